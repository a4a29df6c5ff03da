package baffin.expedition.data;

import baffin.game.data.DataFile;
import java.util.List;

/** Points of final scoring besides majorities (EX-9.4, EX-9.5). */
public final class FinalPoints {

    private static final List<FinalPoint> ALL = DataFile.read(
            "expedition/final-points",
            List.of("reason", "points"),
            row -> new FinalPoint(row.oneOf(Reason.class, "reason"), row.number("points", -99, 99), row.source()));

    private FinalPoints() {}

    /** What final points are given or taken for. */
    public enum Reason {
        FULL_SET,
        LOST_CREWMAN,
        LOST_SHIP
    }

    /**
     * The points of one reason.
     *
     * @param reason what for
     * @param points below 0 for a loss
     * @param source source mark
     */
    public record FinalPoint(Reason reason, int points, String source) {}

    /** All of them. */
    public static List<FinalPoint> all() {
        return ALL;
    }

    /** The points of a reason. */
    public static int of(Reason reason) {
        return ALL.stream()
                .filter(point -> point.reason() == reason)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("final-points.tsv lacks " + reason))
                .points();
    }
}
