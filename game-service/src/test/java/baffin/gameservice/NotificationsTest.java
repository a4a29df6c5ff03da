package baffin.gameservice;

import static baffin.gameservice.Eventually.eventually;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;

import baffin.match.GameRegistry;
import baffin.testkit.backend.PlatformResource;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
class NotificationsTest {

    private static final List<String> ASKS = List.of("YOUR_TURN", "YOU_WERE_ASKED");

    static Stream<String> games() {
        return GameRegistry.installed().all().stream().map(game -> game.info().id());
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_seat_is_told_when_it_is_asked_and_not_again_at_its_next_steps(String game) {
        Recorded match = Recorded.match(game, 21, true);
        int end = Math.min(60, match.end() - 1);
        match.logged(1, end);
        given().get(match.path("?minVersion=" + end)).then().statusCode(200);
        List<List<Integer>> toAct = new ArrayList<>();
        toAct.add(List.of());
        for (int version = 1; version <= end; version++) {
            toAct.add(given().get(match.path("?version=" + version)).jsonPath().getList("toAct"));
        }
        for (int seat = 0; seat < 3; seat++) {
            List<Integer> expected = new ArrayList<>();
            for (int version = 1; version <= end; version++) {
                if (toAct.get(version).contains(seat) && !toAct.get(version - 1).contains(seat)) {
                    expected.add(version);
                }
            }
            Inbox inbox = new Inbox(match, seat);
            eventually(() -> assertThat(versions(inbox)).isEqualTo(expected));
        }
    }

    private static List<Object> versions(Inbox inbox) {
        return inbox.all("").stream()
                .filter(one -> ASKS.contains(one.get("kind")))
                .map(one -> one.get("version"))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("games")
    void every_ask_of_a_whole_match_is_out_of_date_at_its_end(String game) {
        Recorded match = Recorded.match(game, 22, true);
        match.logged(1, match.end());
        for (int seat = 0; seat < 3; seat++) {
            Inbox inbox = new Inbox(match, seat);
            List<Map<String, Object>> all = inbox.allOnce("MATCH_ENDED");
            assertThat(all.getFirst()).containsEntry("kind", "MATCH_STARTED").containsEntry("version", 1);
            assertThat(all.getLast())
                    .containsEntry("kind", "MATCH_ENDED")
                    .containsEntry("version", match.end())
                    .containsEntry("game", game)
                    .containsEntry("read", false);
            assertThat(all.subList(0, all.size() - 1))
                    .allSatisfy(
                            one -> assertThat(one).containsEntry("read", true).containsKey("overSince"));
            assertThat(inbox.all("&unread=true")).containsExactly(all.getLast());
        }
    }

    @Test
    void a_turn_that_has_passed_says_since_when() {
        Recorded match = Recorded.match(23).logged(1, 40);
        for (int seat = 0; seat < 3; seat++) {
            Inbox inbox = new Inbox(match, seat);
            int own = seat;
            eventually(() -> assertThat(passed(inbox)).isNotEmpty());
            assertThat(passed(inbox)).allSatisfy(one -> {
                int since = (Integer) one.get("overSince");
                assertThat(toAct(match, since)).doesNotContain(own);
                assertThat(toAct(match, since - 1)).contains(own);
            });
        }
    }

    private static List<Map<String, Object>> passed(Inbox inbox) {
        return inbox.all("").stream()
                .filter(one -> ASKS.contains(one.get("kind")) && one.containsKey("overSince"))
                .toList();
    }

    private static List<Integer> toAct(Recorded match, int version) {
        return given().get(match.path("?version=" + version)).jsonPath().getList("toAct");
    }

    @Test
    void what_is_read_stays_read_and_the_rest_is_counted() {
        Recorded match = Recorded.match(24).logged(1, 1);
        Inbox inbox = new Inbox(match, 0);
        List<Map<String, Object>> all = inbox.allOnce("MATCH_STARTED");
        String first = (String) all.getFirst().get("id");
        inbox.request()
                .contentType(ContentType.JSON)
                .body(Map.of("ids", List.of(first)))
                .post(Inbox.PATH + "/read")
                .then()
                .statusCode(200)
                .body("unread", equalTo(all.size() - 1))
                .body("position", notNullValue());
        assertThat(inbox.all("").getFirst()).containsEntry("read", true).doesNotContainKey("overSince");
        match.logged(2, match.end());
        String last = (String) inbox.allOnce("MATCH_ENDED").getLast().get("id");
        inbox.request()
                .contentType(ContentType.JSON)
                .body(Map.of("upTo", last))
                .post(Inbox.PATH + "/read")
                .then()
                .statusCode(200)
                .body("unread", equalTo(0));
        assertThat(inbox.all("&unread=true")).isEmpty();
    }

    @Test
    void the_list_of_ones_own_matches_tells_how_many_are_unread() {
        Recorded match = Recorded.match(26).logged(1, 1);
        Inbox inbox = new Inbox(match, 0);
        int all = inbox.allOnce("MATCH_STARTED").size();
        match.again(27).logged(1, 1);
        eventually(() -> assertThat(unread(inbox, "me")).hasSize(2).containsEntry(match.id(), all));
        inbox.request()
                .contentType(ContentType.JSON)
                .body(Map.of("ids", List.of(of(match, inbox).get("id"))))
                .post(Inbox.PATH + "/read")
                .then()
                .statusCode(200);
        assertThat(unread(inbox, inbox.player())).hasSize(2).containsEntry(match.id(), all - 1);
        match.logged(2, match.end());
        inbox.allOnce("MATCH_ENDED");
        assertThat(unread(inbox, "me")).containsEntry(match.id(), 1);
    }

    @Test
    void nobody_is_told_how_many_others_have_not_read() {
        Recorded match = Recorded.match(28).logged(1, 1);
        Inbox own = new Inbox(match, 1);
        own.allOnce("MATCH_STARTED");
        given().get("/api/v1/matches?progress=true&player=" + own.player())
                .then()
                .statusCode(200)
                .body("items[0].matchId", equalTo(match.id()))
                .body("items[0].unread", nullValue());
        own.request().get("/api/v1/matches?player=me").then().body("items[0].unread", nullValue());
        assertThat(unread(new Inbox(Recorded.match(29), 0), own.player())).containsOnly(entry(match.id(), null));
    }

    private static Map<String, Object> of(Recorded match, Inbox inbox) {
        return inbox.all("").stream()
                .filter(one -> match.id().equals(one.get("matchId")))
                .findFirst()
                .orElseThrow();
    }

    private static Map<String, @Nullable Object> unread(Inbox inbox, String player) {
        Map<String, @Nullable Object> unread = new HashMap<>();
        inbox.request()
                .get("/api/v1/matches?progress=true&player=" + player)
                .then()
                .statusCode(200)
                .extract()
                .jsonPath()
                .<Map<String, Object>>getList("items")
                .forEach(one -> unread.put(String.valueOf(one.get("matchId")), one.get("unread")));
        return unread;
    }

    @Test
    void pages_join_without_gap_or_repeat() {
        Recorded match = Recorded.match(25);
        match.logged(1, match.end());
        Inbox inbox = new Inbox(match, 1);
        List<Object> whole = inbox.allOnce("MATCH_ENDED").reversed().stream()
                .map(one -> one.get("id"))
                .toList();
        List<Object> paged = new ArrayList<>();
        String cursor = "";
        while (cursor != null) {
            var page = inbox.request().get(Inbox.PATH + "?limit=7" + cursor).jsonPath();
            paged.addAll(page.getList("items.id"));
            assertThat(page.getList("items").size()).isLessThanOrEqualTo(7);
            cursor = page.getString("nextCursor") == null ? null : "&cursor=" + page.getString("nextCursor");
        }
        assertThat(paged).isEqualTo(whole).hasSizeGreaterThan(14).doesNotHaveDuplicates();
    }

    @Test
    void a_rebuild_gives_the_same_rows_and_leaves_what_was_read() {
        Recorded match = Recorded.match("north-wind", 26, true);
        match.logged(1, match.end());
        Inbox inbox = new Inbox(match, 2);
        List<Map<String, Object>> before = inbox.allOnce("MATCH_ENDED");
        inbox.request()
                .contentType(ContentType.JSON)
                .body(Map.of("upTo", before.getLast().get("id")))
                .post(Inbox.PATH + "/read")
                .then()
                .statusCode(200);
        List<Map<String, Object>> read = inbox.all("");
        given().header("Baffin-Internal-Token", PlatformResource.INTERNAL_TOKEN)
                .post("/internal/game/rebuild")
                .then()
                .statusCode(200)
                .body("identical", equalTo(true))
                .body("tables.notice", notNullValue());
        assertThat(inbox.all("")).isEqualTo(read);
        assertThat(inbox.all("&unread=true")).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("baffin.gameservice.Twins#games")
    void nothing_hidden_is_told(String game) {
        Twins twins = Twins.of(game, 500);
        int end = twins.one().end();
        twins.one().logged(1, end);
        twins.other().logged(1, end);
        for (int seat = 0; seat < 3; seat++) {
            if (seat != twins.knows().index()) {
                Inbox one = new Inbox(twins.one(), seat);
                Inbox other = new Inbox(twins.other(), seat);
                one.allOnce("MATCH_STARTED");
                eventually(() -> assertThat(plain(one)).isEqualTo(plain(other)));
            }
        }
    }

    private static String plain(Inbox inbox) {
        return inbox.all("").stream()
                .filter(one -> inbox.match().id().equals(one.get("matchId")))
                .toList()
                .toString()
                .replace(inbox.match().id(), "ID");
    }

    @Test
    void others_and_nonsense_are_refused() {
        given().get(Inbox.PATH).then().statusCode(401);
        given().contentType(ContentType.JSON)
                .body("{}")
                .post(Inbox.PATH + "/read")
                .then()
                .statusCode(401);
        Recorded match = Recorded.match(27).logged(1, 1);
        Inbox mine = new Inbox(match, 0);
        String theirs =
                (String) new Inbox(match, 1).allOnce("MATCH_STARTED").getFirst().get("id");
        mine.allOnce("MATCH_STARTED");
        for (String body : List.of(
                "{\"upTo\":\"" + theirs + "\"}",
                "{\"ids\":[\"" + theirs + "\"]}",
                "{\"upTo\":\"nonsense\"}",
                "{\"ids\":[]}",
                "{\"ids\":[null]}",
                "{}",
                "{\"upTo\":\"" + theirs + "\",\"ids\":[]}",
                "{\"all\":true}")) {
            mine.request()
                    .contentType(ContentType.JSON)
                    .body(body)
                    .post(Inbox.PATH + "/read")
                    .then()
                    .statusCode(400)
                    .body("type", equalTo("/problems/invalid-field"))
                    .body("violations", hasSize(1));
        }
        for (String query : List.of("?limit=0", "?limit=201", "?cursor=nonsense")) {
            mine.request().get(Inbox.PATH + query).then().statusCode(400);
        }
        assertThat(mine.all("&unread=true")).isNotEmpty();
    }
}
