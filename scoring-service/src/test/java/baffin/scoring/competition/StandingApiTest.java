package baffin.scoring.competition;

import static baffin.competition.standing.PlayedCompetition.policy;
import static baffin.competition.standing.PlayedCompetition.swiss;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.matchesPattern;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;

import baffin.competition.event.EntryEvent;
import baffin.competition.policy.PointsRule;
import baffin.competition.policy.TieBreak;
import baffin.competition.standing.PlayedCompetition;
import baffin.competition.table.Stage;
import baffin.match.terms.QuietHours;
import baffin.match.terms.SeatHolder;
import baffin.platform.names.NamedTrees;
import baffin.platform.wire.Json;
import baffin.testkit.Waits;
import baffin.testkit.backend.PlatformResource;
import baffin.testkit.http.RawHttp;
import baffin.testkit.records.TestNames;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import io.restassured.response.Response;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
class StandingApiTest {

    private static final String OTHER_SEED = "fedcba9876543210".repeat(4);

    @TestHTTPResource("/")
    URI service;

    private static String path(String id) {
        return "/api/v1/competitions/" + id;
    }

    private static PlayedCompetition played(String id) {
        return PlayedCompetition.of(id, policy(swiss(2), TieBreak.FIRST_PLACES, TieBreak.WINNER_SHARE, TieBreak.LOT))
                .enter(4)
                .start()
                .round(Stage.SWISS, List.of(1, 2, 3, 4))
                .result(1, 1, 1, 50, 2, 40, 3, 30, 4, 20)
                .close(1)
                .round(Stage.SWISS, List.of(4, 3, 2, 1));
    }

    private static Response reached(String id, long version, String what) {
        return await().atMost(Waits.MAX)
                .until(
                        () -> given().queryParam("minVersion", version).get(path(id) + what),
                        answer -> answer.statusCode() == 200);
    }

    private static String log(PlayedCompetition played) {
        CompetitionLog.append(played.records());
        String id = played.competition().id();
        reached(id, played.competition().version(), "/standings");
        return id;
    }

    private static String fresh() {
        return UUID.randomUUID().toString();
    }

    @Test
    void a_standing_tells_points_and_tie_breaks_and_an_etag_costs_nothing() {
        String id = fresh();
        PlayedCompetition played = played(id);
        log(played);
        long version = played.competition().version();
        given().get(path(id) + "/standings")
                .then()
                .statusCode(200)
                .header("ETag", "\"" + version + "\"")
                .header("Position", id + "@" + version)
                .header("Link", containsString("standings.csv"))
                .body("items.entrant", contains(1, 2, 3, 4))
                .body("items[0].points", equalTo(10))
                .body("items[1].tieBreaks[1].kind", equalTo("WINNER_SHARE"))
                .body("items[1].tieBreaks[1].value", equalTo(0.8f))
                .body("items[0].gamesLeft", equalTo(1))
                .body("official", equalTo(true));
        given().header("If-None-Match", "\"" + version + "\"")
                .get(path(id) + "/standings")
                .then()
                .statusCode(304)
                .header("ETag", "\"" + version + "\"");
        played.result(2, 1, 1, 60, 2, 45, 3, 30, 4, 15);
        CompetitionLog.append(played.records().subList((int) version, (int) version + 1));
        // 1: 10 + 1, 2: 6 + 3, 3: 3 + 6, 4: 1 + 10
        JsonPath after = reached(id, version + 1, "/standings").jsonPath();
        assertThat(after.getList("items.points")).isEqualTo(List.of(11, 11, 9, 9));
        given().header("If-None-Match", "\"" + version + "\"")
                .get(path(id) + "/standings")
                .then()
                .statusCode(200);
        given().get(path(id) + "/standings?asOf=" + version)
                .then()
                .body("items.points", contains(10, 6, 3, 1))
                .body("version", equalTo((int) version));
        String then = played.records().get((int) version - 1).at().toString();
        given().queryParam("asOf", then).get(path(id) + "/standings").then().body("version", equalTo((int) version));
    }

    @Test
    void pages_that_follow_from_one_another_are_of_one_version() {
        String id = fresh();
        PlayedCompetition played = played(id);
        log(played);
        JsonPath first = given().get(path(id) + "/standings?limit=3").jsonPath();
        played.result(2, 1, 1, 60, 2, 45, 3, 30, 4, 15);
        CompetitionLog.append(played.records()
                .subList(played.records().size() - 1, played.records().size()));
        reached(id, played.competition().version(), "/standings");
        given().queryParam("cursor", first.getString("nextCursor"))
                .get(path(id) + "/standings")
                .then()
                .body("items.entrant", contains(4))
                .body("version", equalTo(first.getInt("version")))
                .body("nextCursor", nullValue());
    }

