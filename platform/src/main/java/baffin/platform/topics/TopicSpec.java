package baffin.platform.topics;

import java.time.Duration;
import java.util.Map;

/**
 * What a topic must look like.
 *
 * @param name the topic's name
 * @param partitions the number of partitions, fixed for good
 * @param config topic settings by Kafka's own names; settings not named here follow the broker's defaults
 */
public record TopicSpec(String name, int partitions, Map<String, String> config) {

    public TopicSpec {
        if (partitions < 1) {
            throw new IllegalArgumentException("topic " + name + " needs at least one partition");
        }
        config = Map.copyOf(config);
    }

    /** A topic that is the truth: never compacted, never expired. */
    static TopicSpec kept(String name, int partitions, int maxMessageBytes) {
        return new TopicSpec(
                name,
                partitions,
                Map.of(
                        "cleanup.policy", "delete",
                        "retention.ms", "-1",
                        "retention.bytes", "-1",
                        "max.message.bytes", Integer.toString(maxMessageBytes)));
    }

    /** A topic whose records may go once they are older than the given age. */
    static TopicSpec expiring(String name, int partitions, Duration retention, int maxMessageBytes) {
        return new TopicSpec(
                name,
                partitions,
                Map.of(
                        "cleanup.policy", "delete",
                        "retention.ms", Long.toString(retention.toMillis()),
                        "max.message.bytes", Integer.toString(maxMessageBytes)));
    }

    static Duration days(int days) {
        return Duration.ofDays(days);
    }

    static Duration hours(int hours) {
        return Duration.ofHours(hours);
    }
}
