package baffin.adventure.sea;

import baffin.game.Textual;

/**
 * One hex of the map, written {@code 5,3}.
 *
 * @param row 1 to 24, in the direction of travel; row 0 holds no hex
 * @param col from 0, from the left
 */
@Textual.Written(
        pattern = "^[0-9]{1,2},[0-9]{1,2}$",
        form = "row,column with rows from 1 and columns from 0",
        example = "5,3")
public record Hex(int row, int col) implements Textual {

    /** Reads what {@link #text()} wrote. */
    public Hex(String text) {
        this(number(text, 0), number(text, 1));
    }

    @Override
    public String text() {
        return row + "," + col;
    }

    @Override
    public String toString() {
        return text();
    }

    private static int number(String text, int part) {
        String[] parts = text.split(",", -1);
        if (parts.length != 2 || !parts[part].matches("\\d{1,2}")) {
            throw new IllegalArgumentException("must be row,column such as 5,3");
        }
        return Integer.parseInt(parts[part]);
    }
}
