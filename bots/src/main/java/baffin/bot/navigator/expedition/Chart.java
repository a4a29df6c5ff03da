package baffin.bot.navigator.expedition;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The board: corners with their terrain and squares with their tiles. Places of ships are
 * numbers: the index of a tile, then
 * {@link #home()} and {@link #passage()}.
 */
final class Chart {

    static final int ROWS = 8;
    static final int COLUMNS = 12;
    static final int EMPTY = -1;
    private static final int WIDTH = COLUMNS + 1;

    /**
     * A tile on the board.
     *
     * @param first index of its north-west square
     * @param last index of its other square, the same for a small tile
     * @param symbol what it shows, or null
     * @param token true while a token lies on it
     * @param zone factor of the symbol's square
     */
    record Piece(int first, int last, @Nullable String symbol, boolean token, int zone) {}

    private final byte[] corners;
    private final byte[] owners;
    private final List<Piece> pieces;

    private Chart(byte[] corners, byte[] owners, List<Piece> pieces) {
        this.corners = corners;
        this.owners = owners;
        this.pieces = pieces;
    }

    static Chart of(JsonNode view) {
        byte[] corners = new byte[(ROWS + 1) * WIDTH];
        for (int row = 0; row <= ROWS; row++) {
            String text = view.path("vertices").path(row).asText();
            for (int col = 0; col < WIDTH; col++) {
                corners[row * WIDTH + col] = (byte) text.charAt(col);
            }
        }
        byte[] owners = new byte[ROWS * COLUMNS];
        Arrays.fill(owners, (byte) EMPTY);
        List<Piece> pieces = new ArrayList<>();
        for (JsonNode node : view.path("pieces")) {
            List<Integer> squares = new ArrayList<>();
            for (JsonNode square : node.path("squares")) {
                squares.add(square.path(0).asInt() * COLUMNS + square.path(1).asInt());
            }
            squares.forEach(square -> owners[square] = (byte) pieces.size());
            pieces.add(new Piece(
                    squares.getFirst(),
                    squares.getLast(),
                    node.path("symbol").textValue(),
                    node.path("token").asBoolean(),
                    node.path("zone").asInt(1)));
        }
        return new Chart(corners, owners, pieces);
    }

    List<Piece> pieces() {
        return pieces;
    }

    int home() {
        return pieces.size();
    }

    int passage() {
        return pieces.size() + 1;
    }

    /** The index of the tile on a square, or {@link #EMPTY}. */
    int owner(int square) {
        return owners[square];
    }

    boolean covered(int row, int col) {
        return owners[row * COLUMNS + col] != EMPTY;
    }

    boolean isLand(int row, int col) {
        return corners[row * WIDTH + col] == '#';
    }

    boolean isSea(int row, int col) {
        return corners[row * WIDTH + col] == '~';
    }

    static boolean holds(int row, int col) {
        return row >= 0 && row < ROWS && col >= 0 && col < COLUMNS;
    }

    static int zone(int col) {
        return 3 - col / 4;
    }

    /** The number of a place as the API writes it: an arrow, a tile, or an area of a tile. */
    int node(String place) {
        if (place.equals("GREENLAND")) {
            return home();
        }
        if (place.equals("NORTHWEST_PASSAGE")) {
            return passage();
        }
        String[] parts = place.split(",");
        return owner(Integer.parseInt(parts[0]) * COLUMNS + Integer.parseInt(parts[1]));
    }

    /** True when the shape may lie there: on empty squares, every known corner alike. */
    boolean takes(TileShape shape, int row, int col) {
        for (int r = 0; r < shape.rows(); r++) {
            for (int c = 0; c < shape.cols(); c++) {
                if (!holds(row + r, col + c) || covered(row + r, col + c)) {
                    return false;
                }
            }
        }
        for (int r = 0; r <= shape.rows(); r++) {
            for (int c = 0; c <= shape.cols(); c++) {
                byte known = corners[(row + r) * WIDTH + col + c];
                if (known != '.' && (known == '#') != shape.isLand(r, c)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** The chart with one more tile, and with every hole of one square filled that it leaves. */
    Chart with(TileShape shape, int row, int col, boolean token) {
        Chart next = new Chart(corners.clone(), owners.clone(), new ArrayList<>(pieces));
        int symbolCol = shape.symbolCell() == 1 ? col + shape.cols() - 1 : col;
        int last = (row + shape.rows() - 1) * COLUMNS + col + shape.cols() - 1;
        next.cover(new Piece(row * COLUMNS + col, last, shape.symbol(), token, zone(symbolCol)));
        for (int r = 0; r <= shape.rows(); r++) {
            for (int c = 0; c <= shape.cols(); c++) {
                next.corners[(row + r) * WIDTH + col + c] = (byte) (shape.isLand(r, c) ? '#' : '~');
            }
        }
        for (int r = row - 1; r <= row + shape.rows(); r++) {
            for (int c = col - 1; c <= col + shape.cols(); c++) {
                next.fill(r, c);
            }
        }
        return next;
    }

    /** The chart without the token of a tile. */
    Chart withoutToken(int piece) {
        List<Piece> fewer = new ArrayList<>(pieces);
        Piece old = pieces.get(piece);
        fewer.set(piece, new Piece(old.first(), old.last(), old.symbol(), false, old.zone()));
        return new Chart(corners, owners, fewer);
    }

    private void cover(Piece piece) {
        owners[piece.first()] = (byte) pieces.size();
        owners[piece.last()] = (byte) pieces.size();
        pieces.add(piece);
    }

    private void fill(int row, int col) {
        if (holds(row, col)
                && !covered(row, col)
                && closed(row - 1, col)
                && closed(row + 1, col)
                && closed(row, col - 1)
                && closed(row, col + 1)) {
            int square = row * COLUMNS + col;
            cover(new Piece(square, square, null, false, zone(col)));
        }
    }

    private boolean closed(int row, int col) {
        return !holds(row, col) || covered(row, col);
    }
}
