package baffin.expedition.picture;

import baffin.expedition.data.Token;
import baffin.game.picture.Canvas;
import baffin.game.picture.Svg;

/** Tokens: one shape and one letter a kind, so that colour is not needed to tell them apart. */
final class TokenPicture {

    private TokenPicture() {}

    /** Draws the symbol of a tile on the map and its token, if that still lies there. */
    static void onMap(Canvas canvas, Token token, double x, double y, double side, boolean present) {
        String name = canvas.labels().named("token", token);
        canvas.svg().open("g").words("title", canvas.text(present ? "token.lies" : "token.gone", "token", name));
        draw(canvas, token, x, y, side / Layout.SQUARE, present);
        canvas.svg().end();
    }

    /**
     * Draws a token about 26 pixels wide, or its empty symbol.
     *
     * @param present false when only the symbol is there
     */
    static void draw(Canvas canvas, Token token, double x, double y, double scale, boolean present) {
        Svg svg = canvas.svg().at(x, y, scale);
        if (present) {
            svg.leaf("path", "d", shape(token), "class", "token", "fill", Palette.token(token));
        } else {
            svg.path(shape(token), "gone");
        }
        svg.end();
        if (present) {
            double low = token == Token.CAIRN ? 3 * scale : 0;
            canvas.centred(x, y + low, "mark", canvas.labels().named("letter", token));
        }
    }

    private static String shape(Token token) {
        return switch (token) {
            case CAIRN -> "M0 -15L15 12H-15Z";
            case INUIT -> "M-13 10V-1A13 12 0 0 1 13 -1V10Z";
            case FRANKLIN -> "M0 -16L16 0L0 16L-16 0Z";
            case STRAIT -> "M-8 -13H8L15 0L8 13H-8L-15 0Z";
            case CARTOGRAPHY -> "M-12 -12H12V12H-12Z";
        };
    }
}
