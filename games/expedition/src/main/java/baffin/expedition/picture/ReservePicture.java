package baffin.expedition.picture;

import baffin.expedition.tile.Tile;
import baffin.game.picture.Canvas;
import baffin.game.picture.Paragraph;
import baffin.game.picture.PictureOptions;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The tiles of a reserve in rows, equal ones as one with their number; none is left out. */
final class ReservePicture {

    private static final double GAP = 5;
    private static final double MARGIN = 12;

    private ReservePicture() {}

    /** A tile, how many there are of it, and where. */
    private record Lying(Tile tile, int count, double x, double y) {}

    /** Side of its squares: they can be hit by mouse, and in portrait by finger as well as there is room. */
    private static double side(PictureOptions options) {
        return options.portrait() ? 40 : 34;
    }

    /** How high it is, at least one row. */
    static double height(List<Tile> reserve, double width, PictureOptions options) {
        List<Lying> all = laid(reserve, width, options);
        return side(options) + (all.isEmpty() ? 0 : all.getLast().y);
    }

    /** Draws it at the left edge of a card. */
    static void draw(Canvas canvas, List<Tile> reserve, double y, double width) {
        double side = side(canvas.options());
        for (Lying lying : laid(reserve, width, canvas.options())) {
            TilePicture.draw(canvas, lying.tile, lying.x, y + lying.y, side);
            if (lying.count > 1) {
                double right = lying.x + wide(lying.tile, side) + 2;
                canvas.centred(right, y + lying.y + side / 2, "tiny bold", "×" + lying.count);
            }
        }
        if (reserve.isEmpty()) {
            canvas.svg().label(MARGIN, y + 16, "tiny", canvas.text("reserve.empty"));
        }
    }

    private static List<Lying> laid(List<Tile> reserve, double width, PictureOptions options) {
        double side = side(options);
        Map<Tile, Integer> counts = new LinkedHashMap<>();
        reserve.forEach(tile -> counts.merge(tile, 1, Integer::sum));
        List<Lying> all = new ArrayList<>();
        double x = MARGIN;
        double y = 0;
        for (Map.Entry<Tile, Integer> entry : counts.entrySet()) {
            int count = entry.getValue();
            double wide =
                    wide(entry.getKey(), side) + (count > 1 ? 4 + Paragraph.width("×" + count, options.small()) : 0);
            if (x > MARGIN && x + wide > width - MARGIN) {
                x = MARGIN;
                y += side + GAP;
            }
            all.add(new Lying(entry.getKey(), count, x, y));
            x += wide + GAP;
        }
        return all;
    }

    private static double wide(Tile tile, double side) {
        return tile.isLarge() ? 2 * side : side;
    }
}
