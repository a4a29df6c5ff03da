package baffin.northwind.picture;

import baffin.game.picture.Canvas;
import baffin.game.picture.Outline;
import baffin.game.picture.Paragraph;
import baffin.game.picture.Svg;
import baffin.northwind.data.Commodity;
import baffin.northwind.data.Equipment;
import baffin.northwind.data.Equipment.Item;
import baffin.northwind.data.Port;
import baffin.northwind.data.SeaTiles.SeaTile;
import baffin.northwind.data.Tile;

/** A revealed sea tile, and the small chip of a tile that is known to be in a stack. */
final class TilePicture {

    static final double WIDTH = 104;
    static final double HEIGHT = 124;
    static final double CHIP = 34;

    private final Canvas canvas;
    private final Svg svg;
    private final SeaTile tile;

    private TilePicture(Canvas canvas, Tile tile) {
        this.canvas = canvas;
        this.svg = canvas.svg();
        this.tile = tile.data();
    }

    /**
     * Draws a tile.
     *
     * @param current true for the one that is to be dealt with
     */
    static void draw(Canvas canvas, Tile tile, double x, double y, boolean current) {
        Svg svg = canvas.svg();
        TilePicture picture = new TilePicture(canvas, tile);
        svg.at(x, y, 1);
        if (current) {
            canvas.spot("voyage", tile, picture.name(), Outline.rect(0, 0, WIDTH, HEIGHT));
        }
        svg.words("title", tile.code());
        svg.leaf(
                "rect",
                "x",
                0,
                "y",
                0,
                "width",
                WIDTH,
                "height",
                HEIGHT,
                "rx",
                8,
                "class",
                current ? "sea open" : "sea");
        svg.path("M10 22q6 -5 12 0t12 0M66 14q6 -5 12 0t12 0M60 84q6 -5 12 0t12 0M12 74q6 -5 12 0t12 0", "wave");
        picture.face();
        Paragraph.fitted(svg, WIDTH / 2, HEIGHT - 7, WIDTH - 8, canvas.options().small(), "bold mid", picture.word());
        if (current) {
            canvas.endSpot();
        }
        svg.end();
    }

    /** Draws a chip {@link #CHIP} wide. */
    static void chip(Canvas canvas, Tile tile, double x, double y) {
        Svg svg = canvas.svg();
        svg.at(x, y, 1);
        svg.words("title", tile.code());
        svg.leaf("rect", "x", 0, "y", 0, "width", CHIP, "height", CHIP, "rx", 5, "class", "chip");
        new TilePicture(canvas, tile).sign();
        svg.end();
    }

    private String name() {
        Port port = tile.port();
        Commodity commodity = tile.commodity();
        return port != null
                ? canvas.labels().named("port", port)
                : commodity != null
                        ? canvas.labels().named("harbour", commodity)
                        : canvas.labels().named("tile", tile.kind());
    }

    /** What is written on it: the picture shows that a commodity has its harbour there. */
    private String word() {
        Commodity commodity = tile.commodity();
        return commodity == null ? name() : canvas.labels().named("commodity", commodity);
    }

    private void face() {
        switch (tile.kind()) {
            case DESTINATION -> Glyphs.lighthouse(svg, 52, 58, 2.6);
            case COMMERCIAL -> harbour();
            case EQUIPMENT -> equipment();
            case MERCHANT -> merchant();
            case WRECK -> wreck();
            case FOG -> fog();
        }
    }

    private void harbour() {
        svg.path("M6 98V84Q30 76 52 84T98 82V98Q60 104 6 98Z", "quay");
        svg.path("M10 82V62H34V82Z", "wall");
        svg.path("M6 64L22 48L38 64Z", "roof");
        Commodity commodity = tile.commodity();
        if (commodity != null) {
            Glyphs.good(canvas, commodity, 66, 60, 1.7);
        }
        Glyphs.coin(canvas, price(), 84, 24, 1.15);
    }

    private void equipment() {
        svg.path("M6 98V90Q52 84 98 90V98Q60 104 6 98Z", "quay");
        offer(Item.SAIL, 16);
        offer(Item.CANNON, 42);
        offer(Item.CREW, 68);
    }

    private void offer(Item item, double y) {
        svg.open("g").words("title", canvas.labels().named("item", item));
        switch (item) {
            case SAIL -> svg.path("M22 %1$sL38 %2$sH22Z".formatted(Svg.number(y - 4), Svg.number(y + 12)), "cloth");
            case CANNON -> Glyphs.cannon(svg, 30, y + 4, .95, true);
            case CREW -> Glyphs.man(svg, 30, y + 4, .95);
        }
        Glyphs.coin(canvas, Integer.toString(Equipment.price(item)), 76, y + 5, .95);
        svg.end();
    }

    private void merchant() {
        svg.path("M16 66H84L74 88H28Z", "wood");
        svg.path("M48 62V20", "mast");
        svg.path("M52 22Q78 34 76 58H52ZM44 28Q26 40 26 58H44Z", "cloth");
        Glyphs.coin(canvas, price(), 86, 24, 1.15);
        svg.label(52, 103, "tiny mid", canvas.text("merchant.any"));
    }

    private void wreck() {
        svg.path("M14 62L30 56L84 84Q60 96 26 90Z", "wood");
        svg.path("M48 66L66 26", "mast");
        svg.path("M60 40L80 50L56 52Z", "cloth");
        svg.path("M8 90q8 -6 16 0t16 0t16 0t16 0t16 0", "wave");
        Glyphs.coin(canvas, "+" + tile.gold(), 84, 24, 1.15);
    }

    private void fog() {
        svg.path("M14 46Q12 30 30 32Q40 18 54 30Q72 24 74 42Q88 44 84 54H18Q10 52 14 46Z", "mist");
        svg.path("M24 78Q20 64 38 66Q48 54 62 64Q80 58 84 74Q96 78 90 88H28Q18 86 24 78Z", "mist");
        svg.label(52, 50, "big mid", "?");
    }

    private void sign() {
        double middle = CHIP / 2;
        switch (tile.kind()) {
            case DESTINATION -> Glyphs.lighthouse(svg, middle, middle + 1, 1);
            case COMMERCIAL -> {
                Commodity commodity = tile.commodity();
                if (commodity != null) {
                    Glyphs.shape(svg, commodity, 13, 13, .9);
                }
                Glyphs.coin(canvas, price(), 24, 25, .78);
            }
            case EQUIPMENT -> Glyphs.cannon(svg, middle, middle - 1, .95, true);
            case MERCHANT -> {
                svg.path("M4 19H26L22 27H9Z", "wood");
                svg.path("M15 6Q24 10 23 17H15Z", "cloth");
                Glyphs.coin(canvas, price(), 24, 25, .78);
            }
            case WRECK -> {
                svg.path("M5 18L12 15L28 24Q18 30 9 28Z", "wood");
                svg.path("M16 18L21 6", "mast");
            }
            case FOG -> svg.path("M7 22Q5 14 13 14Q18 7 23 13Q30 12 29 20Q32 24 27 26H9Q5 25 7 22Z", "mist");
        }
    }

    private String price() {
        return tile.buy() == tile.sell() ? Integer.toString(tile.buy()) : tile.buy() + "/" + tile.sell();
    }
}
