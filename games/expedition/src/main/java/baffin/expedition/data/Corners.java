package baffin.expedition.data;

import baffin.game.data.Row;

/** Corners in a data file: {@code #} land, {@code ~} sea. */
final class Corners {

    private Corners() {}

    /** Corners as bits, the westmost highest, 1 = land. */
    static int of(Row row, String column, int least, int most) {
        String text = row.text(column);
        row.check(text.length() >= least && text.length() <= most, column + " has a wrong number of corners: " + text);
        row.check(text.chars().allMatch(c -> c == '#' || c == '~'), column + " may hold # and ~ only: " + text);
        return text.chars().reduce(0, (bits, c) -> bits << 1 | (c == '#' ? 1 : 0));
    }
}
