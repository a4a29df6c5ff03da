package baffin.platform.runtime.projection;

import java.util.Map;

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
        Map<String, String> tables) {}
