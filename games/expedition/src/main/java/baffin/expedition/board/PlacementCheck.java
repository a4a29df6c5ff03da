package baffin.expedition.board;

import baffin.expedition.geometry.Grid;
import baffin.expedition.geometry.Place;
import baffin.expedition.geometry.Square;
import baffin.expedition.geometry.Terrain;
import baffin.expedition.tile.Piece;
import baffin.expedition.tile.Placement;
import baffin.expedition.tile.Shape;
import baffin.expedition.tile.Shapes;
import baffin.game.RuleViolation;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Judges one placement and says in words what is wrong with it. Accepts exactly what {@link Placements} lists. */
public final class PlacementCheck {

    private static final String PLACE = "EX-7.6";

    private PlacementCheck() {}

    /**
     * Judges a placement.
     *
     * @param acting where the vehicle that places stands
     * @return the first rule broken, with pointers {@code /square}, {@code /orientation} or {@code /tile}; empty
     *     when it is allowed
     */
    public static Optional<RuleViolation> check(Board board, Placement placement, Place acting) {
        Piece stand = board.pieceAt(acting);
        if (stand == null) {
            return broken(PLACE, "the acting vehicle stands on " + acting + ", and an arrow is not a tile");
        }
        Shape shape = shape(placement);
        if (shape == null) {
            return broken(PLACE, orientationProblem(placement), "/orientation");
        }
        return check(board, placement.square(), shape, stand);
    }

    private static Optional<RuleViolation> check(Board board, Square anchor, Shape shape, Piece stand) {
        if (!Fit.onGrid(shape, anchor)) {
            return broken(
                    PLACE,
                    "a tile of " + shape.rows + " by " + shape.cols + " squares at " + anchor + " leaves the board of "
                            + Grid.ROWS + " by " + Grid.COLUMNS,
                    "/square");
        }
        if (!Fit.onEmptySquares(board, shape, anchor)) {
            return broken(PLACE, "not all squares under the tile at " + anchor + " are empty", "/square");
        }
        if (!Fit.touches(Fit.beside(stand), shape, anchor)) {
            return broken(
                    PLACE,
                    "the tile at " + anchor + " shares no side with the acting vehicle's tile " + stand.squares(),
                    "/square");
        }
        if (!Fit.agrees(board, shape, anchor)) {
            return broken("EX-2.1", disagreement(board, anchor, shape), "/square", "/orientation");
        }
        if (!SeaPath.stays(board, shape, anchor)) {
            return broken(
                    "EX-7.7",
                    "with this tile at " + anchor + " no sea path between the two arrows would be possible",
                    "/square",
                    "/orientation");
        }
        return Optional.empty();
    }

    private static @Nullable Shape shape(Placement placement) {
        for (Shape shape : Shapes.distinct(placement.tile())) {
            if (shape.orientation == placement.orientation()) {
                return shape;
            }
        }
        return null;
    }

    private static String orientationProblem(Placement placement) {
        Shape[] shapes = Shapes.all(placement.tile());
        int index = placement.orientation().ordinal();
        if (index >= shapes.length) {
            return "a small tile lies with its terrain side up, so " + placement.orientation() + " is not possible";
        }
        for (Shape shape : Shapes.distinct(placement.tile())) {
            if (shape.looksLike(shapes[index])) {
                return "tile " + placement.tile() + " turned " + placement.orientation() + " looks like "
                        + shape.orientation + ": say that instead";
            }
        }
        throw new IllegalStateException("no distinct shape looks like " + placement);
    }

    private static String disagreement(Board board, Square anchor, Shape shape) {
        for (int row = 0; row <= shape.rows; row++) {
            int wrong = Fit.disagreeing(board, shape, anchor, row);
            if (wrong != 0) {
                int col = Integer.numberOfTrailingZeros(wrong);
                Terrain there = board.terrain(anchor.row() + row, col);
                String wanted = there == Terrain.LAND ? "sea" : "land";
                return "corner (" + (anchor.row() + row) + "," + col + ") is "
                        + there.name().toLowerCase(Locale.ROOT) + " on the board, but " + wanted + " on the tile";
            }
        }
        throw new IllegalStateException("no corner disagrees at " + anchor);
    }

    private static Optional<RuleViolation> broken(String ruleId, String message, String... pointers) {
        return Optional.of(RuleViolation.of(ruleId, message, pointers));
    }
}