    @Test
    void another_policy_is_shown_beside_the_official_standing() {
        String id = log(played(fresh()));
        String json = "{\"points\":{\"places\":{\"4\":[7,5,3,1],\"3\":[7,4,1],\"2\":[7,1]}},\"tieBreaks\":[]}";
        given().queryParam("policy", json)
                .get(path(id) + "/standings")
                .then()
                .statusCode(200)
                .body("official", equalTo(false))
                .body("items.points", contains(7, 5, 3, 1))
                .body("items.official.points", contains(10, 6, 3, 1))
                .header("ETag", startsWith("\"10-"));
        String other = log(PlayedCompetition.of(fresh(), policy(swiss(2), 4, PointsRule.LINEAR, TieBreak.BEST_SCORE)));
        String tag = given().queryParam("policy", other)
                .get(path(id) + "/standings")
                .then()
                .body("items.points", contains(7, 5, 3, 1))
                .body("tieBreaks", contains("BEST_SCORE"))
                .extract()
                .header("ETag");
        given().queryParam("policy", other)
                .header("If-None-Match", tag)
                .get(path(id) + "/standings")
                .then()
                .statusCode(304);
        given().queryParam("policy", "{\"points\":{\"places\":{\"4\":[4,2,1]}},\"tieBreaks\":[]}")
                .get(path(id) + "/standings")
                .then()
                .statusCode(400)
                .body("violations.pointer", org.hamcrest.Matchers.hasItem("?policy/points/places/4"));
        given().queryParam("policy", "{\"points\":1}")
                .get(path(id) + "/standings")
                .then()
                .statusCode(400);
        given().queryParam("policy", fresh())
                .get(path(id) + "/standings")
                .then()
                .statusCode(400);
    }

    @Test
    void the_forms_quote_and_escape_what_people_are_called() {
        TestNames.give(Map.of("p1", "<b>\"A\", B</b>", "p2", "=SUM(1)"));
        String id = fresh();
        PlayedCompetition played = PlayedCompetition.of(id, policy(swiss(1)));
        played.add(new EntryEvent.Entered(1, new SeatHolder("p1", false), null, 0, 1));
        played.add(new EntryEvent.Entered(2, new SeatHolder("p2", false), null, 0, 1));
        log(played);
        String csv = given().get(path(id) + "/standings.csv")
                .then()
                .statusCode(200)
                .contentType("text/csv")
                .extract()
                .asString();
        assertThat(csv.split("\r\n"))
                .containsExactly(
                        "division,rank,entrant,handle,player,points,played,games_left,byes,penalties,movement,outcome,"
                                + "presence,yellow_cards,red_cards,carried_cards",
                        ",1,1,\"<b>\"\"A\"\", B</b>\",p1,0,0,0,,0,,,ACTIVE,0,0,0",
                        ",1,2,'=SUM(1),p2,0,0,0,,0,,,ACTIVE,0,0,0");
        Response page = given().get(path(id) + "/standings.html");
        page.then()
                .statusCode(200)
                .contentType("text/html")
                .header("Content-Security-Policy", containsString("frame-ancestors *"))
                .header("ETag", matchesPattern("\"3\\.[0-9a-f]{8}\\.html\""));
        assertThat(page.asString())
                .contains("&lt;b&gt;&quot;A&quot;, B&lt;/b&gt;")
                .doesNotContain("<b>")
                .doesNotContain("<script");
        given().header("Accept", "image/png")
                .get(path(id) + "/standings")
                .then()
                .statusCode(406)
                .contentType("application/problem+json")
                .body("allowed", contains("application/json"));
        assertThat(RawHttp.get(service, path(id) + "/standings", "If-None-Match: \"3\""))
                .startsWith("HTTP/1.1 304")
                .doesNotContainIgnoringCase("transfer-encoding")
                .endsWith("\r\n\r\n");
    }

    @Test
    void every_number_opens_to_matches_records_and_rules() {
        String id = log(played(fresh()));
        JsonPath why = given().get(path(id) + "/entrants/2/explanation")
                .then()
                .statusCode(200)
                .body("contributions", hasSize(1))
                .body("contributions[0].rule", equalTo("place 2 of 4 = 6"))
                .body("tieBreaks[1].parts[0].rule", equalTo("40 / 50 = 0.8"))
                .extract()
                .jsonPath();
        int version = why.getInt("contributions[0].version");
        given().get(path(id) + "/records/" + version)
                .then()
                .statusCode(200)
                .body("version", equalTo(version))
                .body("events[0].type", equalTo("ResultRecorded"));
        given().get(path(id) + "/entrants/9/explanation").then().statusCode(404);
    }

    @Test
    void results_outlook_and_calendar_can_be_read() {
        TestNames.give(Map.of("player-3", "Player 3", "player-4", "Player 4"));
        String id = log(played(fresh()));
        given().get(path(id) + "/results")
                .then()
                .statusCode(200)
                .body("items", hasSize(1))
                .body("items[0].seats.points", contains(10, 6, 3, 1))
                .body("items[0].seats[2].handle", equalTo("Player 3"));
        assertThat(given().get(path(id) + "/results.csv").asString().split("\r\n"))
                .hasSize(5);
        given().get(path(id) + "/outlook")
                .then()
                .statusCode(200)
                .body("items.find { it.entrant == 1 && it.goal == 'TITLE' }.chance", equalTo("NEEDS"));
        String calendar = given().get(path(id) + "/calendar.ics")
                .then()
                .statusCode(200)
                .contentType("text/calendar")
                .extract()
                .asString();
        assertThat(calendar).startsWith("BEGIN:VCALENDAR\r\n").endsWith("END:VCALENDAR\r\n");
        assertThat(calendar.split("BEGIN:VEVENT")).hasSize(4);
        assertThat(calendar).contains("DTSTART:20261115T120000Z");
        assertThat(given().get(path(id) + "/calendar.ics?entrant=2").asString()).contains("Player 4\\, Player 3");
    }

