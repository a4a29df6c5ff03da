package baffin.gameservice;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import baffin.game.Seat;
import baffin.match.event.MatchEvent;
import baffin.match.terms.SeatHolder;
import baffin.match.terms.Visibility;
import baffin.testkit.backend.PlatformResource;
import baffin.testkit.http.TokenIssuer;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import java.io.IOException;
import java.net.URI;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Open streams when a token ends, a seat moves, or an account may look no more. */
@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
@Timeout(600)
class OpenStreamsTest {

    private static final String MATCH = "/api/v1/matches/{id}/stream";
    private static final String CHAT = "/api/v1/matches/{id}/chat/{channel}/stream";
    private static final String NOTIFICATIONS = "/api/v1/players/me/notifications/stream";
    private static final String PERSON = "/api/v1/players/me/stream";
    private static final String SANDBOX = "/api/v1/sandboxes/{id}/stream";
    private static final int TOKEN_S = 3;

    @TestHTTPResource("/")
    @SuppressWarnings("NullAway.Init") // the framework fills it
    URI root;

    @Test
    void these_are_all_streams_that_there_are() {
        assertThat(ApiOperations.all().stream().filter(ApiOperations::streams).map(ApiOperations::path))
                .containsExactlyInAnyOrder(MATCH, CHAT, NOTIFICATIONS, SANDBOX, PERSON);
    }

    @ParameterizedTest
    @CsvSource({
        MATCH + ",true", CHAT + ",true", NOTIFICATIONS + ",true", SANDBOX + ",true", PERSON + ",true",
        MATCH + ",false", CHAT + ",false", NOTIFICATIONS + ",false", SANDBOX + ",false", PERSON + ",false",
    })
    void a_stream_ends_with_the_token_and_says_why(String stream, boolean events) throws Exception {
        Recorded match = Recorded.match(91).shown(2);
        String player = match.players().getFirst();
        String path = path(stream, match, player);
        String token = TokenIssuer.shared()
                .forPlayer(player, "Ann")
                .with("exp", Instant.now().getEpochSecond() + TOKEN_S)
                .sign();
        List<String> lines = new ArrayList<>();
        try (LiveStream live = open(path, events, token)) {
            for (String line = live.line(); line != null; line = live.line()) {
                lines.add(line);
            }
        }
        assertThat(lines.getLast()).endsWith("\"end\":\"token-ended\"}");
        assertThat(lines.stream().filter(line -> line.contains("token-ended"))).hasSize(1);
        given().auth()
                .oauth2(token)
                .get("/api/v1/players/me/notifications")
                .then()
                .statusCode(401);
    }

    @ParameterizedTest
    @ValueSource(strings = {MATCH, CHAT, NOTIFICATIONS, SANDBOX, PERSON})
    void head_has_the_headers_of_a_stream_and_ends_and_takes_no_stream_of_the_reader(String stream) throws Exception {
        Recorded match = Recorded.match(94).shown(2);
        String player = match.players().getFirst();
        String path = path(stream, match, player);
        for (String form : List.of("text/event-stream", "application/x-ndjson")) {
            for (int times = 0; times < 12; times++) {
                given().auth()
                        .oauth2(token(player))
                        .accept(form)
                        .head(path)
                        .then()
                        .statusCode(200)
                        .contentType(form)
                        .header("X-Accel-Buffering", "no");
            }
        }
        try (LiveStream live = open(path, true, token(player))) {
            assertThat(live.line()).isNotNull();
        }
        String unknown = stream.replace("{channel}", "public").replace("{id}", "no-such-match");
        int refused = given().auth()
                .oauth2(token(player))
                .accept("text/html")
                .head(unknown)
                .statusCode();
        assertThat(refused).isEqualTo(406);
    }

    @ParameterizedTest
    @CsvSource({
        MATCH + ",99999",
        CHAT + ",999999999999",
        NOTIFICATIONS + ",'0:999999999999'",
        SANDBOX + ",99999",
        PERSON + ",'match:{id}=99999'",
        PERSON + ",'chat:{id}=999999999999'",
        PERSON + ",'notifications=0:999999999'",
        PERSON + ",'matches=;matches:{id}=99999'",
    })
    void a_position_ahead_of_the_log_begins_anew(String stream, String position) throws Exception {
        Recorded match = Recorded.match(95).shown(2);
        String player = match.players().getFirst();
        Map<String, String> headers = Map.of(
                "Authorization", "Bearer " + token(player), "Last-Event-ID", position.replace("{id}", match.id()));
        List<String> names = new ArrayList<>();
        try (LiveStream live = LiveStream.events(root.resolve(path(stream, match, player)), headers)) {
            while (!names.contains("snapshot")) {
                names.add(live.next().name());
            }
        }
        assertThat(names)
                .isEqualTo(
                        stream.equals(PERSON)
                                ? List.of("subscription", "joined", "reset", "snapshot")
                                : List.of("reset", "snapshot"));
    }

