package baffin.gameservice;

import static baffin.gameservice.Eventually.eventually;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;

import baffin.game.Seat;
import baffin.gameservice.LiveStream.Sent;
import baffin.match.event.MatchEvent;
import baffin.match.event.Step;
import baffin.match.terms.SeatHolder;
import baffin.testkit.backend.PlatformResource;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What the seats say stays among those who hold them now. */
@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
@Timeout(600)
class SeatsChannelTest {

    @TestHTTPResource("/api/v1/matches/")
    @SuppressWarnings("NullAway.Init") // the framework fills it
    URI matches;

    @Test
    void only_those_who_hold_a_seat_read_and_write_what_the_seats_say() {
        Recorded match = Recorded.match(61).shown(2);
        String line = Talk.seat(match, 0).said("seats", "secret plan");
        assertThat(Talk.seat(match, 2).texts("seats")).containsExactly("secret plan");
        Talk spectator = Talk.spectator(match);
        refused(given().get(match.path("/chat/seats")).then());
        refused(given().accept("text/event-stream")
                .get(match.path("/chat/seats/stream"))
                .then());
        refused(given().accept("application/x-ndjson")
                .get(match.path("/chat/seats/stream?from=0"))
                .then());
        refused(spectator.request().get(spectator.path("seats")).then());
        refused(spectator.say("seats", "let me in").then());
        refused(spectator.report("seats", line, "curious"));
        refused(spectator
                .request()
                .accept("text/event-stream")
                .get(spectator.path("seats/stream"))
                .then());
        for (String path : List.of("", "/events", "/chat/public", "/chat/public?limit=200")) {
            assertThat(spectator.request().get(match.path(path)).asString()).doesNotContain("secret plan");
        }
    }

    private static void refused(ValidatableResponse answer) {
        answer.statusCode(403).contentType("application/problem+json").body("text", nullValue());
    }

    @Test
    void a_public_stream_never_carries_what_the_seats_say() throws Exception {
        Recorded match = Recorded.match(62).shown(2);
        try (LiveStream spectator = stream(match, "public", Map.of())) {
            assertThat(spectator.next().name()).isEqualTo("snapshot");
            Talk.seat(match, 0).said("seats", "secret plan");
            Talk.seat(match, 0).said("public", "nothing to hide");
            assertThat(spectator.next().data()).contains("nothing to hide").doesNotContain("secret");
        }
    }

    @Test
    void a_seat_handed_over_takes_the_channel_with_it() throws Exception {
        Recorded match = Recorded.match(63).shown(2);
        Talk ann = Talk.seat(match, 0);
        Talk bob = Talk.seat(match, 1);
        Talk dan = new Talk(match, UUID.randomUUID().toString());
        String early = bob.said("seats", "before dan came");
        try (LiveStream left = stream(match, "seats", bob.authorization());
                LiveStream stays = stream(match, "seats", ann.authorization())) {
            assertThat(left.next().data()).contains("before dan came");
            assertThat(stays.next().name()).isEqualTo("snapshot");
            handOver(match, 3, 1, dan.player());
            given().get(match.path("?minVersion=3")).then().statusCode(200);
            ann.said("seats", "welcome");
            assertThat(stays.next().data()).contains("welcome");
            assertThat(restOf(left)).doesNotContain("welcome");
        }
        refused(bob.request().get(bob.path("seats")).then());
        refused(bob.say("seats", "still here").then());
        assertThat(dan.texts("seats")).containsExactly("welcome", "before dan came");
        dan.say("seats", "thank you").then().statusCode(201).body("seat", equalTo(1));
        bob.request().delete(bob.path("seats/" + early)).then().statusCode(204);
        eventually(() -> given().get("/api/v1/matches?player=" + dan.player())
                .then()
                .statusCode(200)
                .body("items[0].seats[1].player", equalTo(dan.player())));
    }

    private static String restOf(LiveStream stream) throws IOException {
        StringBuilder rest = new StringBuilder();
        for (String line = stream.line(); line != null; line = stream.line()) {
            rest.append(line).append('\n');
        }
        return rest.toString();
    }

    private static void handOver(Recorded match, int version, int seat, String player) {
        MatchEvent.MatchStarted start =
                baffin.match.state.MatchFold.started(match.steps().getFirst());
        SeatHolder from = start.setup().seats().get(seat);
        SeatHolder to = new SeatHolder(player, false);
        Step last = match.steps().get(version - 2);
        match.append(new Step(
                match.id(),
                version,
                "hand-over",
                "",
                from.player(),
                new Seat(seat),
                last.at(),
                true,
                null,
                List.of(new MatchEvent.SeatHandedOver(
                        new Seat(seat), from, to, MatchEvent.HandOverReason.PLAYER, null))));
    }

    @Test
    void partners_whose_hands_are_apart_do_not_talk_until_the_end() {
        Recorded match = Recorded.teams(64);
        int end = match.end();
        match.logged(1, end - 1);
        given().get(match.path("?minVersion=" + (end - 1))).then().statusCode(200);
        Talk partner = Talk.seat(match, 0);
        for (ValidatableResponse closed : List.of(
                partner.say("seats", "my hand is good").then(),
                partner.request().get(partner.path("seats")).then(),
                partner.request()
                        .accept("text/event-stream")
                        .get(partner.path("seats/stream"))
                        .then())) {
            closed.statusCode(409).body("ruleId", equalTo("AD-5.2")).body("detail", containsString("apart"));
        }
        partner.said("public", "everybody may read this");
        refused(Talk.spectator(match).say("seats", "x").then());
        match.logged(end, end);
        given().get(match.path("?minVersion=" + end)).then().statusCode(200);
        partner.said("seats", "well played, partner");
        assertThat(Talk.seat(match, 2).texts("seats")).containsExactly("well played, partner");
    }

    @Test
    void a_host_without_a_seat_learns_of_a_report_and_not_what_the_seats_say() {
        Recorded match = Recorded.hosted(65, "zoe-65");
        match.shown(1);
        Talk ann = Talk.seat(match, 0);
        Talk host = new Talk(match, "zoe-65");
        String line = ann.said("seats", "secret plan");
        Talk.seat(match, 1).report("seats", line, "too loud").statusCode(204);
        String reports = host.request()
                .get(host.path("reports"))
                .then()
                .statusCode(200)
                .body("items[0].reason", equalTo("too loud"))
                .extract()
                .asString();
        assertThat(reports).doesNotContain("secret plan");
        String hidden = host.request()
                .post(host.path("seats/" + line + "/hide"))
                .then()
                .statusCode(200)
                .extract()
                .asString();
        assertThat(hidden).doesNotContain("secret plan");
    }

    private LiveStream stream(Recorded match, String channel, Map<String, String> headers) throws Exception {
        return LiveStream.events(matches.resolve(match.id() + "/chat/" + channel + "/stream"), headers);
    }

    @Test
    void a_stream_of_the_seats_resumes_for_those_who_hold_one() throws Exception {
        Recorded match = Recorded.match(66).shown(2);
        Talk ann = Talk.seat(match, 0);
        ann.said("seats", "one");
        String last;
        try (LiveStream first = stream(match, "seats", ann.authorization())) {
            Sent snapshot = first.next();
            last = snapshot.id();
            ann.said("seats", "two");
            assertThat(first.next().data()).contains("two");
        }
        Map<String, String> headers = new java.util.HashMap<>(ann.authorization());
        headers.put("Last-Event-ID", last);
        try (LiveStream again = stream(match, "seats", headers)) {
            assertThat(again.next().data()).contains("two");
            ann.said("seats", "three");
            assertThat(again.next().data()).contains("three");
        }
    }
}
