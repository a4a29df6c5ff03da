package baffin.adventure.picture;

import baffin.adventure.data.Figure;
import baffin.adventure.sea.Grid;
import baffin.adventure.sea.Ground;
import baffin.adventure.sea.Hex;
import baffin.adventure.sea.Sea;
import baffin.adventure.sea.Tile;
import baffin.game.picture.Canvas;
import baffin.game.picture.Svg;
import java.util.List;

/** The hexes with their terrain and chests, the strips they belong to, and the numbers of rows and columns. */
final class MapPicture {

    private static final double[] ACROSS = {0, 1.5, 1.5, 0, -1.5, -1.5};
    private static final double[] DOWN = {1, .5, -.5, -1, -.5, .5};

    private final Canvas canvas;
    private final Svg svg;
    private final Layout layout;
    private final Sea sea;
    private final Grid grid;

    MapPicture(Canvas canvas, Layout layout, Sea sea) {
        this.canvas = canvas;
        this.svg = canvas.svg();
        this.layout = layout;
        this.sea = sea;
        this.grid = sea.grid();
    }

    void draw() {
        for (int id = 0; id < grid.size(); id++) {
            hex(id);
        }
        StringBuilder borders = new StringBuilder();
        sea.tiles().all().stream().filter(sea::known).forEach(tile -> borders.append(border(tile)));
        svg.path(borders.toString(), "strip");
        sea.tiles().all().forEach(this::spots);
        numbers();
        ends();
    }

    private void hex(int id) {
        Hex hex = grid.hex(id);
        double x = layout.x(hex);
        double y = layout.y(hex);
        if (!sea.known(id)) {
            svg.path(HexPicture.outline(x, y, layout.radius() - 1, layout.portrait()), "blank");
            return;
        }
        HexPicture.draw(svg, Ground.of(sea.letter(id)), x, y, layout.radius(), layout.portrait());
        if (sea.openChest(id)) {
            svg.open("g").words("title", canvas.text("chest.on", "hex", hex.text()));
            HexPicture.chest(svg, x, y - 3 * layout.scale(), Math.max(.72, layout.scale()));
            svg.end();
        }
    }

    /** What can be pointed at: the strip, if it is known, and the hexes of its place. */
    private void spots(Tile tile) {
        boolean known = sea.known(tile);
        if (known) {
            StringBuilder surface = new StringBuilder();
            sea.tiles().hexes(tile).forEach(id -> surface.append(layout.outline(grid.hex(id))));
            canvas.spot("strip", tile, canvas.text("strip", "strip", tile.text()), surface.toString(), border(tile));
        }
        for (int id : sea.tiles().hexes(tile)) {
            Hex hex = grid.hex(id);
            String ground = known ? canvas.labels().named("ground", Ground.of(sea.letter(id))) : canvas.text("unknown");
            canvas.spot("hex", hex, hex + " " + ground, layout.outline(hex));
            canvas.endSpot();
        }
        if (known) {
            canvas.endSpot();
        }
    }

    private String border(Tile tile) {
        StringBuilder path = new StringBuilder();
        List<Integer> hexes = sea.tiles().hexes(tile);
        for (int id : hexes) {
            for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
                if (!hexes.contains(grid.next(id, direction))) {
                    path.append(side(grid.hex(id), direction));
                }
            }
        }
        return path.toString();
    }

    private String side(Hex hex, int direction) {
        double forth = ACROSS[direction] * layout.radius() / 2;
        double aside = DOWN[direction] * layout.apart() / 2;
        double across = layout.portrait() ? aside : forth;
        double down = layout.portrait() ? -forth : aside;
        double x = layout.x(hex) + across;
        double y = layout.y(hex) + down;
        // the side runs at a right angle to the way across it and is as long as the radius
        double along = layout.radius() / 2 / Math.hypot(across, down);
        return "M" + Svg.point(x - down * along, y + across * along) + "L"
                + Svg.point(x + down * along, y - across * along);
    }

    /** As commands name them: rows from 1, columns from 0. */
    private void numbers() {
        for (int row = 1; row <= Figure.ROWS.value(); row++) {
            Hex hex = new Hex(row, 0);
            double x = layout.portrait() ? layout.left() - 12 : layout.x(hex);
            double y = layout.portrait() ? layout.y(hex) + 5 : layout.top() - 7;
            svg.label(x, y, "tiny mid", Integer.toString(row));
        }
        for (int col = 0; col < grid.width(); col++) {
            Hex hex = new Hex(1, col);
            double x = layout.portrait() ? layout.x(hex) : layout.left() - 8;
            double y = layout.portrait() ? layout.bottom() + 15 : layout.y(hex) + 5;
            svg.label(x, y, "tiny mid", Integer.toString(col));
        }
    }

    private void ends() {
        if (layout.portrait()) {
            double x = layout.centre();
            double y = layout.top() - 12;
            svg.label(x, layout.bottom() + 82, "head mid", canvas.text("atlantic"));
            svg.label(x - 70, y - 14, "head mid", canvas.text("pacific"));
            svg.path(
                    "M" + Svg.point(x - 11, y) + "v-18h-10L" + Svg.point(x, y - 38) + "L" + Svg.point(x + 21, y - 18)
                            + "h-10v18Z",
                    "arrow");
            return;
        }
        double y = layout.middle();
        double x = layout.right() + 8;
        svg.label(8, layout.top() - 24, "head", canvas.text("atlantic"));
        svg.label(layout.width() - 6, layout.top() - 24, "head tail", canvas.text("pacific"));
        svg.path(
                "M" + Svg.point(x, y - 11) + "h18v-10L" + Svg.point(x + 38, y) + "L" + Svg.point(x + 18, y + 21)
                        + "v-10h-18Z",
                "arrow");
    }
}
