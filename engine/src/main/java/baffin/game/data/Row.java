package baffin.game.data;

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
public record Row(String where, List<String> header, List<String> cells) {

    public Row {
        cells = List.copyOf(cells);
        if (cells.size() != header.size()) {
            throw new IllegalStateException(where + " has " + cells.size() + " cells, not " + header.size());
        }
    }

    public String text(String column) {
        return cells.get(header.indexOf(column));
    }

    /** A number within a range. */
    public int number(String column, int least, int most) {
        int value;
        try {
            value = Integer.parseInt(text(column));
        } catch (NumberFormatException e) {
            throw new IllegalStateException(where + ": " + column + " is no number: " + text(column), e);
        }
        check(value >= least && value <= most, column + " must be " + least + " to " + most + ", not " + value);
        return value;
    }

    /** A constant by its name. */
    public <E extends Enum<E>> E oneOf(Class<E> type, String column) {
        for (E constant : type.getEnumConstants()) {
            if (constant.name().equals(text(column))) {
                return constant;
            }
        }
        throw new IllegalStateException(where + ": " + column + " is unknown: " + text(column));
    }

    /** False for a column that is empty, which is written as {@code -}. */
    public boolean has(String column) {
        return !text(column).equals("-");
    }

    /** Numbers with spaces between them. */
    public List<Integer> numbers(String column) {
        return Arrays.stream(text(column).split(" ")).map(Integer::valueOf).toList();
    }

    /** The source mark. */
    public String source() {
        return text("source");
    }

    void checkSource(Set<String> marks) {
        check(marks.containsAll(Arrays.asList(source().split(","))), "source mark is unknown: " + source());
    }

    /** Stops the program with file, line and message when something does not hold. */
    public void check(boolean holds, String message) {
        if (!holds) {
            throw new IllegalStateException(where + ": " + message);
        }
    }
}
