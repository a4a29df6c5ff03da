package baffin.northwind.picture;

import baffin.game.Viewer;
import baffin.game.picture.Svg;
import baffin.northwind.data.SeaTiles;
import baffin.northwind.data.Tile;
import baffin.northwind.state.NorthWindState;
import baffin.northwind.state.Stack;
import java.util.List;

/** The three stacks, with what the viewer knows to be in them (NW-7.1). */
final class StackPicture {

    private static final double GAP = 10;
    private static final double WIDTH = (Layout.LEFT_WIDTH - 2 * GAP) / 3;
    private static final double CHIPS = 72;
    private static final double STEP = TilePicture.CHIP + 2;

    private StackPicture() {}

    static void draw(Svg svg, NorthWindState state, Viewer viewer) {
        for (Stack stack : state.stacks()) {
            double x = Layout.MARGIN + stack.port().ordinal() * (WIDTH + GAP);
            boolean sailing = state.voyage() != null && state.sailing().stack() == stack.port();
            svg.at(x, Layout.TOP, 1);
            svg.leaf("rect", "x", 0, "y", 0, "width", WIDTH, "height", Layout.STACKS, "rx", 8, "class", "card");
            Glyphs.lighthouse(svg, 22, 21, .95);
            svg.label(42, 26, "bold", Names.of(stack.port()));
            pile(svg, sailing ? SeaTiles.STACK - state.sailing().sightings().size() : SeaTiles.STACK);
            List<Tile> known = state.memoryAid() ? known(state, stack, viewer) : List.of();
            chips(svg, known, state.memoryAid());
            svg.end();
        }
    }

    private static List<Tile> known(NorthWindState state, Stack stack, Viewer viewer) {
        return viewer instanceof Viewer.Player player ? state.of(player.seat()).knows(stack) : stack.seen();
    }

    private static void pile(Svg svg, int tiles) {
        for (int tile = 0; tile < tiles; tile++) {
            double y = 116 - tile * 4;
            svg.leaf("rect", "x", 14 + tile % 2, "y", y, "width", 50, "height", 40, "rx", 5, "class", "back");
        }
        double top = 116 - (tiles - 1) * 4 + 20;
        svg.path(
                "M39 %1$sL43 %2$sL53 %3$sL43 %4$sL39 %5$sL35 %4$sL25 %3$sL35 %2$sZ"
                        .formatted(
                                Svg.number(top - 15),
                                Svg.number(top - 4),
                                Svg.number(top),
                                Svg.number(top + 4),
                                Svg.number(top + 15)),
                "rose");
        svg.label(39, 174, "tiny mid", tiles + " tiles");
    }

    private static void chips(Svg svg, List<Tile> known, boolean memory) {
        svg.label(CHIPS, 56, "tiny", memory ? "known: " + known.size() + " of " + SeaTiles.STACK : "memory aid off");
        for (int place = 0; memory && place < SeaTiles.STACK; place++) {
            double x = CHIPS + place % 4 * STEP;
            int row = place / 4;
            double y = 68 + row * (STEP + 8);
            if (place < known.size()) {
                TilePicture.chip(svg, known.get(place), x, y);
            } else {
                svg.leaf(
                        "rect",
                        "x",
                        x,
                        "y",
                        y,
                        "width",
                        TilePicture.CHIP,
                        "height",
                        TilePicture.CHIP,
                        "rx",
                        5,
                        "class",
                        "gap");
                svg.label(x + TilePicture.CHIP / 2, y + 21, "tiny mid", "?");
            }
        }
    }
}
