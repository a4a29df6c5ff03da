package baffin.platform.topics;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;

/**
 * What a topic must look like.
 *
 * @param name the topic's name
 * @param partitions the number of partitions, fixed for good
 * @param config topic settings by Kafka's own names; settings not named here follow the broker's defaults
 */
public record TopicSpec(String name, int partitions, Map<String, String> config) {

    static final String BYTES_MAX = "max.message.bytes";

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

    /** A topic whose records may go once they are older than the given age. */
    static TopicSpec expiring(String name, int partitions, Duration retention, int maxMessageBytes) {
        return new TopicSpec(
                name,
                partitions,
                Map.of(
                        "cleanup.policy",
                        "delete",
                        "retention.ms",
                        Long.toString(retention.toMillis()),
                        BYTES_MAX,
                        Integer.toString(maxMessageBytes)));
    }

    /** An expiring topic whose records really go at that age: the log deletes whole segments only. */
    static TopicSpec fleeting(String name, int partitions, Duration retention, int maxMessageBytes) {
        Map<String, String> config = new HashMap<>(
                expiring(name, partitions, retention, maxMessageBytes).config());
        config.put("segment.ms", Long.toString(retention.toMillis()));
        return new TopicSpec(name, partitions, config);
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
