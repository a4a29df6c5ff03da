package baffin.expedition.board;

import baffin.expedition.geometry.Grid;
import baffin.expedition.geometry.Place;
import baffin.expedition.geometry.Square;
import baffin.expedition.geometry.Terrain;
import baffin.expedition.tile.Piece;
import baffin.expedition.tile.Placement;
import baffin.expedition.tile.Shape;
import baffin.expedition.tile.Shapes;
import baffin.expedition.words.Names;
import baffin.game.RuleViolation;
import baffin.game.words.Phrase;
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
            return RuleViolation.broken(PLACE, Phrase.of("refused.from-arrow", "arrow", Names.of(acting)));
        }
        Shape shape = shape(placement);
        if (shape == null) {
            return RuleViolation.broken(PLACE, orientationProblem(placement), "/orientation");
        }
        return check(board, placement.square(), shape, stand);
    }

    private static Optional<RuleViolation> check(Board board, Square anchor, Shape shape, Piece stand) {
        if (!Fit.onGrid(shape, anchor)) {
            return RuleViolation.broken(
                    PLACE,
                    Phrase.of(
                            "refused.leaves-board",
                            "rows",
                            shape.rows,
                            "columns",
                            shape.cols,
                            "square",
                            anchor.text(),
                            "boardRows",
                            Grid.ROWS,
                            "boardColumns",
                            Grid.COLUMNS),
                    "/square");
        }
        if (!Fit.onEmptySquares(board, shape, anchor)) {
            return RuleViolation.broken(PLACE, Phrase.of("refused.not-empty", "square", anchor.text()), "/square");
        }
        if (!Fit.touches(Fit.beside(stand), shape, anchor)) {
            return RuleViolation.broken(
                    PLACE,
                    Phrase.of(
                            "refused.no-side",
                            "square",
                            anchor.text(),
                            "squares",
                            stand.squares().stream().map(Square::text).toList()),
                    "/square");
        }
        if (!Fit.agrees(board, shape, anchor)) {
            return RuleViolation.broken("EX-2.1", disagreement(board, anchor, shape), "/square", "/orientation");
        }
        if (!SeaPath.stays(board, shape, anchor)) {
            return RuleViolation.broken(
                    "EX-7.7", Phrase.of("refused.sea-path", "square", anchor.text()), "/square", "/orientation");
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

    private static Phrase orientationProblem(Placement placement) {
        Shape[] shapes = Shapes.all(placement.tile());
        int index = placement.orientation().ordinal();
        if (index >= shapes.length) {
            return Phrase.of("refused.small-face", "orientation", Names.of(placement.orientation()));
        }
        for (Shape shape : Shapes.distinct(placement.tile())) {
            if (shape.looksLike(shapes[index])) {
                return Phrase.of(
                        "refused.alike",
                        "tile",
                        placement.tile().text(),
                        "orientation",
                        Names.of(placement.orientation()),
                        "same",
                        Names.of(shape.orientation));
            }
        }
        throw new IllegalStateException("no distinct shape looks like " + placement);
    }

    private static Phrase disagreement(Board board, Square anchor, Shape shape) {
        for (int row = 0; row <= shape.rows; row++) {
            int wrong = Fit.disagreeing(board, shape, anchor, row);
            if (wrong != 0) {
                int col = Integer.numberOfTrailingZeros(wrong);
                Terrain there = board.terrain(anchor.row() + row, col);
                Terrain wanted = there == Terrain.LAND ? Terrain.SEA : Terrain.LAND;
                return Phrase.of(
                        "refused.corner",
                        "row",
                        anchor.row() + row,
                        "column",
                        col,
                        "board",
                        Phrase.named("terrain", there),
                        "tile",
                        Phrase.named("terrain", wanted));
            }
        }
        throw new IllegalStateException("no corner disagrees at " + anchor);
    }
}
