package baffin.expedition.picture;

import baffin.expedition.data.Token;
import baffin.expedition.state.ExpeditionState;
import baffin.expedition.state.Supply;
import baffin.expedition.tile.Tile;
import baffin.game.Seat;
import baffin.game.picture.Seats;
import baffin.game.picture.Svg;
import java.util.List;

/** What lies beside the board: display, piles, tokens (they serve as the key to the map), order of the seats. */
final class SupplyPicture {

    private static final double X = Layout.SUPPLY;

    private SupplyPicture() {}

    static void draw(Svg svg, ExpeditionState state) {
        double y = Layout.TOP;
        double height = Layout.BOTTOM - y + 14;
        svg.leaf("rect", "x", X - 8, "y", y - 14, "width", 130, "height", height, "rx", 8, "class", "card");
        display(svg, state.supply(), y + 6);
        piles(svg, state.supply(), y + 112);
        tokens(svg, state.supply(), y + 240);
        order(svg, "Order", state.order(), y + 464);
        order(svg, "Next round", state.next(), y + 518);
    }

    private static void display(Svg svg, Supply supply, double y) {
        svg.label(X, y, "head", "Large tiles");
        svg.label(X + 114, y, "tiny tail", "bag " + supply.bagCount());
        for (int i = 0; i < supply.display().size(); i++) {
            TilePicture.draw(svg, supply.display().get(i), X + i % 2 * 60, y + 10 + i / 2 * 36, 27);
        }
    }

    private static void piles(Svg svg, Supply supply, double y) {
        svg.label(X, y, "head", "Small tiles");
        for (int design = 0; design < supply.piles().size(); design++) {
            double pileX = X + design % 3 * 40;
            double pileY = y + 10 + design / 3 * 46;
            TilePicture.draw(svg, Tile.small(design), pileX, pileY, 27);
            svg.label(pileX + 13.5, pileY + 40, "tiny mid", "×" + supply.pile(design));
        }
    }

    private static void tokens(Svg svg, Supply supply, double y) {
        svg.label(X, y, "head", "Tokens left");
        for (Token token : Token.values()) {
            double at = y + 36 * (token.ordinal() + 1);
            TokenPicture.draw(svg, token, X + 14, at - 8, .85, true);
            svg.label(X + 34, at - 9, "tiny bold", TokenPicture.name(token));
            svg.label(X + 34, at + 4, "tiny", "×" + supply.left(token));
        }
    }

    private static void order(Svg svg, String words, List<Seat> seats, double y) {
        svg.label(X, y, "head", words);
        for (int i = 0; i < seats.size(); i++) {
            Seats.emblem(svg, seats.get(i).index(), X + 11 + i * 29, y + 21, .78);
        }
        if (seats.isEmpty()) {
            svg.label(X, y + 22, "tiny", "nobody yet");
        }
    }
}
