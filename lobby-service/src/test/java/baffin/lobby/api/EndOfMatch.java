package baffin.lobby.api;

import static io.restassured.RestAssured.given;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.equalTo;

import baffin.platform.topics.Topics;
import baffin.testkit.Infrastructure;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** The last record of a match, as the rules-service would write it. */
final class EndOfMatch {

    private EndOfMatch() {}

    static void written(String matchId) {
        Map<String, Object> config =
                Map.of("bootstrap.servers", Infrastructure.shared().kafka());
        String record = """
                {"game":"expedition","matchId":"%s","version":1,"at":"2027-01-05T12:00:00Z",
                 "events":[{"type":"MatchEnded"}]}""".formatted(matchId);
        try (var producer = new KafkaProducer<>(config, new StringSerializer(), new ByteArraySerializer())) {
            producer.send(new ProducerRecord<>(Topics.MATCH_EVENTS, matchId, record.getBytes(StandardCharsets.UTF_8)));
        }
    }

    static void awaited(String matchId) {
        await().atMost(Duration.ofSeconds(20))
                .untilAsserted(() ->
                        given().get("/api/v1/lobby/matches/" + matchId).then().body("status", equalTo("FINISHED")));
    }
}
