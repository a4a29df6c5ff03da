package baffin.expedition.board;

import baffin.expedition.data.SunLine;
import baffin.expedition.geometry.Square;
import baffin.expedition.tile.Piece;
import java.util.List;

/**
 * How far the ice reaches: rows of squares frozen, counted from the north (EX-6.1, EX-6.2). A frozen quadrant
 * counts as land for movement (EX-2.6).
 *
 * @param frozenRows 0 to 8
 */
public record Ice(int frozenRows) {

    public static final Ice NONE = new Ice(0);

    /** The ice of a round, 1 to 10. */
    public static Ice inRound(int round) {
        return new Ice(SunLine.frozenRows(round));
    }

    /** True when the square lies above the sun line. */
    public boolean freezes(Square square) {
        return square.row() < frozenRows;
    }

    boolean freezes(int row) {
        return row < frozenRows;
    }

    /** True when the whole tile is frozen (EX-6.3). */
    public boolean freezes(Piece piece) {
        return freezes(piece.squares().getLast());
    }

    /** True when the line cuts the tile: its north square is frozen, its south square is not (EX-6.4). */
    public boolean cuts(Piece piece) {
        return freezes(piece.anchor()) && !freezes(piece);
    }

    /** The squares of a tile that the ice leaves free. */
    public List<Square> thawed(Piece piece) {
        return piece.squares().stream().filter(square -> !freezes(square)).toList();
    }
}
