package baffin.gameservice;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import baffin.gameservice.person.PersonalStreams;
import baffin.gameservice.presence.Presence;
import baffin.gameservice.presence.PresenceStore;
import baffin.testkit.Waits;
import baffin.testkit.backend.PlatformResource;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;

/** Who of a table is there. */
@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
class PresenceTest {

    private static final Duration LONG_AGO = Duration.ofNanos(1);

    @Inject
    Presence presence;

    @Inject
    PresenceStore store;

    @Inject
    PersonalStreams streams;

    @TestHTTPResource
    URI base;

    @Test
    void whoever_has_a_stream_open_is_there_until_it_ends() throws Exception {
        Recorded match = Recorded.match(85).shown(1);
        Talk ann = Talk.seat(match, 0);
        Talk bob = Talk.seat(match, 1);
        assertThat(here(ann)).isEmpty();
        try (LiveStream stream = LiveStream.events(base.resolve("/api/v1/players/me/stream"), bob.authorization())) {
            stream.next();
            presence.beat();
            Awaitility.await().atMost(Waits.MAX).until(() -> here(ann), List.of(1)::equals);
            assertThat(here(bob)).containsExactly(1);
        }
        Awaitility.await().atMost(Waits.MAX).until(() -> !streams.players().contains(bob.player()));
        store.forget(LONG_AGO).await().atMost(Waits.MAX);
        presence.beat();
        assertThat(here(ann)).isEmpty();
    }

    @Test
    void only_the_seats_are_told() {
        Recorded match = Recorded.match(86).shown(1);
        Talk.spectator(match)
                .request()
                .get(match.path("/presence"))
                .then()
                .statusCode(403)
                .body("type", equalTo("/problems/not-your-seat"));
        given().get(match.path("/presence")).then().statusCode(401);
        Talk.seat(match, 0)
                .request()
                .get("/api/v1/matches/none/presence")
                .then()
                .statusCode(404);
    }

    @Test
    void who_was_there_is_forgotten() {
        store.seen(Set.of("presence-zoe", "presence-yan")).await().atMost(Waits.MAX);
        Set<String> both = Set.of("presence-yan", "presence-zoe");
        assertThat(store.within(Waits.MAX, both).await().atMost(Waits.MAX)).isEqualTo(both);
        assertThat(store.within(LONG_AGO, both).await().atMost(Waits.MAX)).isEmpty();
        assertThat(store.forget(LONG_AGO).await().atMost(Waits.MAX)).isGreaterThanOrEqualTo(2);
        assertThat(store.within(Waits.MAX, both).await().atMost(Waits.MAX)).isEmpty();
    }

    private static List<Integer> here(Talk talk) {
        return talk.request()
                .get(talk.match().path("/presence"))
                .then()
                .statusCode(200)
                .extract()
                .path("here");
    }
}
