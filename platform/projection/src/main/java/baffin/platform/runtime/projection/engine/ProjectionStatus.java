package baffin.platform.runtime.projection.engine;

import java.util.List;
import java.util.Map;

/**
 * How a projection is doing.
 *
 * @param projection its name
 * @param generation the live generation
 * @param positions offset of the next record to be folded, by partition, for the partitions of this instance
 * @param lagRecords offsets between the positions and the end of the log, control records included
 * @param pending records read and not yet written
 * @param stopped matches that are stopped
 */
public record ProjectionStatus(
        String projection,
        int generation,
        Map<Integer, Long> positions,
        long lagRecords,
        int pending,
        List<StoppedMatch> stopped) {

    /**
     * A match that is no longer folded.
     *
     * @param key the match
     * @param since the version that could not be folded
     * @param reason why, in words
     */
    public record StoppedMatch(String key, long since, String reason) {}
}
