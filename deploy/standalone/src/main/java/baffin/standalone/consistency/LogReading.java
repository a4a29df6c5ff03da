package baffin.standalone.consistency;

import baffin.platform.topics.KafkaAccess;
import baffin.platform.topics.TopicScan;
import baffin.platform.topics.Topics;
import baffin.standalone.consistency.DatabaseMarks.Place;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.apache.kafka.common.TopicPartition;

/** Reads the marks of the log from a running broker. */
final class LogReading {

    /** Topics of rows, whose values begin with the key that has sealed them. */
    private static final List<String> ROWS = List.of(Topics.LOBBY_TABLES, Topics.GAME_TABLES);

    private static final int PREFIX = 32;

    private LogReading() {}

    static LogMarks marks(KafkaAccess kafka) {
        try (TopicScan scan = new TopicScan(kafka)) {
            List<TopicPartition> all = Topics.names().stream()
                    .flatMap(topic -> scan.partitions(topic).stream())
                    .toList();
            Map<Place, Long> ends = new HashMap<>();
            scan.ends(all)
                    .forEach((partition, end) -> ends.put(new Place(partition.topic(), partition.partition()), end));
            Map<TopicPartition, Long> rows = all.stream()
                    .filter(partition -> ROWS.contains(partition.topic()))
                    .collect(Collectors.toMap(partition -> partition, partition -> 0L));
            Map<String, String> sealed = new HashMap<>();
            scan.last(rows, row -> row.value() != null)
                    .forEach((partition, row) -> sealed.put(partition.topic(), beginning(row.value())));
            return new LogMarks(ends, sealed);
        }
    }

    private static String beginning(byte[] value) {
        return new String(value, 0, Math.min(PREFIX, value.length), StandardCharsets.US_ASCII);
    }
}
