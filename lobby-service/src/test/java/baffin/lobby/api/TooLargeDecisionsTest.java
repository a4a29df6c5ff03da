package baffin.lobby.api;

import static baffin.lobby.api.Cups.CUPS;
import static baffin.lobby.api.Cups.asks;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

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
import baffin.lobby.competition.domain.CompetitionCommandBody;
import baffin.lobby.competition.domain.CompetitionJson;
import baffin.platform.topics.Topics;
import baffin.platform.wire.CommandEnvelope;
import baffin.testkit.Waits;
import baffin.testkit.backend.Infrastructure;
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

/** A decision that no record can hold stops nobody else. */
@QuarkusTest
@QuarkusTestResource(LobbyResources.class)
class TooLargeDecisionsTest {

    private static final String MATCHES = "/api/v1/lobby/matches";

    // enough for every partition to have some
    private static final int SENTINELS = 40;

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
