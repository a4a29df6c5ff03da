package baffin.rules;

import baffin.match.GameRegistry;
import baffin.match.event.Step;
import baffin.match.terms.CompetitionRef;
import baffin.match.terms.MatchSetup;
import baffin.match.terms.SeatHolder;
import baffin.platform.topics.KafkaAccess;
import baffin.platform.topics.TopicScan;
import baffin.platform.topics.Topics;
import baffin.platform.wire.CloudEvents;
import baffin.platform.wire.JsonCodecs;
import baffin.platform.wire.MatchRuling;
import baffin.platform.wire.MatchStart;
import baffin.testing.ToyGame;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.UUID;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Stands in for the lobby and for readers of the log. */
public final class TestMatches {

    private TestMatches() {}

    /** Opens a toy match of two players, ids given, and returns its id; the seed is fixed. */
    public static String start(String bootstrap, String first, String second, int heap) {
        String id = UUID.randomUUID().toString();
        MatchSetup setup = new MatchSetup(
                "toy", Map.of("heap", "" + heap), List.of(new SeatHolder(first, false), new SeatHolder(second, true)));
        send(bootstrap, Topics.LOBBY_EVENTS, id, Starts.json(Starts.of(setup, first, "7")));
        return id;
    }

    /** Opens a toy match of three players, ids given, and returns its id. */
    public static String startOfThree(String bootstrap, List<String> players) {
        String id = UUID.randomUUID().toString();
        List<SeatHolder> seats =
                players.stream().map(player -> new SeatHolder(player, false)).toList();
        MatchSetup setup = new MatchSetup("toy", Map.of("heap", "20"), seats);
        send(bootstrap, Topics.LOBBY_EVENTS, id, Starts.json(Starts.of(setup, players.getFirst(), "7")));
        return id;
    }

    /** Opens a toy match of two players at a table of a competition and returns its id. */
    public static String start(String bootstrap, String first, String second, CompetitionRef place) {
        MatchSetup setup = new MatchSetup(
                "toy", Map.of("heap", "20"), List.of(new SeatHolder(first, false), new SeatHolder(second, true)));
        MatchStart start = new MatchStart(setup, "olga", null, null, null, null, place, null);
        send(bootstrap, Topics.LOBBY_EVENTS, place.matchId(), Starts.json(start));
        return place.matchId();
    }

    /** What a competition says about a match, as the lobby passes it on. */
    public static void rule(String bootstrap, MatchRuling ruling) {
        String json = new String(ruling.bytes(), StandardCharsets.UTF_8);
        send(bootstrap, Topics.LOBBY_EVENTS, ruling.matchId(), json, MatchRuling.TYPE);
    }

    /** Appends a record. */
    public static void send(String bootstrap, String topic, String key, String json) {
        send(bootstrap, topic, key, json, "baffin.lobby.match-started.v1");
    }

    private static void send(String bootstrap, String topic, String key, String json, String type) {
        Properties config = new Properties();
        config.put("bootstrap.servers", bootstrap);
        try (KafkaProducer<String, byte[]> producer =
                new KafkaProducer<>(config, new StringSerializer(), new ByteArraySerializer())) {
            producer.send(new ProducerRecord<>(
                            topic,
                            null,
                            key,
                            json.getBytes(StandardCharsets.UTF_8),
                            CloudEvents.headers(CloudEvents.attributes(
                                    type, "/test", UUID.randomUUID().toString(), key, Instant.now()))))
                    .get();
        } catch (ExecutionException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** All committed records of a topic with the key. */
    public static List<ConsumerRecord<String, byte[]>> records(String bootstrap, String topic, String key) {
        return all(bootstrap, topic).stream()
                .filter(record -> key.equals(record.key()))
                .toList();
    }

    /** All committed records of a topic. */
    public static List<ConsumerRecord<String, byte[]>> all(String bootstrap, String topic) {
        List<ConsumerRecord<String, byte[]>> found = new ArrayList<>();
        try (TopicScan scan = new TopicScan(KafkaAccess.open(bootstrap))) {
            scan.read(topic, found::add);
        }
        return found;
    }

    /** The steps of a toy match in the log. */
    public static List<Step> steps(String bootstrap, String matchId) {
        JsonCodecs codecs = new JsonCodecs(GameRegistry.of(List.of(new ToyGame())));
        return records(bootstrap, Topics.MATCH_EVENTS, matchId).stream()
                .map(record -> codecs.step(record.value()).step())
                .toList();
    }
}
