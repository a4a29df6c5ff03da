package baffin.testkit.records;

import baffin.platform.topics.KafkaAccess;
import baffin.platform.topics.Topics;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.jspecify.annotations.Nullable;

/** Records that no part of the platform would write: whoever reads a topic has to get past all of them. */
public final class Poison {

    private static final String COMMAND = """
            {"kind":"%s","matchId":"%s","commandId":"%s","player":"p","dryRun":false,"fingerprint":"",
             "body":{"type":"FromTomorrow","text":"a\\u0000b"},"replyPartition":%d,"ticket":7,
             "bot":false}""";
    private static final String EVENT = """
            {"game":"expedition","matchId":"%1$s","competitionId":"%1$s","pool":"%1$s","version":%2$d,"commandId":"c",
             "player":"p","at":"2027-01-05T12:00:00Z","events":[{"type":"FromTomorrow","v":9,"more":{"a":[1]}}]}""";

    private static final String TWICE = "{\"a\":1,\"a\":2}";

    private record Dose(byte @Nullable [] key, byte @Nullable [] value, Headers headers) {

        static Dose of(@Nullable String key, @Nullable String value) {
            return new Dose(bytes(key), bytes(value), new RecordHeaders());
        }
    }

    private Poison() {}

    /** Sends one record of each kind, to all partitions by their keys, and waits for the log; gives how many. */
    public static int into(KafkaAccess kafka, String topic) {
        List<Dose> doses = doses(Topics.bytesMax(topic));
        Map<String, Object> config = kafka.with(Map.of("max.request.size", 4 << 20));
        try (var producer = new KafkaProducer<>(config, new ByteArraySerializer(), new ByteArraySerializer())) {
            int partitions = producer.partitionsFor(topic).size();
            for (Dose dose : doses) {
                // the same key always goes the same way: no reader can be asked for an order between partitions
                int partition = Math.floorMod(Arrays.hashCode(dose.key()), partitions);
                producer.send(new ProducerRecord<>(topic, partition, dose.key(), dose.value(), dose.headers()))
                        .get();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        } catch (ExecutionException e) {
            throw new IllegalStateException("the log did not take a record", e);
        }
        return doses.size();
    }

    private static List<Dose> doses(int most) {
        List<Dose> all = new ArrayList<>();
        all.add(Dose.of(null, null));
        all.add(Dose.of(null, "{}"));
        all.add(Dose.of(fresh(), null));
        for (String value : List.of("", " ", "not json", "{", "[]", "7", "true", "null", "\"text\"", "{}", TWICE)) {
            all.add(Dose.of(fresh(), value));
        }
        all.add(Dose.of(fresh(), "[".repeat(20_000)));
        all.add(Dose.of(fresh(), "{\"a\":".repeat(5_000) + "1" + "}".repeat(5_000)));
        all.add(Dose.of(fresh(), "{\"type\":\"FromTomorrow\",\"text\":\"\\u0000\\ud800\"}"));
        all.add(Dose.of(fresh(), "\"" + "x".repeat(most - 1_000) + "\""));
        all.add(Dose.of(fresh(), "{\"type\":\"" + "x".repeat(most - 1_000) + "\"}"));
        all.add(new Dose(bytes(fresh()), new byte[] {(byte) 0xff, (byte) 0xfe, 0, 1}, new RecordHeaders()));
        for (String key : List.of("", " ", "#alive", "#outage", "a\0b", "a\"{}", "../..", "x".repeat(10_000))) {
            all.add(Dose.of(key, "{}"));
            all.add(Dose.of(key, event(key, 1)));
            all.add(Dose.of(key, command("COMMAND", key, "c", 0)));
        }
        all.add(new Dose(new byte[] {(byte) 0xc3, 0x28}, bytes("{}"), new RecordHeaders()));
        for (String prefix : List.of("", "competitions/", "seeks/poison-")) {
            events(all, prefix);
            commands(all, prefix);
        }
        all.add(new Dose(bytes(fresh()), bytes("{}"), strange()));
        all.add(new Dose(bytes(fresh()), bytes(event(fresh(), 1)), strange()));
        return all;
    }

    private static void events(List<Dose> all, String prefix) {
        String id = fresh();
        all.add(Dose.of(prefix + id, event(id, 1)));
        all.add(Dose.of(prefix + fresh(), event(fresh(), 1)));
        all.add(Dose.of(prefix + fresh(), event(fresh(), 99)));
        all.add(Dose.of(prefix + fresh(), event(fresh(), -3)));
        all.add(Dose.of(prefix + fresh(), event("a\\u0000\\\"{}", 1)));
        all.add(Dose.of(prefix + fresh(), event(fresh(), 1).replace("FromTomorrow", "MatchEnded")));
        all.add(Dose.of(prefix + fresh(), event(fresh(), 1).replace("FromTomorrow", "MatchStarted")));
    }

    private static void commands(List<Dose> all, String prefix) {
        for (String kind : List.of("COMMAND", "PROBE", "RELEASE", "TICK", "FROM_TOMORROW")) {
            String key = prefix + fresh();
            all.add(Dose.of(key, command(kind, key, "c", 0)));
        }
        for (int partition : new int[] {-7, 15, 1_000_000_000}) {
            String key = prefix + fresh();
            all.add(Dose.of(key, command("COMMAND", key, "x".repeat(40_000), partition)));
        }
        all.add(Dose.of(prefix + fresh(), command("COMMAND", prefix + fresh(), "c", 0)));
    }

    private static Headers strange() {
        Headers headers = new RecordHeaders()
                .add("ce_specversion", bytes("9.9"))
                .add("ce_type", new byte[] {(byte) 0xff, 0})
                .add("ce_time", bytes("yesterday"))
                .add("ce_source", bytes("\0 no:uri^"))
                .add("ce_id", null)
                .add("traceparent", bytes("none"))
                .add("content-type", bytes("text/poison"));
        for (int number = 0; number < 200; number++) {
            headers.add("h" + number, bytes("v"));
        }
        return headers;
    }

    private static String event(String id, long version) {
        return EVENT.formatted(id, version);
    }

    private static String command(String kind, String key, String id, int partition) {
        return COMMAND.formatted(kind, key.replace("\0", "\\u0000").replace("\"", "\\\""), id, partition);
    }

    private static String fresh() {
        return UUID.randomUUID().toString();
    }

    private static byte @Nullable [] bytes(@Nullable String text) {
        return text == null ? null : text.getBytes(StandardCharsets.UTF_8);
    }
}
