package baffin.gameservice;

import static baffin.gameservice.Eventually.eventually;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.notNullValue;

import baffin.competition.entry.Actor;
import baffin.competition.entry.Newcomer;
import baffin.competition.entry.Penalty.Card;
import baffin.competition.event.CompetitionCommand.Announce;
import baffin.competition.event.EntryCommand.AddEntrants;
import baffin.competition.event.RulingCommand.Abandon;
import baffin.competition.event.RulingCommand.CloseRulingRequest;
import baffin.competition.event.RulingCommand.Penalise;
import baffin.competition.event.RulingCommand.RequestRuling;
import baffin.competition.policy.Points;
import baffin.gameservice.LiveStream.Sent;
import baffin.platform.acknowledgement.KafkaAcknowledger;
import baffin.platform.acknowledgement.SeenVersion;
import baffin.platform.topics.Topics;
import baffin.testkit.Waits;
import baffin.testkit.backend.Infrastructure;
import baffin.testkit.backend.PlatformResource;
import baffin.testkit.http.TokenIssuer;
import baffin.testkit.records.TestNames;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.path.json.JsonPath;
import java.net.URI;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** From the log of competitions to the people in them, and to their receivers. */
@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
@Timeout(600)
class CompetitionNotificationsTest {

    @TestHTTPResource(Inbox.PATH + "/stream")
    @SuppressWarnings("NullAway.Init") // the framework fills it
    URI stream;

    private final Receiver receiver = new Receiver();

    @AfterEach
    void close() {
        receiver.close();
    }

    private static String token(Actor player) {
        return TokenIssuer.shared().token(player.player(), "Handle");
    }

    private static List<Map<String, Object>> all(Actor player, String query) {
        return given().auth()
                .oauth2(token(player))
                .get(Inbox.PATH + "?limit=200" + query)
                .then()
                .statusCode(200)
                .extract()
                .jsonPath()
                .getList("items");
    }

    private static List<Map<String, Object>> paged(Actor player) {
        List<Map<String, Object>> all = new ArrayList<>();
        String cursor = "";
        while (cursor != null) {
            JsonPath page = given().auth()
                    .oauth2(token(player))
                    .get(Inbox.PATH + "?limit=1" + cursor)
                    .jsonPath();
            all.addAll(page.getList("items"));
            cursor = page.getString("nextCursor") == null ? null : "&cursor=" + page.getString("nextCursor");
        }
        return all;
    }

    private static List<Map<String, Object>> of(Actor player, String kind) {
        return all(player, "").stream()
                .filter(one -> kind.equals(one.get("kind")))
                .toList();
    }

    private static Map<String, Object> notice(Actor player, String kind) {
        eventually(() -> assertThat(of(player, kind)).isNotEmpty());
        return of(player, kind).getFirst();
    }

    @Test
    void a_player_reads_what_happens_in_the_own_competition_with_what_it_is_about() {
        Contest contest = Contest.playing(4).logged();
        Actor player = contest.at(1, 0);
        int entrant = contest.table(1).seats().getFirst();
        Map<String, Object> published = notice(player, "ROUND_PUBLISHED");
        assertThat(published)
                .containsEntry("competitionId", contest.id())
                .containsEntry("game", "expedition")
                .containsEntry("version", (int) contest.state().version())
                .containsEntry("round", 1)
                .containsEntry("table", 1)
                .containsEntry("deadline", contest.round().deadline().toString())
                .containsEntry("link", "/api/v1/competitions/" + contest.id() + "/rounds/1")
                .containsEntry("read", false)
                .doesNotContainKeys("matchId", "seat", "text", "overSince");
        assertThat((String) published.get("id"))
                .startsWith(contest.id() + "@" + contest.state().version() + "#");
        contest.asks(contest.olga(), new Penalise(entrant, Points.of(1), Card.YELLOW, "late"))
                .asks(contest.olga(), new Announce("Dinner\nat seven."))
                .logged();
        assertThat(notice(player, "PENALTY_GIVEN"))
                .containsEntry("entrant", entrant)
                .containsEntry("text", "late");
        assertThat(notice(player, "ANNOUNCEMENT"))
                .containsEntry("text", "Dinner\nat seven.")
                .containsEntry("link", "/api/v1/competitions/" + contest.id() + "/announcements");
        assertThat(of(contest.olga(), "ANNOUNCEMENT")).isEmpty();
        assertThat(of(contest.olga(), "ENTRY")).hasSize(4);
    }

    @Test
    void a_summary_names_the_competition_and_the_people_by_their_names_of_today() {
        Contest contest = Contest.playing(4).logged();
        String name = contest.state().policy().name();
        String other = contest.at(1, 1).player();
        for (String handle : List.of("Roald", "Roald the Younger")) {
            TestNames.give(Map.of(other, handle));
            eventually(() -> assertThat(
                            (String) notice(contest.at(1, 0), "ROUND_PUBLISHED").get("summary"))
                    .startsWith("Round 1 of " + name + " (")
                    .endsWith(" is published: table 1 with " + handle + "."));
        }
    }

