package baffin.adventure.sea;

import baffin.game.Textual;

/**
 * The place of a scenery strip, written {@code M5}, {@code L5} or {@code R5}: the middle, the left or the right one
 * that begins in row 5. With three seats those at the sides stand lengthwise over an odd row and the next (AD-2.2).
 *
 * @param part where in the row
 * @param row the first row it covers, from 1
 */
@Textual.Written(pattern = "^[LMR][0-9]{1,2}$", form = "L, M or R and the first row of the strip", example = "M5")
public record Tile(Part part, int row) implements Textual {

    /** Where a strip lies. */
    public enum Part {
        LEFT,
        MIDDLE,
        RIGHT
    }

    /** Reads what {@link #text()} wrote. */
    public Tile(String text) {
        this(part(text), Integer.parseInt(text.substring(1)));
    }

    @Override
    public String text() {
        return part.name().charAt(0) + "" + row;
    }

    @Override
    public String toString() {
        return text();
    }

    private static Part part(String text) {
        if (!text.matches("[LMR]\\d{1,2}")) {
            throw new IllegalArgumentException("must be L, M or R and a row, such as M5");
        }
        return switch (text.charAt(0)) {
            case 'L' -> Part.LEFT;
            case 'M' -> Part.MIDDLE;
            default -> Part.RIGHT;
        };
    }
}
