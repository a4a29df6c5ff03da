package baffin.expedition.board;

import baffin.expedition.data.Preprinted;
import baffin.expedition.data.Token;
import baffin.expedition.geometry.Grid;
import baffin.expedition.geometry.Orientation;
import baffin.expedition.geometry.Place;
import baffin.expedition.geometry.Quadrant;
import baffin.expedition.geometry.Square;
import baffin.expedition.geometry.Terrain;
import baffin.expedition.tile.Fill;
import baffin.expedition.tile.Piece;
import baffin.expedition.tile.Placement;
import baffin.expedition.tile.Shape;
import baffin.game.Textual;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The map so far, immutable: the pieces in the order in which they came, and what follows from them. Written as the
 * texts of its pieces, separated by blanks.
 *
 * <p>Inside, rows of squares and of corners are bit masks, bit 0 the westmost, so that judging a placement is a few
 * shifts.
 */
public final class Board implements Textual {

    private static final Board START = preprinted();

    final Piece[] pieces;
    /** Number of the piece on each square, or -1. */
    final byte[] owner;
    /** Squares covered, by row. */
    final int[] filled;
    /** Corners fixed, by row of corners. */
    final int[] known;
    /** Corners fixed as land, by row of corners. */
    final int[] land;
    /** Squares whose east neighbour belongs to the same piece, by row. */
    final int[] joinedEast;
    /** Squares whose south neighbour belongs to the same piece, by row. */
    final int[] joinedSouth;

    private Board() {
        pieces = new Piece[0];
        owner = new byte[Grid.SQUARES];
        Arrays.fill(owner, (byte) -1);
        filled = new int[Grid.ROWS];
        known = new int[Grid.ROWS + 1];
        land = new int[Grid.ROWS + 1];
        joinedEast = new int[Grid.ROWS];
        joinedSouth = new int[Grid.ROWS];
    }

    private Board(Board same) {
        this(same, same.pieces);
    }

    private Board(Board from, Piece[] pieces) {
        this.pieces = pieces;
        this.owner = from.owner;
        this.filled = from.filled;
        this.known = from.known;
        this.land = from.land;
        this.joinedEast = from.joinedEast;
        this.joinedSouth = from.joinedSouth;
    }

    private Board(Board before, Piece added) {
        pieces = Arrays.copyOf(before.pieces, before.pieces.length + 1);
        owner = before.owner.clone();
        filled = before.filled.clone();
        known = before.known.clone();
        land = before.land.clone();
        joinedEast = before.joinedEast.clone();
        joinedSouth = before.joinedSouth.clone();
        add(added);
    }

    /**
     * Reads what {@link #text()} wrote.
     *
     * @throws IllegalArgumentException when it is no board
     */
    public Board(String text) {
        this(parsed(text));
    }

    /** The board of a new match: the preprinted tiles, a token on each of their symbols (EX-3.3). */
    public static Board start() {
        return START;
    }

    /** All pieces in the order in which they came. */
    public List<Piece> pieces() {
        return List.of(pieces);
    }

    /** The piece that covers a square, or null when it is empty. */
    public @Nullable Piece pieceAt(Square square) {
        int number = square.onGrid() ? owner[square.index()] : -1;
        return number < 0 ? null : pieces[number];
    }

    /** The piece a vehicle stands on, or null on an arrow. */
    public @Nullable Piece pieceAt(Place place) {
        return place.square() == null ? null : pieceAt(place.square());
    }

    /** The terrain of a corner of the grid: row 0 to 8 from the north, column 0 to 12 from the west. */
    public Terrain terrain(int row, int col) {
        if ((known[row] >> col & 1) == 0) {
            return Terrain.UNKNOWN;
        }
        return (land[row] >> col & 1) == 0 ? Terrain.SEA : Terrain.LAND;
    }

    /** The printed terrain of a quadrant. */
    public Terrain terrain(Quadrant quadrant) {
        return terrain(quadrant.row() + quadrant.corner().down, quadrant.col() + quadrant.corner().right);
    }

    /**
     * The board with a tile placed, which must fit.
     *
     * @param token true when the tile's symbol receives its token (EX-7.8)
     */
    public Board place(Placement placement, boolean token) {
        return new Board(this, placement.piece().withToken(token));
    }

    /** The board with a hole filled. */
    public Board fill(Fill fill) {
        return new Board(this, fill.piece());
    }

    /** The board without the token of the piece that covers the square. */
    public Board withoutToken(Square square) {
        Piece[] changed = pieces.clone();
        int number = owner[square.index()];
        changed[number] = changed[number].withToken(false);
        return new Board(this, changed);
    }

    /** Pieces on which a token of a kind lies, in the order in which they came. */
    public List<Piece> withToken(Token token) {
        return Arrays.stream(pieces)
                .filter(piece -> piece.token() && piece.symbol() == token)
                .toList();
    }

    /** True when the square lies on the grid and no piece covers it. */
    public boolean empty(Square square) {
        return square.onGrid() && owner[square.index()] < 0;
    }

    boolean isLand(int row, int col) {
        return (land[row] >> col & 1) != 0;
    }

    int ownerAt(int row, int col) {
        return owner[Grid.index(row, col)];
    }

    private void add(Piece piece) {
        int number = pieces.length - 1;
        pieces[number] = piece;
        Shape shape = piece.shape();
        int top = piece.anchor().row();
        int left = piece.anchor().col();
        for (int row = 0; row < shape.rows; row++) {
            filled[top + row] |= shape.cells() << left;
            for (int col = 0; col < shape.cols; col++) {
                owner[Grid.index(top + row, left + col)] = (byte) number;
            }
        }
        for (int row = 0; row <= shape.rows; row++) {
            // A corner that is known already agrees, or the piece is a joker, whose own terrain is none.
            land[top + row] |= shape.land[row] << left;
            known[top + row] |= shape.corners() << left;
        }
        joinedEast[top] |= shape.cols == 2 ? 1 << left : 0;
        joinedSouth[top] |= shape.rows == 2 ? 1 << left : 0;
    }

    private static Board parsed(String text) {
        Board board = new Board();
        for (String piece : text.split(" ")) {
            board = new Board(board, Piece.parse(piece));
        }
        return board;
    }

    private static Board preprinted() {
        Board board = new Board();
        for (Preprinted.PreprintedTile tile : Preprinted.all()) {
            board = new Board(
                    board,
                    new Piece(
                            Piece.Kind.PREPRINTED,
                            tile.id(),
                            Square.of(tile.row(), tile.column()),
                            Orientation.FRONT_0,
                            tile.symbol() != null));
        }
        return board;
    }

    @Override
    public String text() {
        return Arrays.stream(pieces).map(Piece::text).collect(Collectors.joining(" "));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Board board && Arrays.equals(pieces, board.pieces);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(pieces);
    }

    @Override
    public String toString() {
        return text();
    }
}
