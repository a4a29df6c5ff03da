package baffin.expedition.tile;

import baffin.expedition.data.Token;
import baffin.expedition.data.Zones;
import baffin.expedition.geometry.Orientation;
import baffin.expedition.geometry.Square;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A tile on the board. Written kind, code, orientation, anchor and {@code *} while its token lies on it, such as
 * {@code L27.5@4,5*}.
 *
 * @param kind what it is
 * @param code code of a large tile, design of a small one or of the pile a joker came from, id of a preprinted one
 * @param anchor its square furthest to the north and west
 * @param orientation how it lies
 * @param token true while a token lies on its symbol
 */
public record Piece(Kind kind, int code, Square anchor, Orientation orientation, boolean token) {

    /** What a piece is. */
    public enum Kind {
        LARGE,
        SMALL,
        /** A small tile with its joker side up: its terrain is whatever is around it (EX-7.9). */
        JOKER,
        PREPRINTED
    }

    public Shape shape() {
        return switch (kind) {
            case LARGE -> Shapes.large(code, orientation);
            case SMALL -> Shapes.small(code, orientation);
            case JOKER -> Shapes.JOKER;
            case PREPRINTED -> Shapes.preprinted(code);
        };
    }

    /** Its squares, one or two, the anchor first. */
    public List<Square> squares() {
        Shape shape = shape();
        return shape.squares() == 1
                ? List.of(anchor)
                : List.of(anchor, Square.of(anchor.row() + shape.rows - 1, anchor.col() + shape.cols - 1));
    }

    /** Its symbol, or null when it is blank. */
    public @Nullable Token symbol() {
        return shape().symbol;
    }

    /** The square that carries its symbol; the anchor when it is blank. */
    public Square symbolSquare() {
        return shape().symbolCell == 0 ? anchor : squares().getLast();
    }

    /** The factor of its symbol's zone (EX-7.15). */
    public int zoneFactor() {
        return Zones.factor(symbolSquare().col());
    }

    public Piece withToken(boolean present) {
        return new Piece(kind, code, anchor, orientation, present);
    }

    public String text() {
        return kind.name().substring(0, 1) + code + "." + orientation.ordinal() + "@" + anchor.row() + ","
                + anchor.col() + (token ? "*" : "");
    }

    public static Piece parse(String text) {
        int dot = text.indexOf('.');
        int at = text.indexOf('@');
        int comma = text.indexOf(',');
        boolean token = text.endsWith("*");
        int end = token ? text.length() - 1 : text.length();
        int row = Integer.parseInt(text, at + 1, comma, 10);
        int col = Integer.parseInt(text, comma + 1, end, 10);
        return new Piece(
                kind(text.charAt(0)),
                Integer.parseInt(text, 1, dot, 10),
                Square.of(row, col),
                Orientation.of(Integer.parseInt(text, dot + 1, at, 10)),
                token);
    }

    private static Kind kind(char letter) {
        return switch (letter) {
            case 'L' -> Kind.LARGE;
            case 'S' -> Kind.SMALL;
            case 'J' -> Kind.JOKER;
            case 'P' -> Kind.PREPRINTED;
            default -> throw new IllegalArgumentException("no kind of piece: " + letter);
        };
    }
}
