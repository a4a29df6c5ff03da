package baffin.lobby.api;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import baffin.lobby.api.People.Person;
import baffin.testkit.Waits;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import io.restassured.http.Headers;
import io.restassured.path.json.JsonPath;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The lobby as anybody may watch it. */
@QuarkusTest
@QuarkusTestResource(LobbyResources.class)
@Timeout(600)
class LobbyStreamTest {

    private static BufferedReader open(String query) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(
                        URI.create("http://localhost:" + RestAssured.port + "/api/v1/lobby/stream" + query))
                .header("Accept", "application/x-ndjson")
                .build();
        var answer = HttpClient.newHttpClient().send(request, BodyHandlers.ofInputStream());
        assertThat(answer.statusCode()).isEqualTo(200);
        return new BufferedReader(new InputStreamReader(answer.body(), StandardCharsets.UTF_8));
    }

    private static JsonPath found(BufferedReader lines, Predicate<JsonPath> wanted) throws Exception {
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            if (!line.isEmpty() && wanted.test(JsonPath.from(line))) {
                return JsonPath.from(line);
            }
        }
        throw new IllegalStateException("the stream has ended");
    }

    private static Predicate<JsonPath> match(String id, int seats) {
        return line ->
                id.equals(line.getString("matchId")) && line.getList("seats").size() == seats;
    }

    private static String opened(Person host, Map<String, ?> more) {
        Map<String, Object> body = new java.util.HashMap<>(Map.of("game", "adventure", "seats", 4));
        body.putAll(more);
        return host.commands()
                .body(body)
                .post("/api/v1/lobby/matches")
                .then()
                .statusCode(201)
                .extract()
                .path("matchId");
    }

    @Test
    void anybody_sees_tables_seeks_and_competitions_come_change_and_go() throws Exception {
        Person host = People.somebody("Opens");
        Person guest = People.somebody("Joins");
        String position;
        try (BufferedReader lines = open("")) {
            JsonPath snapshot = found(lines, line -> true);
            assertThat(snapshot.getString("event")).isEqualTo("snapshot");
            Set<String> members = snapshot.<String, Object>getMap("").keySet();
            assertThat(members).containsExactlyInAnyOrder("event", "position", "matches", "seeks", "competitions");

            String hidden = opened(host, Map.of("visibility", "private", "invitationOnly", true));
            String match = opened(host, Map.of());
            assertThat(found(lines, match(match, 1)).getString("event")).isEqualTo("match");
            guest.commands()
                    .body(Map.of())
                    .post("/api/v1/lobby/matches/" + match + "/join")
                    .then()
                    .statusCode(200);
            assertThat(found(lines, match(match, 2)).getList("seats.handle")).contains(guest.handle());

            String seek = guest.commands()
                    .body(Map.of("game", "adventure", "seats", 4))
                    .post("/api/v1/seeks")
                    .then()
                    .statusCode(201)
                    .extract()
                    .path("seekId");
            found(lines, line -> seek.equals(line.getString("seekId")));
            guest.commands().delete("/api/v1/seeks/" + seek).then().statusCode(200);
            JsonPath gone = found(lines, line -> {
                assertThat(line.prettify()).doesNotContain(hidden);
                return "gone".equals(line.getString("event")) && seek.equals(line.getString("id"));
            });
            assertThat(gone.getString("kind")).isEqualTo("seek");
            position = gone.getString("position");
        }
        if (position != null) {
            String later = opened(host, Map.of());
            try (BufferedReader lines = open("")) {
                found(lines, line -> line.prettify().contains(later));
            }
            try (BufferedReader lines = open("?from=" + position)) {
                assertThat(found(lines, line -> true).getString("event")).isEqualTo("reset");
                assertThat(found(lines, line -> true).getString("event")).isEqualTo("snapshot");
            }
        }
    }

    @Test
    void a_list_that_has_not_changed_is_told_as_such() {
        for (String list : List.of(
                "/api/v1/lobby/matches?game=expedition&seats=3",
                "/api/v1/seeks?game=north-wind",
                "/api/v1/competitions?series=" + UUID.randomUUID())) {
            // what other tests have begun may still change it
            await().atMost(Waits.MAX).untilAsserted(() -> {
                Headers headers =
                        given().get(list).then().statusCode(200).extract().headers();
                assertThat(headers.getValue("ETag")).startsWith("\"");
                Map<String, String> known = new HashMap<>(Map.of("If-None-Match", headers.getValue("ETag")));
                // once somebody is erased, a tag alone is not enough
                if (headers.hasHeaderWithName("Last-Modified")) {
                    known.put("If-Modified-Since", headers.getValue("Last-Modified"));
                }
                given().headers(known).get(list).then().statusCode(304);
            });
        }
        String list = "/api/v1/lobby/matches?game=adventure&seats=2";
        String tag = given().get(list).header("ETag");
        opened(People.somebody("Tags"), Map.of("seats", 2));
        await().atMost(Waits.MAX)
                .until(() -> given().header("If-None-Match", tag).get(list).statusCode() == 200);
    }
}
