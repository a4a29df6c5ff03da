package baffin.expedition.tile;

import baffin.expedition.data.LargeTiles;
import baffin.expedition.data.SmallTiles;
import baffin.game.Textual;
import java.util.List;

/**
 * A tile in a bag, on display, in a pile or in a reserve. Written {@code L27} (large, by code) or {@code S3} (small, by
 * design).
 *
 * @param size large or small
 * @param code code of a large tile, 0 to 63, or design of a small one, 0 to 5
 */
@Textual.Written(
        pattern = "^(L([0-9]|[1-5][0-9]|6[0-3])|S[0-5])$",
        form = "L and 0 to 63 for a large tile, or S and 0 to 5 for a small one",
        example = "L27")
public record Tile(Size size, int code) implements Textual, Comparable<Tile> {

    /** How many squares a tile covers. */
    public enum Size {
        /** Two squares. */
        LARGE,
        /** One square. */
        SMALL
    }

    public Tile {
        int count = size == Size.LARGE ? LargeTiles.COUNT : SmallTiles.DESIGNS;
        if (code < 0 || code >= count) {
            throw new IllegalArgumentException("no " + size + " tile " + code + ": there are 0 to " + (count - 1));
        }
    }

    /** Reads what {@link #text()} wrote. */
    public Tile(String text) {
        this(size(text), Integer.parseInt(text, 1, text.length(), 10));
    }

    public static Tile large(int code) {
        return new Tile(Size.LARGE, code);
    }

    public static Tile small(int design) {
        return new Tile(Size.SMALL, design);
    }

    /** True when it covers two squares. */
    public boolean isLarge() {
        return size == Size.LARGE;
    }

    /** Its corners as it lies unturned, from west to east, the north row first: {@code #} land, {@code ~} sea. */
    public List<String> corners() {
        Shape shape = Shapes.all(this)[0];
        return List.of(row(shape, 0), row(shape, 1));
    }

    @Override
    public String text() {
        return (isLarge() ? "L" : "S") + code;
    }

    @Override
    public int compareTo(Tile other) {
        return size != other.size ? size.compareTo(other.size) : Integer.compare(code, other.code);
    }

    @Override
    public String toString() {
        return text();
    }

    private static String row(Shape shape, int row) {
        StringBuilder text = new StringBuilder();
        for (int col = 0; col <= shape.cols; col++) {
            text.append((shape.land[row] >> col & 1) == 1 ? '#' : '~');
        }
        return text.toString();
    }

    private static Size size(String text) {
        if (text.length() < 2 || text.charAt(0) != 'L' && text.charAt(0) != 'S') {
            throw new IllegalArgumentException("no tile: " + text);
        }
        return text.charAt(0) == 'L' ? Size.LARGE : Size.SMALL;
    }
}
