package baffin.adventure.picture;

import baffin.adventure.sea.Ground;
import baffin.adventure.state.AdventureState;
import baffin.adventure.state.Supply;
import baffin.game.picture.Svg;
import java.util.Locale;

/** Prices of the terrain, and what lies beside the map. */
final class LegendPicture {

    private static final double GAP = 112;
    private static final double SMALL = 17;

    private LegendPicture() {}

    static void draw(Svg svg, AdventureState state, Layout layout) {
        double y = layout.legend();
        double x = Layout.MARGIN + SMALL;
        for (Ground ground : Ground.values()) {
            HexPicture.draw(svg, ground, x, y, SMALL);
            String name = ground.name().toLowerCase(Locale.ROOT);
            svg.label(x + 24, y - 2, "bold", name);
            svg.label(x + 24, y + 13, "tiny", ground.price(null) + " AP");
            x += GAP;
        }
        HexPicture.chest(svg, x, y + 2);
        svg.label(x + 20, y + 5, "bold", "chest");
        supply(svg, state.supply(), x + GAP, y);
    }

    private static void supply(Svg svg, Supply supply, double left, double y) {
        double x = left;
        card(svg, x, y, "back");
        svg.label(x + 18, y + 5, "bold", "deck " + supply.deck().total());
        x += GAP;
        card(svg, x, y, "seen");
        svg.label(x + 18, y + 5, "bold", "discarded " + supply.discards().total());
        x += GAP + 40;
        svg.label(
                x - 10, y + 5, "bold", "icebergs left " + supply.icebergs() + ", water hexes left " + supply.waters());
    }

    static void card(Svg svg, double x, double y, String style) {
        svg.leaf("rect", "x", x - 8, "y", y - 12, "width", 17, "height", 24, "rx", 3, "class", style);
    }
}
