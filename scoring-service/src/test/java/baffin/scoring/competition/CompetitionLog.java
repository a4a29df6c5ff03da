package baffin.scoring.competition;

import baffin.competition.Competition;
import baffin.competition.CompetitionRecord;
import baffin.platform.topics.Topics;
import baffin.platform.wire.Json;
import baffin.testkit.Infrastructure;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Writes records of competitions to the log as lobby-service does. */
public final class CompetitionLog {

    private CompetitionLog() {}

    /** Appends these records. */
    public static void append(List<CompetitionRecord> records) {
        Map<String, Object> settings = Map.of(
                ProducerConfig.BOOTSTRAP_SERVERS_CONFIG,
                Infrastructure.shared().kafka(),
                ProducerConfig.ACKS_CONFIG,
                "all");
        try (var producer = new KafkaProducer<>(settings, new StringSerializer(), new ByteArraySerializer())) {
            for (CompetitionRecord record : records) {
                producer.send(new ProducerRecord<>(
                        Topics.LOBBY_EVENTS, Competition.key(record.competitionId()), json(record)));
            }
            producer.flush();
        }
    }

    /** A record of somebody else's in the same topic. */
    static void append(String key, String json) {
        Map<String, Object> settings = Map.of(
                ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, Infrastructure.shared().kafka());
        try (var producer = new KafkaProducer<>(settings, new StringSerializer(), new StringSerializer())) {
            producer.send(new ProducerRecord<>(Topics.LOBBY_EVENTS, key, json));
            producer.flush();
        }
    }

    private static byte[] json(CompetitionRecord record) {
        return Json.shared().bytes(record);
    }
}
