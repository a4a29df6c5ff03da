package baffin.adventure.picture;

import baffin.adventure.sea.Ground;
import baffin.adventure.state.AdventureState;
import baffin.adventure.state.Supply;
import baffin.game.picture.Canvas;
import baffin.game.picture.Paragraph;
import baffin.game.picture.Svg;

/** Prices of the terrain, and what lies beside the map. */
final class LegendPicture {

    private static final double SMALL = 17;

    private final Canvas canvas;
    private final Svg svg;
    private final Layout layout;

    private LegendPicture(Canvas canvas, Layout layout) {
        this.canvas = canvas;
        this.svg = canvas.svg();
        this.layout = layout;
    }

    static void draw(Canvas canvas, Layout layout, AdventureState state) {
        LegendPicture legend = new LegendPicture(canvas, layout);
        for (Ground ground : Ground.values()) {
            legend.ground(ground);
        }
        int place = Ground.values().length;
        HexPicture.chest(canvas.svg(), legend.x(place), legend.y(place) + 2, 1);
        legend.words(place, 20, canvas.text("chest"));
        legend.supply(state.supply(), place + 1);
    }

    private void ground(Ground ground) {
        double x = x(ground.ordinal());
        double y = y(ground.ordinal());
        HexPicture.draw(svg, ground, x, y, SMALL, layout.portrait());
        svg.label(x + 24, y - 2, "bold", canvas.labels().named("ground", ground));
        svg.label(x + 24, y + 15, "tiny", canvas.text("price", "points", ground.price(null)));
    }

    private void supply(Supply supply, int place) {
        card(svg, x(place), y(place), "back");
        words(place, 18, canvas.text("deck", "count", supply.deck().total()));
        card(svg, x(place + 1), y(place + 1), "seen");
        words(place + 1, 18, canvas.text("discarded", "count", supply.discards().total()));
        String left = canvas.text("pieces.left", "icebergs", supply.icebergs(), "waters", supply.waters());
        double size = layout.small();
        if (layout.inLegend() <= place) {
            Paragraph.fitted(
                    svg, layout.margin(), y(place + 1) + 40, layout.width() - 2 * layout.margin(), size, "bold", left);
        } else {
            double x = x(place + 2) + 30;
            Paragraph.fitted(svg, x, layout.legend() + 5, layout.width() - 12 - x, size, "bold", left);
        }
    }

    private double x(int place) {
        return layout.margin()
                + SMALL
                + place % layout.inLegend() * (layout.portrait() ? 124 : layout.inLegend() == 8 ? 112 : 170);
    }

    private double y(int place) {
        int row = place / layout.inLegend();
        return layout.legend() + row * 40;
    }

    private void words(int place, double away, String words) {
        svg.label(x(place) + away, y(place) + 5, "bold", words);
    }

    static void card(Svg svg, double x, double y, String style) {
        svg.leaf("rect", "x", x - 8, "y", y - 12, "width", 17, "height", 24, "rx", 3, "class", style);
    }
}
