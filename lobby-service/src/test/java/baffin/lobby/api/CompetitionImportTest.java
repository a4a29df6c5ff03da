package baffin.lobby.api;

import static baffin.lobby.api.Cups.CUPS;
import static baffin.lobby.api.Cups.asks;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.everyItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;

import baffin.competition.event.CompetitionRecord;
import baffin.lobby.api.People.Person;
import baffin.platform.wire.WireJson;
import baffin.testkit.Waits;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Competitions that were played elsewhere. */
@QuarkusTest
@QuarkusTestResource(LobbyResources.class)
class CompetitionImportTest {

    /** The document as scoring-service writes it. */
    private static ObjectNode export(List<CompetitionRecord> records) throws Exception {
        ObjectNode document = WireJson.shared().createObjectNode();
        document.put("format", 1).put("competition", records.getFirst().competitionId());
        document.put("name", "Played elsewhere").put("version", records.size());
        MessageDigest digest = MessageDigest.getInstance("SHA-256");
        ArrayNode told = document.putArray("records");
        for (CompetitionRecord record : records) {
            String json = WireJson.shared().valueToTree(record.hidden()).toString();
            told.add(WireJson.shared().readTree(json));
            digest.update((json + "\n").getBytes(StandardCharsets.UTF_8));
        }
        document.put("digest", HexFormat.of().formatHex(digest.digest()));
        document.putArray("standing");
        return document;
    }

    /** The same with the digest that its records have. */
    private static ObjectNode sealed(ObjectNode document) throws Exception {
        MessageDigest digest = MessageDigest.getInstance("SHA-256");
        document.path("records").forEach(record -> digest.update((record + "\n").getBytes(StandardCharsets.UTF_8)));
        return document.put("digest", HexFormat.of().formatHex(digest.digest()));
    }

    private static ValidatableResponse brought(Person by, ObjectNode document) {
        return by.asks().body(document.toString()).post(CUPS + "/import").then();
    }

    @Test
    void a_competition_of_another_installation_is_taken_over_as_it_was() throws Exception {
        Person olga = People.somebody("Olga");
        List<CompetitionRecord> records = PlayedElsewhere.records(200);
        ObjectNode document = export(records);
        assertThat(document.toString().length())
                .as("more than other bodies may have")
                .isGreaterThan(16 * 1024);

        String there = document.path("competition").asText();
        String id = brought(olga, document)
                .statusCode(202)
                .body("records", equalTo(records.size()))
                .body("competitionId", not(equalTo(there)))
                .extract()
                .path("competitionId");
        given().get(CUPS + "/" + there).then().statusCode(404);
        await().atMost(Waits.MAX)
                .untilAsserted(() -> given().get(CUPS + "/" + id)
                        .then()
                        .statusCode(200)
                        .body("version", equalTo(records.size()))
                        .body("importing", nullValue())
                        .body("imported", equalTo(true))
                        .body("origin.competition", equalTo(there))
                        .body("adoptedBy.player", equalTo(olga.id()))
                        .body("organisers.player", everyItem(startsWith("elsewhere:")))
                        .body("seed", notNullValue())
                        .body("rounds", hasSize(1)));
        given().get(CUPS + "/" + id + "/rounds/1/verification").then().body("verified", equalTo(true));
        String matchId = given().get(CUPS + "/" + id + "/rounds/1").path("tables[0].matchId");
        given().get("/api/v1/lobby/matches/" + matchId).then().statusCode(404);
        brought(olga, document).statusCode(409);
        asks(olga, id, "start").statusCode(403);
        given().header("Baffin-Internal-Token", LobbyResources.INTERNAL_TOKEN)
                .post("/internal/lobby/rebuild")
                .then()
                .statusCode(200)
                .body("identical", equalTo(true))
                .body("tables.competition", notNullValue())
                .body("tables.competition_record", notNullValue());
    }

    @Test
    void nobody_becomes_anything_by_what_somebody_else_brings() throws Exception {
        Person olga = People.somebody("Olga");
        Person victim = People.somebody("Victim");
        List<CompetitionRecord> records = PlayedElsewhere.records(4);
        String said = export(records)
                .toString()
                .replace(records.getFirst().by().player(), victim.id())
                .replace("01890000-0000-7000-8000-000000000001", victim.id());
        ObjectNode document = sealed((ObjectNode) WireJson.shared().readTree(said));

        String id = brought(olga, document).statusCode(202).extract().path("competitionId");

        await().atMost(Waits.MAX)
                .untilAsserted(() -> given().get(CUPS + "/" + id)
                        .then()
                        .body("version", equalTo(records.size()))
                        .body("importing", nullValue()));
        given().get(CUPS + "?organiser=" + victim.id()).then().body("items", hasSize(0));
        given().get(CUPS + "?player=" + victim.id()).then().body("items", hasSize(0));
        given().get(CUPS + "?limit=200")
                .then()
                .body("items.find { it.competitionId == '" + id + "' }.imported", equalTo(true));
        given().get(CUPS + "/" + id + "/entrants").then().body("items.player", everyItem(startsWith("elsewhere:")));
        for (Person somebody : List.of(victim, olga)) {
            asks(somebody, id, "next-season").statusCode(403);
            asks(somebody, id, "start").statusCode(403);
            asks(somebody, id, "open-entry").statusCode(403);
        }
        String again = brought(victim, document).statusCode(202).extract().path("competitionId");
        assertThat(again).as("everybody's imports are their own").isNotEqualTo(id);
    }

