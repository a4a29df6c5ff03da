package baffin.expedition.geometry;

import baffin.expedition.board.Board;
import baffin.expedition.tile.Piece;
import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The sea path of EX-7.7, told square by square and side by side: slow, plain, and unlike the fast one. */
public final class SlowSea {

    private SlowSea() {}

    public static boolean open(Board board) {
        Set<Square> seen = new HashSet<>(List.of(Square.of(2, 11)));
        ArrayDeque<Square> open = new ArrayDeque<>(seen);
        while (!open.isEmpty()) {
            Square square = open.remove();
            if (square.equals(Square.of(6, 0))) {
                return wet(board, 6, 0) || wet(board, 7, 0);
            }
            Piece piece = board.pieceAt(square);
            if (piece != null) {
                piece.squares().stream().filter(seen::add).forEach(open::add);
            }
            beyond(board, square).stream().filter(seen::add).forEach(open::add);
        }
        return false;
    }

    private static List<Square> beyond(Board board, Square square) {
        int row = square.row();
        int col = square.col();
        Set<Square> others = new HashSet<>();
        if (row > 0 && (wet(board, row, col) || wet(board, row, col + 1))) {
            others.add(Square.of(row - 1, col));
        }
        if (row < 7 && (wet(board, row + 1, col) || wet(board, row + 1, col + 1))) {
            others.add(Square.of(row + 1, col));
        }
        if (col > 0 && (wet(board, row, col) || wet(board, row + 1, col))) {
            others.add(Square.of(row, col - 1));
        }
        if (col < 11 && (wet(board, row, col + 1) || wet(board, row + 1, col + 1))) {
            others.add(Square.of(row, col + 1));
        }
        return List.copyOf(others);
    }

    private static boolean wet(Board board, int row, int col) {
        return board.terrain(row, col) != Terrain.LAND;
    }
}
