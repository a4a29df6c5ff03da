package baffin.platform.runtime.projection.rebuild;

import java.util.Map;
import java.util.TreeMap;

/**
 * The result of folding the whole topic anew.
 *
 * @param identical true when every table came out row by row as the live one at the same offsets
 * @param switched true when readers now see the new rows
 * @param events records folded in this run
 * @param millis time taken in ms, this run only
 * @param eventsPerSecond {@code events} by time
 * @param tables what was compared: table to rows and sum, both generations where they differ
 */
public record RebuildReport(
        boolean identical,
        boolean switched,
        long events,
        long millis,
        long eventsPerSecond,
        Map<String, String> tables) {

    private static final long MS_A_SECOND = 1_000;

    /** This one and another as one report; what both tell of a table stands side by side. */
    public RebuildReport and(RebuildReport other) {
        Map<String, String> both = new TreeMap<>(tables);
        other.tables().forEach((table, rows) -> both.merge(table, rows, (one, two) -> one + "; " + two));
        long sum = events + other.events();
        long time = millis + other.millis();
        return new RebuildReport(
                identical && other.identical(),
                switched && other.switched(),
                sum,
                time,
                sum * MS_A_SECOND / Math.max(1, time),
                both);
    }
}
