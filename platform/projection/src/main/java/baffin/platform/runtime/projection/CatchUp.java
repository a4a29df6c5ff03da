package baffin.platform.runtime.projection;

import java.util.Map;

/**
 * How far a read model is with what the log held when the service started; counted in offsets of all partitions.
 *
 * @param from offset of the next record to be folded at the start, by partition
 * @param goals offset after the last record there was to read then, by partition; none where there was nothing
 * @param now offset of the next record to be folded, by partition
 */
public record CatchUp(Map<Integer, Long> from, Map<Integer, Long> goals, Map<Integer, Long> now) {

    public CatchUp {
        from = Map.copyOf(from);
        goals = Map.copyOf(goals);
        now = Map.copyOf(now);
    }

    /** The same with the positions of another moment. */
    public CatchUp at(Map<Integer, Long> positions) {
        return new CatchUp(from, goals, positions);
    }

    /** True when all of it is folded. */
    public boolean whole() {
        return goals.entrySet().stream().allMatch(goal -> place(now, goal.getKey()) >= goal.getValue());
    }

    /** Records that there were to read. */
    public long total() {
        return goals.entrySet().stream()
                .mapToLong(goal -> Math.max(0, goal.getValue() - place(from, goal.getKey())))
                .sum();
    }

    /** Those of them that are folded. */
    public long read() {
        return goals.entrySet().stream()
                .mapToLong(goal -> {
                    long reached = Math.min(place(now, goal.getKey()), goal.getValue());
                    return Math.max(0, reached - place(from, goal.getKey()));
                })
                .sum();
    }

    private static long place(Map<Integer, Long> places, int partition) {
        return places.getOrDefault(partition, 0L);
    }
}