    @Test
    void a_document_that_is_large_in_memory_alone_is_refused_while_it_is_read() throws Exception {
        Person olga = People.somebody("Olga");
        String head = "{\"format\":1,\"records\":[";
        assertThat(Streamed.post(olga.token(), CUPS + "/import", head, "{},", 5_000_000, "{}]}"))
                .as("the first record is none")
                .isEqualTo(400);
        assertThat(Streamed.post(
                        olga.token(),
                        CUPS + "/import",
                        "{\"format\":1,\"standing\":[",
                        "{},",
                        5_000_000,
                        "{}],\"records\":[]}"))
                .as("more values than an import may have")
                .isEqualTo(413);
        assertThat(Streamed.post(olga.token(), CUPS + "/import", head, "{},", 7_700_000, "{}]}"))
                .as("more bytes than an import may have: refused, or hung up on while they come")
                .isIn(413, 0);
        olga.asks()
                .body(head + "{\"competitionId\":\"" + "x".repeat(300 * 1024) + "\"}]}")
                .post(CUPS + "/import")
                .then()
                .statusCode(413);
        for (String hostile : List.of(
                head + "[".repeat(100_000),
                head + "1".repeat(100_000) + "]}",
                head + "{" + "\"a\":1,".repeat(50) + "\"b\":2}]}",
                "{\"format\":99999999999999999999,\"records\":[]}",
                "[]",
                "",
                "{")) {
            assertThat(Streamed.post(olga.token(), CUPS + "/import", hostile, "", 0, ""))
                    .as(hostile.substring(0, Math.min(40, hostile.length())))
                    .isEqualTo(400);
        }
        given().get(CUPS).then().statusCode(200);
    }

    @Test
    void twenty_large_imports_at_once_are_answered_each_and_leave_the_service_alive() throws Exception {
        List<Person> people = IntStream.range(0, 20)
                .mapToObj(number -> People.somebody("Many"))
                .toList();
        List<Integer> statuses = new ArrayList<>();
        try (var all = Executors.newFixedThreadPool(people.size())) {
            List<Future<Integer>> answers = people.stream()
                    .map(person -> all.submit(() -> Streamed.post(
                            person.token(),
                            CUPS + "/import",
                            "{\"format\":1,\"records\":[],\"standing\":[\"",
                            "0123456789abcdef",
                            1_000_000,
                            "\"]}")))
                    .toList();
            for (Future<Integer> answer : answers) {
                statuses.add(answer.get());
            }
        }
        assertThat(statuses)
                .as("some are read to their end, the others are sent away, or hung up on while they send")
                .contains(400)
                .allMatch(status -> Set.of(400, 503, 0).contains(status));
        brought(people.getFirst(), export(PlayedElsewhere.records(4))).statusCode(202);
    }

    @Test
    void what_is_no_export_is_refused_before_anything_is_taken() throws Exception {
        Person olga = People.somebody("Olga");
        ObjectNode document = export(PlayedElsewhere.records(4));
        ObjectNode changed = document.deepCopy();
        ((ObjectNode) changed.at("/records/1")).put("commandId", "another");
        brought(olga, changed).statusCode(400).body("violations.pointer", equalTo(List.of("/digest")));
        ObjectNode gap = document.deepCopy();
        ((ArrayNode) gap.path("records")).remove(1);
        brought(olga, gap).statusCode(400).body("violations.pointer", equalTo(List.of("/records/1")));
        ObjectNode other = document.deepCopy();
        other.put("competition", "01890000-0000-7000-8000-000000000000");
        brought(olga, other).statusCode(400).body("violations.pointer", equalTo(List.of("/competition")));
        ObjectNode old = document.deepCopy();
        old.put("format", 7);
        brought(olga, old).statusCode(400).body("violations.pointer", equalTo(List.of("/format")));
        given().contentType(ContentType.JSON)
                .body(document.toString())
                .post(CUPS + "/import")
                .then()
                .statusCode(401);
    }

    @Test
    void every_other_address_takes_no_more_than_before() {
        Person olga = People.somebody("Olga");
        String large = "{\"reason\":\"" + "x".repeat(17 * 1024) + "\"}";
        olga.commands()
                .body(large)
                .post(CUPS + "/01890000-0000-7000-8000-000000000000/cancel")
                .then()
                .statusCode(413);
        olga.commands().body(large).post(CUPS).then().statusCode(400);
        olga.commands()
                .body("{\"name\":\"" + "x".repeat(70 * 1024) + "\"}")
                .post(CUPS)
                .then()
                .statusCode(413);
    }
}
