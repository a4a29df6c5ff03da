package baffin.lobby.api;

import static baffin.lobby.api.Cups.CUPS;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.equalTo;

import baffin.competition.Competition;
import baffin.competition.event.CompetitionRecord;
import baffin.lobby.api.People.Person;
import baffin.platform.runtime.projection.engine.ProjectionEngine;
import baffin.platform.runtime.projection.engine.ProjectionStatus.StoppedMatch;
import baffin.platform.topics.Topics;
import baffin.platform.wire.WireJson;
import baffin.testkit.Waits;
import baffin.testkit.backend.Infrastructure;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.smallrye.common.annotation.Identifier;
import jakarta.inject.Inject;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What old logs may hold, whoever wrote it, the list of competitions goes on. */
@QuarkusTest
@QuarkusTestResource(LobbyResources.class)
class ReadModelTest {

    private static final String SOMEBODY = "01890000-0000-7000-8000-000000000001";

    @Inject
    @Identifier("open-matches")
    ProjectionEngine engine;

    private static String logged(UnaryOperator<String> changed) throws Exception {
        List<CompetitionRecord> records = PlayedCup.records(4);
        String id = records.getFirst().competitionId();
        try (var producer = new KafkaProducer<>(
                Map.<String, Object>of(
                        "bootstrap.servers", Infrastructure.shared().kafka()),
                new StringSerializer(),
                new ByteArraySerializer())) {
            for (CompetitionRecord record : records) {
                String json = changed.apply(WireJson.shared().writeValueAsString(record));
                producer.send(new ProducerRecord<>(
                                Topics.LOBBY_EVENTS, Competition.key(id), json.getBytes(StandardCharsets.UTF_8)))
                        .get();
            }
        }
        return id;
    }

    private static void shown(String id) {
        await().atMost(Waits.MAX)
                .untilAsserted(() -> given().get(CUPS + "/" + id).then().statusCode(200));
    }

    @ParameterizedTest
    @ValueSource(strings = {"a\\\"{}", "{a,b}", "a\\\\", "NULL", "", "a\\u0000b", "a,\\\"b\\\"", "\\ud83d\\udea2"})
    void two_competitions_with_a_player_of_any_id_are_listed(String player) throws Exception {
        List<String> ids = new ArrayList<>();
        for (int time = 0; time < 2; time++) {
            ids.add(logged(json -> json.replace(SOMEBODY, player)));
        }
        ids.forEach(ReadModelTest::shown);
        given().get("/q/health/live").then().statusCode(200).body("status", equalTo("UP"));
    }

    @Test
    void records_that_the_database_cannot_keep_stop_their_own_competitions_alone_even_when_all_of_a_batch_are_such()
            throws Exception {
        List<String> broken = new ArrayList<>();
        for (int time = 0; time < 3; time++) {
            broken.add(logged(json -> json.replaceFirst("\"at\":\"[^\"]+\"", "\"at\":\"+1000000-01-01T00:00:00Z\"")));
        }
        await().atMost(Waits.MAX)
                .untilAsserted(() -> assertThat(stopped())
                        .extracting(StoppedMatch::key)
                        .containsAll(broken.stream().map(Competition::key).toList()));
        assertThat(stopped())
                .filteredOn(stop -> stop.key().equals(Competition.key(broken.getFirst())))
                .singleElement()
                .satisfies(stop -> assertThat(stop.reason()).isNotBlank());
        shown(logged(json -> json));
        Person olga = People.somebody("Olga");
        String cup = Cups.created(olga, Cups.duels(2, 4));
        shown(cup);
        given().get("/q/health/live").then().statusCode(200).body("status", equalTo("UP"));
    }

    private List<StoppedMatch> stopped() {
        return engine.status().await().atMost(Waits.MAX).stopped();
    }
}
