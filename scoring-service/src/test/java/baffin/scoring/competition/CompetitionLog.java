package baffin.scoring.competition;

import baffin.competition.Competition;
import baffin.competition.event.CompetitionRecord;
import baffin.platform.topics.Topics;
import baffin.platform.wire.Json;
import baffin.testkit.records.TestLog;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.apache.kafka.clients.producer.ProducerRecord;

/** Writes records of competitions to the log as lobby-service does. */
public final class CompetitionLog {

    private CompetitionLog() {}

    /** Appends these records. */
    public static void append(List<CompetitionRecord> records) {
        TestLog.append(records.stream()
                .map(record -> record(
                        Competition.key(record.competitionId()), Json.shared().bytes(record)))
                .toList());
    }

    /** A record of somebody else's in the same topic. */
    static void append(String key, String json) {
        TestLog.append(List.of(record(key, json.getBytes(StandardCharsets.UTF_8))));
    }

    private static ProducerRecord<String, byte[]> record(String key, byte[] json) {
        return new ProducerRecord<>(Topics.LOBBY_EVENTS, key, json);
    }
}
