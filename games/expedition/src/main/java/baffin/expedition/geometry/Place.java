package baffin.expedition.geometry;

import baffin.expedition.data.Arrow;
import baffin.expedition.tile.Piece;
import baffin.game.Textual;
import org.jspecify.annotations.Nullable;

/**
 * Where a vehicle stands: on an arrow, on a tile (ships), or on an area of a tile (sleds). Written {@code GREENLAND},
 * {@code 4,5} (a tile, by its {@link Piece#anchor()}) or {@code 4,5,NW} (an area, by its lowest quadrant).
 *
 * @param arrow the arrow, or null
 * @param square the anchor of the tile, or the square of the quadrant; null on an arrow
 * @param corner the corner of the quadrant, or null when it is no area
 */
@Textual.Written(
        pattern = "^(GREENLAND|NORTHWEST_PASSAGE|[0-7],([0-9]|1[01])(,(NW|NE|SW|SE))?)$",
        form = "row,column of a tile, row,column,corner of an area, GREENLAND or NORTHWEST_PASSAGE",
        example = "4,5,NW")
public record Place(
        @Nullable Arrow arrow,
        @Nullable Square square,
        @Nullable Corner corner) implements Textual {

    /** Home. */
    public static final Place GREENLAND = new Place(Arrow.GREENLAND, null, null);

    /** The way to the west. */
    public static final Place NORTHWEST_PASSAGE = new Place(Arrow.NORTHWEST_PASSAGE, null, null);

    public Place {
        if ((arrow == null) == (square == null) || corner != null && square == null) {
            throw new IllegalArgumentException("a place is an arrow, a square or a corner of a square");
        }
    }

    /** Reads what {@link #text()} wrote. */
    public Place(String text) {
        this(parse(text));
    }

    private Place(Place other) {
        this(other.arrow, other.square, other.corner);
    }

    public static Place of(Arrow arrow) {
        return arrow == Arrow.GREENLAND ? GREENLAND : NORTHWEST_PASSAGE;
    }

    /** A tile, by its anchor. */
    public static Place of(Square anchor) {
        return new Place(null, anchor, null);
    }

    /** An area, by its lowest quadrant. */
    public static Place of(Quadrant quadrant) {
        return new Place(null, Square.of(quadrant.row(), quadrant.col()), quadrant.corner());
    }

    /** True on either arrow. */
    public boolean onArrow() {
        return arrow != null;
    }

    /** The quadrant of an area, or null when the place is none. */
    public @Nullable Quadrant quadrant() {
        return square == null || corner == null ? null : new Quadrant(square.row(), square.col(), corner);
    }

    @Override
    public String text() {
        if (square == null) {
            return String.valueOf(arrow);
        }
        return square.row() + "," + square.col() + (corner == null ? "" : "," + corner);
    }

    @Override
    public String toString() {
        return text();
    }

    private static Place parse(String text) {
        if (text.equals(Arrow.GREENLAND.name()) || text.equals(Arrow.NORTHWEST_PASSAGE.name())) {
            return of(Arrow.valueOf(text));
        }
        String[] parts = text.split(",", -1);
        if (parts.length < 2 || parts.length > 3) {
            throw new IllegalArgumentException("no place: " + text);
        }
        int row = Integer.parseInt(parts[0]);
        int col = Integer.parseInt(parts[1]);
        if (!Grid.holds(row, col)) {
            throw new IllegalArgumentException("no square of the board: " + text);
        }
        return new Place(null, Square.of(row, col), parts.length == 2 ? null : Corner.valueOf(parts[2]));
    }
}
