package baffin.northwind.picture;

import baffin.game.Viewer;
import baffin.game.picture.Canvas;
import baffin.game.picture.Outline;
import baffin.game.picture.Svg;
import baffin.northwind.data.SeaTiles;
import baffin.northwind.data.Tile;
import baffin.northwind.state.NorthWindState;
import baffin.northwind.state.Stack;
import java.util.List;

/** The three stacks, with what the viewer knows to be in them (NW-7.1). */
final class StackPicture {

    private static final double STEP = TilePicture.CHIP + 2;

    private final Canvas canvas;
    private final Svg svg;
    private final Layout layout;

    private StackPicture(Canvas canvas, Layout layout) {
        this.canvas = canvas;
        this.svg = canvas.svg();
        this.layout = layout;
    }

    static void draw(Canvas canvas, Layout layout, NorthWindState state, Viewer viewer) {
        StackPicture pictures = new StackPicture(canvas, layout);
        state.stacks().forEach(stack -> pictures.stack(state, stack, viewer));
    }

    private void stack(NorthWindState state, Stack stack, Viewer viewer) {
        int port = stack.port().ordinal();
        double width = layout.stackWidth();
        double height = layout.stackHeight();
        boolean sailing = state.voyage() != null && state.sailing().stack() == stack.port();
        String name = canvas.labels().named("port", stack.port());
        svg.at(layout.stackX(port), layout.stackY(port), 1);
        canvas.spot("stack", stack.port(), canvas.text("stack", "port", name), Outline.rect(0, 0, width, height));
        svg.leaf("rect", "x", 0, "y", 0, "width", width, "height", height, "rx", 8, "class", "card");
        Glyphs.lighthouse(svg, 22, 21, .9);
        svg.label(42, 26, "bold", name);
        svg.at(0, layout.portrait() ? -54 : 0, 1);
        pile(sailing ? SeaTiles.STACK - state.sailing().sightings().size() : SeaTiles.STACK);
        svg.end();
        List<Tile> known = state.memoryAid() ? known(state, stack, viewer) : List.of();
        chips(known, state.memoryAid());
        canvas.endSpot();
        svg.end();
    }

    private static List<Tile> known(NorthWindState state, Stack stack, Viewer viewer) {
        return viewer instanceof Viewer.Player player ? state.of(player.seat()).knows(stack) : stack.seen();
    }

    private void pile(int tiles) {
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
        svg.label(39, 176, "tiny mid", "×" + tiles);
    }

    private void chips(List<Tile> known, boolean memory) {
        boolean portrait = layout.portrait();
        String words =
                memory ? canvas.text("known", "count", known.size(), "all", SeaTiles.STACK) : canvas.text("memory.off");
        svg.label(portrait ? 84 : 72, portrait ? 52 : 56, "tiny", words);
        for (int place = 0; memory && place < SeaTiles.STACK; place++) {
            int row = portrait ? 0 : place / 4;
            double x = portrait ? 84 + place * (TilePicture.CHIP + 1) : 72 + place % 4 * STEP;
            double y = 68 + row * (STEP + 8);
            if (place < known.size()) {
                TilePicture.chip(canvas, known.get(place), x, y);
            } else {
                gap(x, y);
            }
        }
    }

    private void gap(double x, double y) {
        double side = TilePicture.CHIP;
        svg.leaf("rect", "x", x, "y", y, "width", side, "height", side, "rx", 5, "class", "gap");
        canvas.centred(x + side / 2, y + side / 2, "tiny mid", "?");
    }
}
