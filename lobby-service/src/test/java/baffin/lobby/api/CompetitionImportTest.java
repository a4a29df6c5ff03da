package baffin.lobby.api;

import static baffin.lobby.api.Cups.CUPS;
import static baffin.lobby.api.Cups.asks;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;

import baffin.competition.CompetitionRecord;
import baffin.lobby.api.People.Person;
import baffin.platform.wire.WireJson;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.Duration;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Competitions that were played elsewhere. */
@QuarkusTest
@QuarkusTestResource(LobbyResources.class)
class CompetitionImportTest {

    private static final Duration SOON = Duration.ofSeconds(30);

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

    private static ValidatableResponse brought(Person by, ObjectNode document) {
        return by.asks().body(document.toString()).post(CUPS + "/import").then();
    }

    @Test
    void a_competition_of_another_installation_is_taken_over_as_it_was() throws Exception {
        Person olga = People.somebody("Olga");
        List<CompetitionRecord> records = PlayedElsewhere.records(200);
        ObjectNode document = export(records);
        String id = document.path("competition").asText();
        assertThat(document.toString().length())
                .as("more than other bodies may have")
                .isGreaterThan(16 * 1024);

        brought(olga, document)
                .statusCode(202)
                .header("Location", containsString(id))
                .body("competitionId", equalTo(id))
                .body("records", equalTo(records.size()));
        await().atMost(SOON)
                .untilAsserted(() -> given().get(CUPS + "/" + id)
                        .then()
                        .statusCode(200)
                        .body("version", equalTo(records.size()))
                        .body("importing", nullValue())
                        .body("adoptedBy.player", equalTo(olga.id()))
                        .body("seed", notNullValue())
                        .body("rounds", hasSize(1)));
        given().get(CUPS + "/" + id + "/rounds/1/verification").then().body("verified", equalTo(true));
        String matchId = given().get(CUPS + "/" + id + "/rounds/1").path("tables[0].matchId");
        given().get("/api/v1/lobby/matches/" + matchId).then().statusCode(404);
        brought(olga, document).statusCode(409);
        asks(olga, id, "start").statusCode(403);
        given().header("Baffin-Internal-Token", LobbyResources.INTERNAL_TOKEN)
                .post("/internal/rebuild")
                .then()
                .statusCode(200)
                .body("identical", equalTo(true))
                .body("tables.competition", notNullValue())
                .body("tables.competition_record", notNullValue());
    }

    @Test
    void what_is_no_export_is_refused_before_anything_is_taken() throws Exception {
        Person olga = People.somebody("Olga");
        ObjectNode document = export(PlayedElsewhere.records(4));
        String id = document.path("competition").asText();
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
        given().get(CUPS + "/" + id).then().statusCode(404);
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