    private static String path(String stream, Recorded match, String player) {
        return stream.replace("{channel}", "public")
                .replace("{id}", stream.equals(SANDBOX) ? sandbox(match, player) : match.id());
    }

    private static String sandbox(Recorded match, String player) {
        String path = Sandboxing.forked(match, player, null);
        return path.substring(path.lastIndexOf('/') + 1);
    }

    private LiveStream open(String path, boolean events, String token) throws IOException, InterruptedException {
        Map<String, String> headers = Map.of("Authorization", "Bearer " + token);
        URI uri = root.resolve(path);
        return events ? LiveStream.events(uri, headers) : LiveStream.lines(uri, headers);
    }

    private static String token(String player) {
        return TokenIssuer.shared().token(player, "Handle");
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void from_the_step_on_in_which_a_seat_goes_over_its_sight_goes_with_it(boolean events) throws Exception {
        Recorded match = Recorded.match(92);
        int acting = match.acting(1);
        match.shown(acting - 1);
        String bob = match.players().get(1);
        String dan = "dan-" + match.id();
        String stream = MATCH.replace("{id}", match.id()) + (events ? "" : "?from=" + (acting - 2));
        try (LiveStream former = open(stream, events, token(bob));
                LiveStream next = open(stream, events, token(dan));
                LiveStream other = open(stream, events, token(match.players().getFirst()))) {
            List<LiveStream> all = List.of(former, next, other);
            for (LiveStream live : all) {
                data(live, events);
            }
            match.append(match.handOver(acting, 1, dan));
            match.append(match.later(acting, 1));
            Map<Integer, JsonPath> seen = new TreeMap<>();
            for (int index = 0; index < all.size(); index++) {
                assertThat(data(all.get(index), events).getLong("version")).isEqualTo(acting);
                seen.put(index, data(all.get(index), events));
            }
            assertThat(seen.get(0).getLong("version")).isEqualTo(acting + 1);
            assertThat(seen.get(0).getString("commandId"))
                    .as("the former holder")
                    .isNull();
            assertThat(seen.get(0).getMap("command")).isNull();
            assertThat(seen.get(1).getString("commandId")).as("the new holder").isNotNull();
            assertThat(seen.get(2).getString("commandId")).as("another seat").isNull();
        }
        try (LiveStream resumed = LiveStream.lines(
                root.resolve(MATCH.replace("{id}", match.id()) + "?from=0"),
                Map.of("Authorization", "Bearer " + token(bob)))) {
            for (int version = 1; version <= acting + 1; version++) {
                assertThat(data(resumed, false).getString("commandId")).isNull();
            }
        }
    }

    private static JsonPath data(LiveStream live, boolean events) throws IOException {
        return JsonPath.from(events ? live.next().data() : live.line());
    }

    @ParameterizedTest
    @CsvSource({MATCH + ",true", CHAT + ",true", MATCH + ",false", CHAT + ",false"})
    void a_stream_of_a_private_match_ends_for_who_is_none_of_its_people_any_more(String stream, boolean events)
            throws Exception {
        String host = "hester-" + UUID.randomUUID();
        Recorded match = Recorded.seen(Visibility.PRIVATE, host).logged(1, 2);
        String eve = "eve-" + match.id();
        String bob = match.players().get(1);
        match.append(match.around(3, eve, null, new MatchEvent.AlternateAdded(new SeatHolder(eve, false))));
        there(match, eve, 3);
        String path = stream.replace("{id}", match.id()).replace("{channel}", "public");
        try (LiveStream alternate = open(path, events, token(eve));
                LiveStream seat = open(path, events, token(bob));
                LiveStream stays = open(path, events, token(host))) {
            for (LiveStream live : List.of(alternate, seat, stays)) {
                data(live, events);
            }
            match.append(match.handOver(4, 1, "dan-" + match.id()));
            match.append(match.around(5, eve, null, new MatchEvent.AlternateLeft(eve)));
            there(match, host, 5);
            Talk talk = new Talk(match, match.players().getFirst());
            talk.said("public", "only for us");
            assertThat(restOf(alternate)).doesNotContain("only for us").doesNotContain("AlternateLeft");
            assertThat(restOf(seat)).doesNotContain("only for us").doesNotContain("SeatHandedOver");
            assertThat(data(stays, events).prettify()).isNotEmpty();
        }
        given().auth().oauth2(token(eve)).get(match.path("")).then().statusCode(404);
        assertThat(match.players()).hasSizeGreaterThan(new Seat(1).index());
    }

    private static void there(Recorded match, String player, int version) {
        given().auth()
                .oauth2(token(player))
                .get(match.path("?minVersion=" + version))
                .then()
                .statusCode(200);
    }

    private static String restOf(LiveStream live) throws IOException {
        StringBuilder rest = new StringBuilder();
        for (String line = live.line(); line != null; line = live.line()) {
            rest.append(line).append('\n');
        }
        return rest.toString();
    }
}