    /** A record of an export, without the names of people that it shows. */
    private static baffin.competition.event.CompetitionRecord record(String line) {
        var tree = Json.shared().parse(line);
        NamedTrees.strip(tree);
        return Json.shared().value(tree, baffin.competition.event.CompetitionRecord.class);
    }

    @Test
    void an_export_is_enough_to_compute_everything_again() throws Exception {
        PlayedCompetition played = played(fresh());
        String id = log(played);
        String body = given().get(path(id) + "/export")
                .then()
                .statusCode(200)
                .extract()
                .asString();
        JsonPath export = new JsonPath(body);
        List<String> lines = body.lines()
                .dropWhile(line -> !line.equals("\"records\":["))
                .skip(1)
                .takeWhile(line -> !line.equals("],"))
                .map(line -> line.endsWith(",") ? line.substring(0, line.length() - 1) : line)
                .toList();
        assertThat(lines).hasSize(played.records().size());
        List<baffin.competition.event.CompetitionRecord> records =
                lines.stream().map(StandingApiTest::record).toList();
        assertThat(PlayedCompetition.places(baffin.competition.standing.Standings.of(PlayedCompetition.fold(records))))
                .isEqualTo(PlayedCompetition.places(baffin.competition.standing.Standings.of(played.competition())));
        byte[] all = (String.join("\n", lines) + "\n").getBytes(java.nio.charset.StandardCharsets.UTF_8);
        byte[] digest = java.security.MessageDigest.getInstance("SHA-256").digest(all);
        assertThat(export.getString("digest"))
                .isEqualTo(java.util.HexFormat.of().formatHex(digest));
        assertThat(export.getList("standing.entrant")).isEqualTo(List.of(1, 2, 3, 4));
    }

    @Test
    void before_the_start_nothing_tells_one_seed_from_another() {
        String one = fresh();
        String two = fresh();
        log(entered(one, PlayedCompetition.SEED));
        log(entered(two, OTHER_SEED));
        for (String what : List.of(
                "/standings",
                "/standings.csv",
                "/standings.html",
                "/cross-table",
                "/cross-table.html",
                "/calendar.html",
                "/entrants/1.html",
                "/entrants/1/explanation",
                "/results",
                "/outlook",
                "/calendar.ics",
                "/records",
                "/records/1",
                "/standings?asOf=2",
                "/export")) {
            String first = given().get(path(one) + what).asString();
            String second = given().get(path(two) + what).asString();
            assertThat(first.replace(one, "ID").replaceAll("\"traceId\":\"[^\"]*\"", ""))
                    .as(what)
                    .isEqualTo(second.replace(two, "ID").replaceAll("\"traceId\":\"[^\"]*\"", ""))
                    .doesNotContain("secret-invitation-hash")
                    .doesNotContain("Europe/Oslo");
        }
        given().get(path(one) + "/export").then().statusCode(409);
    }

    private static PlayedCompetition entered(String id, String seed) {
        QuietHours quiet = new QuietHours("Europe/Oslo", "22:00", "07:00");
        return PlayedCompetition.seeded(id, policy(swiss(2), TieBreak.LOT), seed)
                .enter(3)
                .add(new EntryEvent.Entered(4, new SeatHolder("p4", null, false, quiet, null), null, 0, 1));
    }

    @Test
    void what_is_not_there_is_a_problem() {
        for (String what : List.of("/standings", "/results", "/records", "/export", "/outlook", "/standings/stream")) {
            given().get(path("no-such") + what).then().statusCode(404).contentType("application/problem+json");
        }
        String id = log(played(fresh()));
        for (Map.Entry<String, String> wrong : Map.of("asOf", "999", "cursor", "!!", "limit", "0", "division", "7")
                .entrySet()) {
            given().queryParam(wrong.getKey(), wrong.getValue())
                    .get(path(id) + "/standings")
                    .then()
                    .statusCode(400);
        }
        given().get(path(id) + "/standings?minVersion=99")
                .then()
                .statusCode(503)
                .header("Retry-After", "1");
        given().get(path(id) + "/records/99").then().statusCode(404);
    }

    @Test
    void records_come_page_by_page() {
        String id = log(played(fresh()));
        JsonPath first = given().get(path(id) + "/records?limit=6").jsonPath();
        assertThat(first.getList("items.version")).isEqualTo(List.of(1, 2, 3, 4, 5, 6));
        given().queryParam("cursor", first.getString("nextCursor"))
                .get(path(id) + "/records")
                .then()
                .body("items.version", contains(7, 8, 9, 10))
                .body("nextCursor", notNullValue());
    }
}
