package baffin.lobby.api;

import static baffin.lobby.api.Cups.CUPS;
import static baffin.lobby.api.Cups.asks;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.equalTo;

import baffin.competition.Competition;
import baffin.competition.Elsewhere;
import baffin.competition.entry.Actor;
import baffin.competition.entry.Penalty.Card;
import baffin.competition.event.CompetitionCommand.Adopt;
import baffin.competition.event.CompetitionEvent;
import baffin.competition.event.CompetitionEvent.PenaltyGiven;
import baffin.competition.event.CompetitionRecord;
import baffin.competition.policy.Points;
import baffin.lobby.api.People.Person;
import baffin.lobby.wire.CompetitionCommandBody;
import baffin.lobby.wire.CompetitionJson;
import baffin.platform.topics.Topics;
import baffin.platform.wire.CommandEnvelope;
import baffin.testkit.Waits;
import baffin.testkit.backend.Infrastructure;
import baffin.testkit.records.Poison;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever stands in a topic that the lobby reads, everybody else's business goes on. */
@QuarkusTest
@QuarkusTestResource(LobbyResources.class)
class PoisonTest {

    private static final String MATCHES = "/api/v1/lobby/matches";

    // enough for every partition to have some
    private static final int SENTINELS = 40;

    @ParameterizedTest
    @ValueSource(
            strings = {
                Topics.LOBBY_COMMANDS,
                Topics.LOBBY_EVENTS,
                Topics.MATCH_EVENTS,
                Topics.SCORE_EVENTS,
                Topics.REPLIES_LOBBY
            })
    void others_go_on_behind_a_poison_record_of_every_kind(String topic) {
        Person host = People.somebody("Host");
        assertThat(Poison.into(Infrastructure.shared().kafka(), topic)).isGreaterThan(40);

        String last = "";
        for (int number = 0; number < SENTINELS; number++) {
            last = opened(host);
            given().get(MATCHES + "/" + last + "?minVersion=1").then().statusCode(200);
        }
        String cup = Cups.created(host, Cups.duels(2, 4));
        given().get(CUPS + "/" + cup + "?minVersion=1").then().statusCode(200);
        played(host);
        given().get("/q/health/live").then().statusCode(200).body("status", equalTo("UP"));
        given().get("/q/health/ready").then().statusCode(200).body("status", equalTo("UP"));
    }

    @Test
    void a_decision_too_large_to_be_written_that_waits_in_the_log_is_come_through() throws Exception {
        Person host = People.somebody("Host");
        Actor by = new Actor(host.id(), false);
        List<CompetitionRecord> records = new ArrayList<>(PlayedElsewhere.records(4));
        String there = records.getFirst().competitionId();
        Random random = new Random(3);
        for (int number = 0; number < 8; number++) {
            List<CompetitionEvent> penalties = new ArrayList<>();
            for (int count = 0; count < 6; count++) {
                String noise = random.ints(20_000, 33, 0x2fff)
                        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                        .toString();
                penalties.add(new PenaltyGiven(1, Points.of(1), Card.NONE, noise));
            }
            records.add(new CompetitionRecord(there, records.size() + 1, "p", by, Instant.EPOCH, penalties));
        }
        Elsewhere elsewhere = Elsewhere.of(by, "digest");
        String id = elsewhere.id();
        Map<String, Object> config =
                Map.of("bootstrap.servers", Infrastructure.shared().kafka());
        try (var producer = new KafkaProducer<>(config, new StringSerializer(), new ByteArraySerializer())) {
            for (CompetitionRecord record : records) {
                CommandEnvelope command = CommandEnvelope.command(
                        Competition.key(id),
                        "adopt-" + record.version(),
                        by.player(),
                        null,
                        CompetitionJson.body(new CompetitionCommandBody(by, new Adopt(elsewhere.brought(record)))));
                producer.send(new ProducerRecord<>(Topics.LOBBY_COMMANDS, Competition.key(id), command.bytes()))
                        .get();
            }
        }
        for (int number = 0; number < SENTINELS; number++) {
            opened(host);
        }
        String whole = CUPS + "/" + id + "?minVersion=" + (records.size() - 7);
        await().atMost(Waits.MAX).until(() -> given().get(whole).statusCode() == 200);
        int version = given().get(whole).path("version");
        assertThat(version).isBetween(records.size() - 7, records.size() - 1);
        asks(host, id, "cancel", Map.of("reason", "over")).statusCode(403);
    }

    private static void played(Person host) {
        String match = opened(host);
        EndOfMatch.written(match);
        Person guest = People.somebody("Guest");
        for (Person one : new Person[] {guest, host}) {
            if (one == guest) {
                act(guest, match, "join");
            }
            act(one, match, "ready");
        }
        await().atMost(Waits.MAX)
                .untilAsserted(() -> given().get(MATCHES + "/" + match).then().body("status", equalTo("FINISHED")));
    }

    private static void act(Person person, String match, String verb) {
        person.commands()
                .body(Map.of())
                .post(MATCHES + "/" + match + "/" + verb)
                .then()
                .statusCode(200);
    }

    private static String opened(Person host) {
        return host.commands()
                .body(Map.of("game", "expedition", "seats", 2))
                .post(MATCHES)
                .then()
                .statusCode(201)
                .extract()
                .path("matchId");
    }
}