    @Test
    void a_late_table_and_a_request_are_out_of_date_once_there_is_a_ruling() {
        Contest contest = Contest.playing(4).sleeps();
        Actor player = contest.at(1, 0);
        contest.asks(player, new RequestRuling(1, 1, player.player(), "They never came."))
                .logged();
        assertThat(notice(player, "TABLE_LATE")).containsEntry("table", 1).doesNotContainKey("overSince");
        assertThat(notice(contest.olga(), "RULING_REQUESTED"))
                .containsEntry("text", "They never came.")
                .containsEntry("table", 1)
                .doesNotContainKey("overSince");
        assertThat(all(contest.at(1, 1), "").toString()).doesNotContain("never came");
        assertThat(of(contest.olga(), "TABLE_OVERDUE")).hasSize(2);
        contest.asks(contest.olga(), new Abandon(1, 1, "so be it", null)).logged();
        int ruled = (int) contest.state().version();
        assertThat(notice(player, "RULING_MADE")).containsEntry("text", "so be it");
        assertThat(notice(player, "TABLE_LATE"))
                .containsEntry("overSince", ruled)
                .containsEntry("read", true);
        assertThat(notice(contest.olga(), "RULING_REQUESTED")).containsEntry("overSince", ruled);
        assertThat(of(contest.olga(), "TABLE_OVERDUE").stream().filter(one -> !one.containsKey("overSince")))
                .hasSize(1);
    }

    @Test
    void matches_and_competitions_share_one_list_and_its_read_marks() {
        Contest contest = Contest.playing(2).logged();
        Recorded match = Recorded.match(91);
        Actor ann = new Actor(match.players().getFirst(), false);
        match.logged(1, 1);
        notice(ann, "MATCH_STARTED");
        Contest other = Contest.open(8).enters(ann).logged();
        notice(ann, "ENTERED");
        List<Map<String, Object>> both = all(ann, "");
        assertThat(both.stream().map(one -> one.get("kind"))).contains("MATCH_STARTED", "ENTERED");
        assertThat(both.getFirst()).containsEntry("competitionId", other.id());
        assertThat(paged(ann)).isEqualTo(both);
        given().auth()
                .oauth2(token(ann))
                .contentType(ContentType.JSON)
                .body(Map.of("upTo", both.getFirst().get("id")))
                .post(Inbox.PATH + "/read")
                .then()
                .statusCode(200)
                .body("unread", equalTo(0));
        assertThat(all(ann, "&unread=true")).isEmpty();
        Object theirs = notice(contest.player(1), "ENTERED").get("id");
        given().auth()
                .oauth2(token(ann))
                .contentType(ContentType.JSON)
                .body(Map.of("ids", List.of(theirs)))
                .post(Inbox.PATH + "/read")
                .then()
                .statusCode(400);
    }

    @Test
    void a_rebuild_gives_the_same_notices_and_leaves_what_was_read() {
        Contest contest = Contest.playing(4).sleeps();
        Actor player = contest.at(1, 0);
        contest.asks(contest.olga(), new Abandon(1, 1, "x", null))
                .asks(contest.olga(), new Announce("Dinner at seven."))
                .logged();
        String first = (String) notice(player, "ANNOUNCEMENT").get("id");
        given().auth()
                .oauth2(token(player))
                .contentType(ContentType.JSON)
                .body(Map.of("ids", List.of(first)))
                .post(Inbox.PATH + "/read")
                .then()
                .statusCode(200);
        List<Map<String, Object>> read = all(player, "");
        given().header("Baffin-Internal-Token", PlatformResource.INTERNAL_TOKEN)
                .post("/internal/game/rebuild?projection=competitions")
                .then()
                .statusCode(200)
                .body("identical", equalTo(true))
                .body("tables.competition_notice", notNullValue());
        assertThat(all(player, "")).isEqualTo(read);
        assertThat(notice(player, "ANNOUNCEMENT")).containsEntry("read", true);
    }

    @Test
    void a_stream_carries_them_live_and_resumes_without_gap_or_repeat() throws Exception {
        Contest contest = Contest.playing(4).logged();
        Actor player = contest.at(1, 0);
        notice(player, "ROUND_PUBLISHED");
        Map<String, String> signedIn = Map.of("Authorization", "Bearer " + token(player));
        String place;
        try (LiveStream live = LiveStream.events(stream, signedIn)) {
            assertThat(live.next().name()).isEqualTo("snapshot");
            contest.asks(contest.olga(), new Announce("One")).logged();
            Sent one = live.next();
            assertThat(JsonPath.from(one.data()).getString("text")).isEqualTo("One");
            place = one.id();
        }
        contest.asks(contest.olga(), new Announce("Two"))
                .asks(contest.olga(), new Announce("Three"))
                .logged();
        Map<String, String> resumed = Map.of("Authorization", "Bearer " + token(player), "Last-Event-ID", place);
        try (LiveStream live = LiveStream.events(stream, resumed)) {
            assertThat(JsonPath.from(live.next().data()).getString("text")).isEqualTo("Two");
            assertThat(JsonPath.from(live.next().data()).getString("text")).isEqualTo("Three");
        }
    }

