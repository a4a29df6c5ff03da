package baffin.expedition.data;

import java.util.Arrays;
import java.util.List;
import java.util.Set;

/**
 * One row of a data file.
 *
 * @param where file and line, for messages
 * @param header names of the columns
 * @param cells one text a column
 */
record Row(String where, List<String> header, List<String> cells) {

    Row {
        if (cells.size() != header.size()) {
            throw new IllegalStateException(where + " has " + cells.size() + " cells, not " + header.size());
        }
    }

    String text(String column) {
        return cells.get(header.indexOf(column));
    }

    int number(String column, int least, int most) {
        int value;
        try {
            value = Integer.parseInt(text(column));
        } catch (NumberFormatException e) {
            throw new IllegalStateException(where + ": " + column + " is no number: " + text(column), e);
        }
        check(value >= least && value <= most, column + " must be " + least + " to " + most + ", not " + value);
        return value;
    }

    <E extends Enum<E>> E oneOf(Class<E> type, String column) {
        for (E constant : type.getEnumConstants()) {
            if (constant.name().equals(text(column))) {
                return constant;
            }
        }
        throw new IllegalStateException(where + ": " + column + " is unknown: " + text(column));
    }

    boolean has(String column) {
        return !text(column).equals("-");
    }

    /** Corners as bits, the westmost highest: {@code #} land, {@code ~} sea. */
    int corners(String column, int least, int most) {
        String text = text(column);
        check(text.length() >= least && text.length() <= most, column + " has a wrong number of corners: " + text);
        check(text.chars().allMatch(c -> c == '#' || c == '~'), column + " may hold # and ~ only: " + text);
        return text.chars().reduce(0, (bits, c) -> bits << 1 | (c == '#' ? 1 : 0));
    }

    List<Integer> numbers(String column) {
        return Arrays.stream(text(column).split(" ")).map(Integer::valueOf).toList();
    }

    String source() {
        return text("source");
    }

    void checkSource(Set<String> marks) {
        check(marks.containsAll(Arrays.asList(source().split(","))), "source mark is unknown: " + source());
    }

    void check(boolean holds, String message) {
        if (!holds) {
            throw new IllegalStateException(where + ": " + message);
        }
    }
}
