package baffin.platform.topics;

import java.time.Duration;
import java.util.Map;

/**
 * What a topic must look like.
 *
 * @param name the topic's name
 * @param partitions the number of partitions, which never changes once the topic is there
 * @param config topic settings by Kafka's own names; settings not named here follow the broker's defaults
 */
public record TopicSpec(String name, int partitions, Map<String, String> config) {

    static final String BYTES_MAX = "max.message.bytes";

    private static final Duration SEGMENT_LEAST = Duration.ofMinutes(10);
    private static final Duration SEGMENT_MOST = Duration.ofDays(7);

    public TopicSpec {
        if (partitions < 1) {
            throw new IllegalArgumentException("topic " + name + " needs at least one partition");
        }
        config = Map.copyOf(config);
    }

    /** Most bytes of a record, as the broker counts them. */
    public int bytesMax() {
        return Integer.parseInt(config.getOrDefault(BYTES_MAX, "1048588"));
    }

    /** A topic that is the truth: never compacted, never expired. */
    static TopicSpec kept(String name, int partitions, int maxMessageBytes) {
        return new TopicSpec(
                name,
                partitions,
                Map.of(
                        "cleanup.policy",
                        "delete",
                        "retention.ms",
                        "-1",
                        "retention.bytes",
                        "-1",
                        BYTES_MAX,
                        Integer.toString(maxMessageBytes)));
    }

    /**
     * A topic whose records go once they are older than the given age. The log deletes whole segments only: they are
     * short, so that nothing stays much longer.
     */
    static TopicSpec expiring(String name, int partitions, Duration retention, int maxMessageBytes) {
        return new TopicSpec(
                name,
                partitions,
                Map.of(
                        "cleanup.policy",
                        "delete",
                        "retention.ms",
                        Long.toString(retention.toMillis()),
                        "segment.ms",
                        Long.toString(Math.clamp(
                                retention.toMillis() / 7, SEGMENT_LEAST.toMillis(), SEGMENT_MOST.toMillis())),
                        BYTES_MAX,
                        Integer.toString(maxMessageBytes)));
    }

    /** A topic of one partition that keeps the latest record of every key; what was deleted is gone after two days. */
    static TopicSpec compacted(String name, int maxMessageBytes) {
        String day = Long.toString(days(1).toMillis());
        return new TopicSpec(
                name,
                1,
                Map.of(
                        "cleanup.policy",
                        "compact",
                        "segment.ms",
                        day,
                        "max.compaction.lag.ms",
                        day,
                        "delete.retention.ms",
                        day,
                        BYTES_MAX,
                        Integer.toString(maxMessageBytes)));
    }

    /** A topic that keeps the latest row of every key, in short segments: only whole ones are compacted. */
    static TopicSpec changelog(String name, int partitions, int maxMessageBytes) {
        return new TopicSpec(
                name,
                partitions,
                Map.of(
                        "cleanup.policy",
                        "compact",
                        "min.cleanable.dirty.ratio",
                        "0.1",
                        "segment.ms",
                        "600000",
                        "segment.bytes",
                        "4194304",
                        BYTES_MAX,
                        Integer.toString(maxMessageBytes)));
    }

    static Duration minutes(int minutes) {
        return Duration.ofMinutes(minutes);
    }

    static Duration days(int days) {
        return Duration.ofDays(days);
    }

    static Duration hours(int hours) {
        return Duration.ofHours(hours);
    }
}