    @Test
    void many_are_told_by_one_record() {
        Contest contest = Contest.open(1_000);
        for (int batch = 0; batch < 2; batch++) {
            int first = batch * 500;
            contest.asks(
                    contest.olga(),
                    new AddEntrants(IntStream.range(first, first + 500)
                            .mapToObj(number ->
                                    new Newcomer(contest.player(number).holder(), null, 0, true))
                            .toList()));
        }
        contest.asks(contest.olga(), new Announce("Welcome, all of you.")).logged();
        assertThat(notice(contest.player(999), "ANNOUNCEMENT")).containsEntry("text", "Welcome, all of you.");
        assertThat((String) notice(contest.player(999), "ANNOUNCEMENT").get("id"))
                .endsWith("#999");
        notice(contest.player(0), "ANNOUNCEMENT");
    }

    @Test
    void what_one_was_told_by_the_lobby_is_in_the_list_at_once() {
        Contest contest = Contest.open(8);
        Actor ann = contest.person("ann");
        contest.enters(ann).logged();
        try (KafkaAcknowledger edge =
                new KafkaAcknowledger(Infrastructure.shared().access(), "/test", Clock.systemUTC())) {
            edge.tell(
                            ann.player(),
                            List.of(new SeenVersion(
                                    Topics.LOBBY_EVENTS,
                                    "competitions/" + contest.id(),
                                    contest.state().version())))
                    .await()
                    .atMost(Waits.MAX);
        }
        given().auth().oauth2(token(ann)).get(Inbox.PATH).then().statusCode(200).body("items.kind", hasItem("ENTERED"));
    }

    private Stream<String> types(String path) {
        return receiver.got(path).stream().map(got -> JsonPath.from(got.body()).getString("type"));
    }

    @Test
    void webhooks_are_told_the_same_of_a_competition_or_of_all_of_ones_own() {
        Contest contest = Contest.playing(4);
        Actor player = contest.at(1, 0);
        List<String> events = List.of(
                "competition.announcement",
                "competition.ruling-requested",
                "competition.ruling-request-declined",
                "competition.ruling-made",
                "competition.all-tables-done");
        Map<String, String> league = Map.of("competitionId", contest.id());
        new Subscriber(player.player()).created(receiver.url("/own"), events, Map.of());
        new Subscriber(contest.olga().player()).created(receiver.url("/olga"), events, league);
        Subscriber.anybody().created(receiver.url("/public"), events, league);
        Subscriber.anybody().created(receiver.url("/stranger"), events, Map.of());
        contest.asks(contest.olga(), new Announce("At noon."))
                .asks(player, new RequestRuling(1, 1, player.player(), "They never came."))
                .asks(contest.olga(), new CloseRulingRequest(1, "They did."))
                .asks(contest.olga(), new Abandon(1, 1, "x", null))
                .asks(contest.olga(), new Abandon(1, 2, "x", null))
                .logged();
        List<String> everybody = List.of(
                "competition.announcement",
                "competition.ruling-made",
                "competition.ruling-made",
                "competition.all-tables-done");
        eventually(() -> assertThat(types("/public")).containsExactlyInAnyOrderElementsOf(everybody));
        eventually(() -> assertThat(types("/olga"))
                .containsExactlyInAnyOrderElementsOf(
                        Stream.concat(everybody.stream(), Stream.of("competition.ruling-requested"))
                                .toList()));
        eventually(() -> assertThat(types("/own"))
                .containsExactlyInAnyOrder(
                        "competition.announcement", "competition.ruling-request-declined", "competition.ruling-made"));
        assertThat(receiver.got("/stranger")).isEmpty();
        assertThat(receiver.got()).allSatisfy(got -> {
            JsonPath body = JsonPath.from(got.body());
            assertThat(body.getString("data.competitionId")).isEqualTo(contest.id());
            assertThat(body.getString("data.link")).startsWith("/api/v1/competitions/" + contest.id());
            assertThat(got.body()).doesNotContain("never came", "At noon", "They did");
        });
    }

    @Test
    void webhooks_of_a_match_and_public_events_without_a_competition_are_refused() {
        Subscriber ann = Subscriber.anybody();
        ann.create(Map.of(
                        "url",
                        receiver.url("/x"),
                        "events",
                        List.of("competition.announcement"),
                        "matchId",
                        "0197c2b0-6a5e-7c1e-8f5d-3a52f4a0c111"))
                .then()
                .statusCode(400)
                .body("violations[0].pointer", equalTo("/events/0"));
        ann.create(Map.of("url", receiver.url("/x"), "events", List.of("competition.standings-changed")))
                .then()
                .statusCode(400)
                .body("violations[0].pointer", equalTo("/events/0"));
    }
}
