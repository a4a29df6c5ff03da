package baffin.rules.api;

import static baffin.rules.Players.as;
import static baffin.rules.Players.known;
import static baffin.rules.Players.send;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;

import baffin.rules.TestMatches;
import baffin.testkit.backend.PlatformResource;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import java.util.UUID;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.Test;

/** Seats that leave, as the API shows it. */
@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
class ResignationTest {

    private static final String TAKE = "{\"type\":\"Take\",\"stones\":2}";
    private static final String UNDO = "{\"type\":\"Undo\"}";
    private static final String RESIGN = "{\"type\":\"Resign\"}";

    @ConfigProperty(name = "kafka.bootstrap.servers")
    String bootstrap;

    private final List<String> players = List.of(
            UUID.randomUUID().toString(),
            UUID.randomUUID().toString(),
            UUID.randomUUID().toString());

    @Test
    void the_active_seat_takes_its_step_back_after_another_has_left_and_the_last_to_leave_ends_the_match() {
        String match = known(TestMatches.startOfThree(bootstrap, players), players.getFirst());
        send(as(players.get(0)), match, TAKE).then().statusCode(200).body("version", equalTo(2));
        send(as(players.get(1)), match, RESIGN)
                .then()
                .statusCode(200)
                .body("version", equalTo(3))
                .body("events.type", contains("SeatResigned"));
        send(as(players.get(0)), match, UNDO)
                .then()
                .statusCode(200)
                .body("version", equalTo(4))
                .body("events.type", contains("StepUndone"));
        send(as(players.get(2)), match, RESIGN)
                .then()
                .statusCode(200)
                .body("version", equalTo(5))
                .body("events.type", contains("SeatResigned", "HeapCleared", "MatchEnded"));
        send(as(players.get(0)), match, TAKE).then().statusCode(409).body("type", endsWith("match-over"));
    }
}
