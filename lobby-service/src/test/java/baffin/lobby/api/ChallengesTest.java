package baffin.lobby.api;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;

import baffin.lobby.api.People.Person;
import baffin.lobby.openmatch.store.MatchList;
import baffin.testkit.Waits;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Named players are invited to a match. */
@QuarkusTest
@QuarkusTestResource(LobbyResources.class)
class ChallengesTest {

    private static final String MATCHES = "/api/v1/lobby/matches";

    @Inject
    MatchList matches;

    private Person host;
    private Person guest;

    @BeforeEach
    void people() {
        host = People.somebody("Host");
        guest = People.somebody("Guest");
    }

    private ValidatableResponse opened(int seats, String... handles) {
        return host.commands()
                .body(Map.of(
                        "game",
                        "expedition",
                        "seats",
                        seats,
                        "ready",
                        true,
                        "visibility",
                        "private",
                        "invite",
                        List.of(handles)))
                .post(MATCHES)
                .then();
    }

    private static ValidatableResponse act(Person person, String matchId, String verb) {
        return person.commands()
                .post(MATCHES + "/" + matchId + "/" + verb)
                .then()
                .statusCode(200);
    }

    @Test
    void a_seat_is_kept_for_who_is_invited_and_counts_for_them_once_they_are_ready() {
        String id = opened(2, guest.handle().toUpperCase(Locale.ROOT))
                .statusCode(201)
                .body("state", equalTo("OPEN"))
                .body("seats.player", contains(host.id(), guest.id()))
                .body("seats.invited", contains(false, true))
                .body("free", hasSize(0))
                .extract()
                .path("matchId");

        guest.asks().get(MATCHES + "/" + id + "?minVersion=1").then().statusCode(200);
        given().get(MATCHES + "/" + id).then().statusCode(404);
        assertThat(live(guest)).isEmpty();

        act(guest, id, "ready").body("state", equalTo("RUNNING")).body("seats.invited", contains(false, false));
        await().atMost(Waits.MAX).untilAsserted(() -> assertThat(live(guest)).containsExactly(id));
    }

    private Set<String> live(Person person) {
        return matches.lives(person.id(), Set.of()).await().atMost(Waits.MAX).live();
    }

    @Test
    void who_declines_frees_the_seat() {
        String id = opened(3, guest.handle()).statusCode(201).extract().path("matchId");

        act(guest, id, "leave");

        // what somebody else has done is waited for by its version alone
        host.asks()
                .get(MATCHES + "/" + id + "?minVersion=2")
                .then()
                .body("seats.player", contains(host.id()))
                .body("free", contains(1, 2));
    }

    @Test
    void names_of_nobody_are_told_all_at_once() {
        opened(4, People.handle("Nobody"), guest.handle(), "x")
                .statusCode(400)
                .body("violations.pointer", contains("/invite/0", "/invite/2"));
        opened(2, host.handle()).statusCode(400).body("violations.pointer", contains("/invite"));
    }
}
