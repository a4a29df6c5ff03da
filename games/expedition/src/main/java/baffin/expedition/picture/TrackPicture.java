package baffin.expedition.picture;

import baffin.game.ScoreLine;
import baffin.game.ScoreSheet;
import baffin.game.SeatScore;
import baffin.game.picture.Canvas;
import baffin.game.picture.Seats;
import baffin.game.picture.Svg;
import java.util.HashMap;
import java.util.Map;

/** The scoring track with the discs. */
final class TrackPicture {

    /** From a disc to the one that lies above it. */
    static final double DISC = 17;

    private static final int STEP = 5;

    private final double from;
    private final double to;
    private int least;
    private int most = 40;

    private TrackPicture(Layout layout, ScoreSheet sheet) {
        this.from = layout.stacked() ? 28 : 180;
        this.to = layout.width() - (layout.stacked() ? 28 : 34);
        for (SeatScore score : sheet.seats()) {
            least = Math.min(least, Math.floorDiv(earned(score), STEP) * STEP);
            most = Math.max(most, Math.ceilDiv(earned(score), STEP) * STEP);
        }
    }

    /** Points earned so far, as the disc of a seat shows them: all but final scoring (EX-9). */
    static int earned(SeatScore score) {
        return score.lines().stream()
                .filter(line -> !line.ruleId().startsWith("EX-9."))
                .mapToInt(ScoreLine::points)
                .sum();
    }

    static void draw(Canvas canvas, Layout layout, ScoreSheet sheet) {
        // above the track the discs lie at its left, so words are at its right
        double x = layout.stacked() ? layout.width() - layout.margin() : layout.margin();
        double y = layout.track() - (layout.stacked() ? 28 : 0);
        canvas.centred(x, y, layout.stacked() ? "head tail" : "head", canvas.text("prestige"));
        new TrackPicture(layout, sheet).discs(canvas, layout, sheet);
    }

    private void discs(Canvas canvas, Layout layout, ScoreSheet sheet) {
        Svg svg = canvas.svg();
        double y = layout.track();
        int named = layout.portrait() && most - least > 60 ? 2 * STEP : STEP;
        svg.leaf("rect", "x", from - 14, "y", y - 11, "width", to - from + 28, "height", 22, "rx", 11, "class", "card");
        for (int points = least; points <= most; points++) {
            boolean tick = points % STEP == 0;
            svg.line(x(points), y + (tick ? 2 : 6), x(points), y + 11, "tick");
            if (points % named == 0) {
                svg.label(x(points), y + 27, "tiny mid", Integer.toString(points));
            }
        }
        Map<Integer, Integer> pile = new HashMap<>();
        for (SeatScore score : sheet.seats()) {
            int points = earned(score);
            int below = pile.merge(points, 1, Integer::sum) - 1;
            Seats.emblem(canvas, score.seat().index(), x(points), y - DISC * below, .8);
        }
    }

    private double x(int points) {
        return from + (to - from) * (points - least) / (most - least);
    }
}
