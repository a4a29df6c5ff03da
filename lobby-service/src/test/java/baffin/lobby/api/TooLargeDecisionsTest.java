package baffin.lobby.api;

import static baffin.lobby.api.Cups.CUPS;
import static baffin.lobby.api.Cups.asks;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import baffin.competition.Competition;
import baffin.competition.entry.Actor;
import baffin.competition.event.EntryCommand.AddEntrant;
import baffin.lobby.api.People.Person;
import baffin.lobby.competition.domain.CompetitionCommandBody;
import baffin.lobby.competition.domain.CompetitionJson;
import baffin.match.terms.SeatHolder;
import baffin.platform.topics.Topics;
import baffin.platform.wire.CommandEnvelope;
import baffin.testkit.Waits;
import baffin.testkit.backend.Infrastructure;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
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

    // more than one competition has room for
    private static final int ENTRANTS = 8;

    // enough for every partition to have some
    private static final int SENTINELS = 40;

    @Test
    void a_decision_too_large_to_be_written_that_waits_in_the_log_is_come_through() throws Exception {
        Person host = People.somebody("Host");
        Actor by = new Actor(host.id(), false);
        String id = Cups.created(host, Cups.duels(2, 16));
        Random random = new Random(3);
        Map<String, Object> config =
                Map.of("bootstrap.servers", Infrastructure.shared().kafka());
        try (var producer = new KafkaProducer<>(config, new StringSerializer(), new ByteArraySerializer())) {
            for (int number = 1; number <= ENTRANTS; number++) {
                String noise = random.ints(120_000, 33, 0x2fff)
                        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                        .toString();
                SeatHolder entrant = new SeatHolder(UUID.randomUUID().toString(), noise, false, null, null);
                CommandEnvelope command = CommandEnvelope.command(
                        Competition.key(id),
                        "enter-" + number,
                        by.player(),
                        null,
                        CompetitionJson.body(new CompetitionCommandBody(by, new AddEntrant(entrant, 1500, 0))));
                producer.send(new ProducerRecord<>(Topics.LOBBY_COMMANDS, Competition.key(id), command.bytes()))
                        .get();
            }
        }
        for (int number = 0; number < SENTINELS; number++) {
            opened(host);
        }
        String whole = CUPS + "/" + id + "?minVersion=2";
        await().atMost(Waits.MAX).until(() -> given().get(whole).statusCode() == 200);
        int version = given().get(whole).path("version");
        assertThat(version).isBetween(2, ENTRANTS);
        asks(host, id, "cancel", Map.of("reason", "over")).statusCode(200);
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
