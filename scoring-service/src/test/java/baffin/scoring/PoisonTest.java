package baffin.scoring;

import static baffin.competition.standing.PlayedCompetition.policy;
import static baffin.competition.standing.PlayedCompetition.swiss;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.equalTo;

import baffin.competition.event.CompetitionRecord;
import baffin.competition.policy.TieBreak;
import baffin.competition.standing.PlayedCompetition;
import baffin.match.GameRegistry;
import baffin.platform.topics.Topics;
import baffin.platform.wire.WireJson;
import baffin.testkit.Waits;
import baffin.testkit.backend.Infrastructure;
import baffin.testkit.backend.PlatformResource;
import baffin.testkit.records.MatchLog;
import baffin.testkit.records.Poison;
import baffin.testkit.records.RandomMatch;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever stands in a topic that is scored, all other matches and competitions go on. */
@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
class PoisonTest {

    private static final int SENTINELS = 25;

    @ParameterizedTest
    @ValueSource(strings = {Topics.MATCH_EVENTS, Topics.LOBBY_EVENTS})
    void others_go_on_behind_a_poison_record_of_every_kind(String topic) throws Exception {
        String kafka = Infrastructure.shared().kafka();
        assertThat(Poison.into(kafka, topic)).isGreaterThan(40);

        var game = GameRegistry.installed().find("expedition").orElseThrow();
        try (MatchLog log = MatchLog.of("expedition", kafka)) {
            for (int number = 0; number < SENTINELS; number++) {
                String id = UUID.randomUUID().toString();
                log.append(RandomMatch.play(game, id, List.of("ann", "bob"), number, true)
                        .subList(0, 2));
                await().atMost(Waits.MAX)
                        .untilAsserted(() -> given().get("/api/v1/matches/" + id + "/score")
                                .then()
                                .statusCode(200));
                String cup = competition(kafka);
                await().atMost(Waits.MAX)
                        .untilAsserted(() -> given().get("/api/v1/competitions/" + cup + "/standings")
                                .then()
                                .statusCode(200));
            }
        }
        given().get("/q/health/live").then().statusCode(200).body("status", equalTo("UP"));
        given().get("/q/health/ready").then().statusCode(200).body("status", equalTo("UP"));
    }

    private static String competition(String kafka) throws Exception {
        String id = UUID.randomUUID().toString();
        List<CompetitionRecord> records = PlayedCompetition.of(id, policy(swiss(2), TieBreak.FIRST_PLACES))
                .enter(4)
                .start()
                .records();
        try (var producer = new KafkaProducer<>(
                Map.<String, Object>of("bootstrap.servers", kafka),
                new StringSerializer(),
                new ByteArraySerializer())) {
            for (CompetitionRecord record : records) {
                producer.send(new ProducerRecord<>(
                                Topics.LOBBY_EVENTS,
                                "competitions/" + id,
                                WireJson.shared().writeValueAsBytes(record)))
                        .get();
            }
        }
        return id;
    }
}
