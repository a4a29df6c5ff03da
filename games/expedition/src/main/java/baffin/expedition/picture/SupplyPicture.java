package baffin.expedition.picture;

import baffin.expedition.data.Token;
import baffin.expedition.state.ExpeditionState;
import baffin.expedition.state.Supply;
import baffin.expedition.tile.Tile;
import baffin.game.Seat;
import baffin.game.picture.Canvas;
import baffin.game.picture.Paragraph;
import baffin.game.picture.Seats;
import baffin.game.picture.Svg;
import java.util.List;

/** What lies beside the board: display, piles, tokens (they serve as the key to the map), order of the seats. */
final class SupplyPicture {

    private final Canvas canvas;
    private final Svg svg;
    private final boolean portrait;
    private final double left;
    private final double top;

    private SupplyPicture(Canvas canvas, Layout layout) {
        this.canvas = canvas;
        this.svg = canvas.svg();
        this.portrait = layout.portrait();
        this.left = layout.supplyX();
        this.top = layout.supplyY();
    }

    static void draw(Canvas canvas, Layout layout, ExpeditionState state) {
        new SupplyPicture(canvas, layout).draw(state);
    }

    private void draw(ExpeditionState state) {
        double width = portrait ? 366 : 130;
        double height = portrait ? 310 : Layout.BOTTOM - top + 14;
        svg.leaf("rect", "x", left - 8, "y", top - 14, "width", width, "height", height, "rx", 8, "class", "card");
        display(state.supply(), top + 6);
        piles(state.supply(), top + (portrait ? 78 : 112));
        tokens(state.supply(), top + (portrait ? 158 : 240));
        order(canvas.text("order"), state.order(), left, top + (portrait ? 258 : 464));
        order(canvas.text("order.next"), state.next(), portrait ? left + 190 : left, top + (portrait ? 258 : 518));
    }

    private void display(Supply supply, double y) {
        Paragraph.fitted(svg, left, y, 74, 12, "head", canvas.text("large"));
        svg.label(left + (portrait ? 350 : 114), y, "tiny tail", canvas.text("bag", "count", supply.bagCount()));
        for (int i = 0; i < supply.display().size(); i++) {
            double x = left + (portrait ? i * 88 : i % 2 * 60);
            TilePicture.draw(
                    canvas, supply.display().get(i), x, y + 10 + (portrait ? 0 : i / 2 * 36), portrait ? 38 : 27);
        }
    }

    private void piles(Supply supply, double y) {
        svg.label(left, y, "head", canvas.text("small"));
        double side = portrait ? 38 : 27;
        for (int design = 0; design < supply.piles().size(); design++) {
            double x = left + (portrait ? design * 58 : design % 3 * 40);
            double pileY = y + 10 + (portrait ? 0 : design / 3 * 46);
            TilePicture.draw(canvas, Tile.small(design), x, pileY, side);
            svg.label(x + side / 2, pileY + side + 13, "tiny mid", "×" + supply.pile(design));
        }
    }

    private void tokens(Supply supply, double y) {
        svg.label(left, y, "head", canvas.text("tokens.left"));
        for (Token token : Token.values()) {
            int place = token.ordinal();
            double x = left + (portrait ? place % 3 * 118 : 0);
            double at = y + 36 * (portrait ? 1 + place / 3 : place + 1);
            TokenPicture.draw(canvas, token, x + 14, at - 8, .8, true);
            Paragraph.fitted(
                    svg, x + 34, at - 9, 82, 11, "tiny bold", canvas.labels().named("token", token));
            svg.label(x + 34, at + 4, "tiny", "×" + supply.left(token));
        }
    }

    private void order(String words, List<Seat> seats, double x, double y) {
        svg.label(x, y, "head", words);
        for (int i = 0; i < seats.size(); i++) {
            Seats.emblem(svg, seats.get(i).index(), x + 11 + i * 29, y + 21, .8);
        }
        if (seats.isEmpty()) {
            svg.label(x, y + 22, "tiny", canvas.text("order.empty"));
        }
    }
}
