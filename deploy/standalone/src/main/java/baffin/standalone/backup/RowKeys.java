package baffin.standalone.backup;

import baffin.platform.topics.Topics;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.apache.kafka.common.record.FileRecords;
import org.apache.kafka.common.record.Record;
import org.apache.kafka.common.utils.Utils;

/** Which rows a log holds that is not running, by the keys of their records. */
final class RowKeys {

    /** Topics of rows: the latest record of a key is the row, a tombstone erases it. */
    static final List<String> TOPICS = List.of(Topics.LOBBY_TABLES, Topics.GAME_TABLES);

    private static final String SEGMENT = ".log";

    private RowKeys() {}

    /** The directory of a topic of rows, which has one partition. */
    static String directory(String topic) {
        return topic + "-0";
    }

    /** Keys of the rows in the segments of a directory; none when it is missing. */
    static Set<String> in(Path directory) throws IOException {
        Set<String> keys = new TreeSet<>();
        if (!Files.isDirectory(directory)) {
            return keys;
        }
        List<Path> segments;
        try (var files = Files.list(directory)) {
            segments = files.filter(file -> file.toString().endsWith(SEGMENT))
                    .sorted()
                    .toList();
        }
        for (Path segment : segments) {
            try (FileRecords records = FileRecords.open(segment.toFile(), false)) {
                for (Record record : records.records()) {
                    String key = new String(Utils.toArray(record.key()), StandardCharsets.UTF_8);
                    if (record.hasValue()) {
                        keys.add(key);
                    } else {
                        keys.remove(key);
                    }
                }
            }
        }
        return keys;
    }
}
