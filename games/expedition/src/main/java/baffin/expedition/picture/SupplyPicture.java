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
    private final Layout layout;
    private final double left;
    private final double top;
    private final double side;

    private SupplyPicture(Canvas canvas, Layout layout) {
        this.canvas = canvas;
        this.svg = canvas.svg();
        this.layout = layout;
        this.left = layout.supplyX();
        this.top = layout.supplyY() + 6;
        this.side = layout.stacked() ? 40 : 31;
    }

    static void draw(Canvas canvas, Layout layout, ExpeditionState state) {
        new SupplyPicture(canvas, layout).draw(state);
    }

    private void draw(ExpeditionState state) {
        boolean portrait = layout.portrait();
        boolean stacked = layout.stacked();
        double width = portrait ? 366 : stacked ? 696 : 138;
        double height = portrait ? 316 : stacked ? 198 : Layout.BOTTOM - top + 20;
        svg.leaf("rect", "x", left - 8, "y", top - 20, "width", width, "height", height, "rx", 8, "class", "card");
        display(state.supply());
        piles(state.supply(), stacked && !portrait ? left + 390 : left, top + (portrait ? 78 : stacked ? 0 : 118));
        tokens(state.supply(), top + (portrait ? 166 : stacked ? 92 : 252));
        double order = top + (portrait ? 262 : stacked ? 146 : 470);
        order(canvas.text("order"), state.order(), left, order);
        order(canvas.text("order.next"), state.next(), stacked ? left + 190 : left, order + (stacked ? 0 : 50));
    }

    private void display(Supply supply) {
        svg.label(left, top, "head", canvas.text("large"));
        double end = left + (layout.portrait() ? 350 : layout.stacked() ? 344 : 122);
        svg.label(end, top + (layout.stacked() ? 0 : 90), "tiny tail", canvas.text("bag", "count", supply.bagCount()));
        for (int i = 0; i < supply.display().size(); i++) {
            double x = left + (layout.stacked() ? i * 88 : i % 2 * (2 * side + 2));
            int row = layout.stacked() ? 0 : i / 2;
            TilePicture.draw(canvas, supply.display().get(i), x, top + 8 + row * (side + 2), side);
        }
    }

    private void piles(Supply supply, double from, double y) {
        svg.label(from, y, "head", canvas.text("small"));
        for (int design = 0; design < supply.piles().size(); design++) {
            double x = from + (layout.portrait() ? design * 58 : layout.stacked() ? design * 50 : design % 3 * 44);
            int row = layout.stacked() ? 0 : design / 3;
            double pileY = y + 8 + row * (side + 20);
            TilePicture.draw(canvas, Tile.small(design), x, pileY, side);
            svg.label(x + side / 2, pileY + side + 15, "tiny mid", "×" + supply.pile(design));
        }
    }

    private void tokens(Supply supply, double y) {
        svg.label(left, y, "head", canvas.text("tokens.left"));
        int columns = layout.portrait() ? 3 : layout.stacked() ? Token.values().length : 1;
        for (Token token : Token.values()) {
            int place = token.ordinal();
            double x = left + place % columns * (layout.portrait() ? 118 : 136);
            double at = y + 20 + 37 * (place / columns);
            TokenPicture.draw(canvas, token, x + 14, at, .8, true);
            String name = canvas.labels().named("token", token);
            Paragraph.fitted(svg, x + 31, at - 1, layout.portrait() ? 86 : 98, layout.small(), "tiny bold", name);
            svg.label(x + 31, at + 14, "tiny", "×" + supply.left(token));
        }
    }

    private void order(String words, List<Seat> seats, double x, double y) {
        svg.label(x, y, "head", words);
        for (int i = 0; i < seats.size(); i++) {
            Seats.emblem(canvas, seats.get(i).index(), x + 11 + i * 29, y + 19, .8);
        }
        if (seats.isEmpty()) {
            svg.label(x, y + 24, "tiny", canvas.text("order.empty"));
        }
    }
}
