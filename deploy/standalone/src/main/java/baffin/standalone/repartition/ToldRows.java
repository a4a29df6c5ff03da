package baffin.standalone.repartition;

import baffin.platform.secrets.SecretSealer;
import baffin.platform.topics.Topics;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.jspecify.annotations.Nullable;

/**
 * The rows of {@code game.tables} that say how far webhooks were told, by partitions of the log; sealed as all rows.
 * The name of a telling is its topic, with a word behind {@code #} where a topic is told in several ways.
 */
final class ToldRows {

    private static final String TABLE = "webhook_told[";
    private static final ObjectMapper JSON = new ObjectMapper();

    private final SecretSealer sealer;
    private final Map<String, byte[]> latest = new HashMap<>();

    /** @param sealer has the keys of game-service */
    ToldRows(SecretSealer sealer) {
        this.sealer = sealer;
    }

    /** Whether a record is such a row. */
    static boolean isOne(byte[] key) {
        return new String(key, StandardCharsets.UTF_8).startsWith(TABLE);
    }

    /** Takes a record of the topic; others than such rows say nothing here. */
    void add(ConsumerRecord<byte[], byte @Nullable []> record) {
        if (record.key() == null || !isOne(record.key())) {
            return;
        }
        String key = new String(record.key(), StandardCharsets.UTF_8);
        byte[] value = record.value();
        if (value == null) {
            latest.remove(key);
        } else {
            latest.put(key, value);
        }
    }

    /**
     * Offset after the last record told, by partition, for each telling.
     *
     * @throws IOException when the secrets do not open a row
     */
    Map<String, Map<Integer, Long>> tellings() throws IOException {
        Map<String, Map<Integer, Long>> tellings = new TreeMap<>();
        for (Map.Entry<String, byte[]> row : latest.entrySet()) {
            byte[] opened = sealer.open(row.getKey(), new String(row.getValue(), StandardCharsets.UTF_8))
                    .orElseThrow(() -> new IOException("webhook-keys in secrets.properties do not open " + row.getKey()
                            + " of " + Topics.GAME_TABLES));
            JsonNode told = JSON.readTree(opened);
            tellings.computeIfAbsent(told.path("topic").asText(), name -> new TreeMap<>())
                    .put(told.path("part").asInt(), told.path("next_offset").asLong());
        }
        return tellings;
    }

    /** The furthest of what is told of a topic, by partition: behind it there was nothing to tell. */
    static Map<Integer, Long> of(String topic, Map<String, Map<Integer, Long>> tellings) {
        Map<Integer, Long> furthest = new HashMap<>();
        tellings.forEach((name, told) -> {
            if (topicOf(name).equals(topic)) {
                told.forEach((part, next) -> furthest.merge(part, next, Math::max));
            }
        });
        return furthest;
    }

    static String topicOf(String telling) {
        return telling.split("#", 2)[0];
    }

    /** The row that says how far a telling has come in a partition. */
    ProducerRecord<byte[], byte[]> row(String telling, int partition, long next) throws IOException {
        String key = TABLE + JSON.writeValueAsString(telling) + ", " + partition + "]";
        String body = JSON.writeValueAsString(
                new TreeMap<>(Map.of("topic", telling, "part", partition, "next_offset", next)));
        return new ProducerRecord<>(
                Topics.GAME_TABLES,
                0,
                key.getBytes(StandardCharsets.UTF_8),
                sealer.seal(key, body.getBytes(StandardCharsets.UTF_8)).getBytes(StandardCharsets.UTF_8));
    }
}
