package baffin.expedition.picture;

import baffin.game.ScoreSheet;
import baffin.game.SeatScore;
import baffin.game.picture.Seats;
import baffin.game.picture.Svg;
import java.util.HashMap;
import java.util.Map;

/** Zones below the board and the scoring track with the discs. */
final class TrackPicture {

    private static final int STEP = 5;
    private static final double FROM = 148;
    private static final double TO = Layout.WIDTH - 34;

    private TrackPicture() {}

    static void draw(Svg svg, ScoreSheet sheet) {
        int least = 0;
        int most = 40;
        for (SeatScore score : sheet.seats()) {
            least = Math.min(least, Math.floorDiv(Standing.earned(score), STEP) * STEP);
            most = Math.max(most, Math.ceilDiv(Standing.earned(score), STEP) * STEP);
        }
        double y = Layout.TRACK;
        svg.label(Layout.MARGIN, y + 5, "head", "Prestige points");
        svg.leaf("rect", "x", FROM - 14, "y", y - 11, "width", TO - FROM + 28, "height", 22, "rx", 11, "class", "card");
        for (int points = least; points <= most; points++) {
            double x = x(points, least, most);
            boolean named = points % STEP == 0;
            svg.line(x, y + (named ? 2 : 6), x, y + 11, "tick");
            if (named) {
                svg.label(x, y + 24, "tiny mid", Integer.toString(points));
            }
        }
        Map<Integer, Integer> pile = new HashMap<>();
        for (SeatScore score : sheet.seats()) {
            int points = Standing.earned(score);
            int below = pile.merge(points, 1, Integer::sum) - 1;
            Seats.emblem(svg, score.seat().index(), x(points, least, most) + 5 * below, y - 2 - 7 * below, .82);
        }
    }

    private static double x(int points, int least, int most) {
        return FROM + (TO - FROM) * (points - least) / (most - least);
    }
}
