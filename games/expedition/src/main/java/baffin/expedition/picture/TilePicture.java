package baffin.expedition.picture;

import baffin.expedition.data.LargeTiles;
import baffin.expedition.data.LargeTiles.LargeTile;
import baffin.expedition.geometry.Terrain;
import baffin.expedition.tile.Tile;
import baffin.game.picture.Canvas;
import baffin.game.picture.Outline;
import baffin.game.picture.Svg;
import java.util.List;

/** A tile beside the board, small, unturned. */
final class TilePicture {

    private TilePicture() {}

    /** Draws it with squares of a side; a large tile is two sides wide. */
    static void draw(Canvas canvas, Tile tile, double x, double y, double side) {
        Svg svg = canvas.svg();
        List<String> looks = tile.corners();
        int squares = tile.isLarge() ? 2 : 1;
        Coast coast = new Coast(
                (row, col) -> looks.get(row).charAt(col) == '#' ? Terrain.LAND : Terrain.SEA,
                x,
                y,
                side,
                tile.code() + (tile.isLarge() ? 100 : 1));
        for (int col = 0; col < squares; col++) {
            coast.add(0, col);
        }
        canvas.spot("tile", tile, canvas.text("tile", "tile", tile.text()), Outline.rect(x, y, squares * side, side));
        svg.rect(x, y, squares * side, side, "sea");
        svg.path(coast.land(), "land").path(coast.shore(), "thin");
        svg.leaf("rect", "x", x, "y", y, "width", squares * side, "height", side, "rx", 3, "class", "tile");
        if (tile.isLarge()) {
            LargeTile large = LargeTiles.of(tile.code());
            if (large.symbol() != null) {
                double middle = x + (large.symbolSquare() + .5) * side;
                TokenPicture.draw(canvas, large.symbol(), middle, y + side / 2, side / 48, true);
            }
        }
        canvas.endSpot();
    }
}
