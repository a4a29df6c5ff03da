package baffin.adventure.picture;

import baffin.adventure.data.Figure;
import baffin.adventure.sea.Grid;
import baffin.adventure.sea.Ground;
import baffin.adventure.sea.Hex;
import baffin.adventure.sea.Sea;
import baffin.adventure.sea.Tile;
import baffin.game.picture.Svg;
import java.util.List;

/** The hexes with their terrain and chests, the strips they belong to, and the numbers of the rows. */
final class MapPicture {

    private static final double[] ACROSS = {0, 1.5, 1.5, 0, -1.5, -1.5};
    private static final double[] DOWN = {1, .5, -.5, -1, -.5, .5};

    private MapPicture() {}

    static void draw(Svg svg, Sea sea, Layout layout) {
        Grid grid = sea.grid();
        for (int id = 0; id < grid.size(); id++) {
            Hex hex = grid.hex(id);
            if (sea.known(id)) {
                HexPicture.draw(svg, Ground.of(sea.letter(id)), Layout.x(hex), Layout.y(hex), Layout.RADIUS);
                if (sea.openChest(id)) {
                    svg.open("g").words("title", "chest on " + hex);
                    HexPicture.chest(svg, Layout.x(hex), Layout.y(hex) - 3);
                    svg.end();
                }
            } else {
                svg.path(HexPicture.outline(Layout.x(hex), Layout.y(hex), Layout.RADIUS - 1), "blank");
            }
        }
        strips(svg, sea);
        for (int row = 1; row <= Figure.ROWS.value(); row++) {
            svg.label(Layout.x(new Hex(row, 0)), Layout.TOP - 8, "tiny mid", Integer.toString(row));
        }
        ends(svg, layout);
    }

    private static void strips(Svg svg, Sea sea) {
        StringBuilder path = new StringBuilder();
        for (Tile tile : sea.tiles().all()) {
            if (sea.known(tile)) {
                List<Integer> hexes = sea.tiles().hexes(tile);
                for (int id : hexes) {
                    for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
                        if (!hexes.contains(sea.grid().next(id, direction))) {
                            path.append(side(sea.grid().hex(id), direction));
                        }
                    }
                }
            }
        }
        svg.path(path.toString(), "strip");
    }

    private static String side(Hex hex, int direction) {
        double across = ACROSS[direction] * Layout.RADIUS / 2;
        double down = DOWN[direction] * Layout.APART / 2;
        double x = Layout.x(hex) + across;
        double y = Layout.y(hex) + down;
        // the side runs at a right angle to the way across it and is as long as the radius
        double along = Layout.RADIUS / 2 / Math.hypot(across, down);
        return "M" + Svg.point(x - down * along, y + across * along) + "L"
                + Svg.point(x + down * along, y - across * along);
    }

    private static void ends(Svg svg, Layout layout) {
        double y = layout.middle();
        svg.label(Layout.MARGIN + 30, Layout.TOP - 8, "head mid", "Atlantic");
        svg.label(Layout.RIGHT + 26, y - 30, "head mid", "Pacific");
        double x = Layout.RIGHT + 8;
        svg.path(
                "M" + Svg.point(x, y - 11) + "H" + Svg.number(x + 18) + "V" + Svg.number(y - 21) + "L"
                        + Svg.point(x + 38, y) + "L" + Svg.point(x + 18, y + 21) + "V" + Svg.number(y + 11) + "H"
                        + Svg.number(x) + "Z",
                "arrow");
    }
}
