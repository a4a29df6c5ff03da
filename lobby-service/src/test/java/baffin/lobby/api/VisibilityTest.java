package baffin.lobby.api;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.equalTo;

import baffin.lobby.api.People.Person;
import baffin.testkit.Waits;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Who finds a match in the lobby, before its start and after its end, whatever they ask of it. */
@QuarkusTest
@QuarkusTestResource(LobbyResources.class)
class VisibilityTest {

    private static final String MATCHES = "/api/v1/lobby/matches";

    private static Response opened(Person host, Map<String, Object> more) {
        Map<String, Object> request = new HashMap<>(Map.of("game", "expedition", "seats", 2));
        request.putAll(more);
        return host.commands().body(request).post(MATCHES);
    }

    private static Map<String, String> operations() throws IOException {
        JsonNode document = new ObjectMapper()
                .readTree(given().get("/q/openapi?format=json").asByteArray());
        Map<String, String> all = new TreeMap<>();
        for (var path : document.path("paths").properties()) {
            if (path.getKey().startsWith(MATCHES + "/{id}")) {
                path.getValue()
                        .properties()
                        .forEach(operation ->
                                all.put(path.getKey(), operation.getKey().toUpperCase(Locale.ROOT)));
            }
        }
        assertThat(all).hasSizeGreaterThan(6);
        return all;
    }

    /** What they are answered, without what differs from request to request. */
    private static String answered(@Nullable Person person, String method, String path, String match) {
        RequestSpecification request = person == null
                ? given().contentType("application/json")
                        .header("Idempotency-Key", UUID.randomUUID().toString())
                : person.commands();
        Response answer = request.header("If-Match", "\"77\"").request(method, path.replace("{id}", match));
        return answer.statusCode() + answer.asString().replace(match, "{id}").replaceAll("\"traceId\":\"[^\"]*\"", "");
    }

    private static void unknownTo(@Nullable Person person, String match) throws IOException {
        for (var operation : operations().entrySet()) {
            String there = answered(person, operation.getValue(), operation.getKey(), match);
            String nowhere = answered(
                    person,
                    operation.getValue(),
                    operation.getKey(),
                    UUID.randomUUID().toString());
            assertThat(there).as(operation.toString()).isEqualTo(nowhere);
            assertThat(there).as(operation.toString()).containsPattern("^(401|404)");
        }
    }

    private static boolean listed(@Nullable Person person, String query, String match) {
        RequestSpecification request = person == null ? given() : person.asks();
        return request.get(MATCHES + query)
                .then()
                .statusCode(200)
                .extract()
                .asString()
                .contains(match);
    }

    @Test
    void a_private_match_is_unknown_to_strangers_whatever_they_ask_open_started_and_ended() throws Exception {
        Person host = People.somebody("Host");
        Person guest = People.somebody("Guest");
        Person stranger = People.somebody("Eve");
        Response opened = opened(host, Map.of("visibility", "private", "ready", true));
        opened.then().statusCode(201).body("visibility", equalTo("private")).body("invitationOnly", equalTo(true));
        String match = opened.path("matchId");
        known(host, match, 1);
        unknownTo(stranger, match);
        unknownTo(null, match);
        guest.commands()
                .body(Map.of("invitation", opened.<String>path("invitation"), "ready", true))
                .post(MATCHES + "/" + match + "/join")
                .then()
                .statusCode(200)
                .body("state", equalTo("RUNNING"));
        known(guest, match, 2);
        unknownTo(stranger, match);
        EndOfMatch.written(match);
        await().atMost(Waits.MAX)
                .until(() -> host.asks()
                        .get(MATCHES + "/" + match)
                        .<String>path("state")
                        .equals("ENDED"));
        unknownTo(stranger, match);
        for (String query : List.of("?limit=200&state=ENDED", "?player=" + host.id())) {
            assertThat(listed(stranger, query, match)).isFalse();
            assertThat(listed(null, query, match)).isFalse();
            assertThat(listed(guest, query, match)).isTrue();
        }
        String again = guest.commands()
                .post(MATCHES + "/" + match + "/rematch")
                .then()
                .statusCode(201)
                .body("visibility", equalTo("private"))
                .extract()
                .path("matchId");
        known(guest, again, 1);
        unknownTo(stranger, again);
    }

    private static void known(Person person, String match, int version) {
        person.asks()
                .get(MATCHES + "/" + match + "?minVersion=" + version)
                .then()
                .statusCode(200);
    }

    @Test
    void a_match_with_a_link_stands_in_no_list_and_is_there_for_who_has_its_id_which_nobody_works_out() {
        Person host = People.somebody("Host");
        Person friend = People.somebody("Friend");
        String key = UUID.randomUUID().toString();
        RequestSpecification request = host.asks()
                .header("Idempotency-Key", key)
                .body(Map.of("game", "expedition", "seats", 2, "visibility", "link"));
        String match = request.post(MATCHES).then().statusCode(201).extract().path("matchId");
        assertThat(match).isNotEqualTo(Ids.opened(host.id(), key));
        assertThat(host.asks()
                        .header("Idempotency-Key", key)
                        .body(Map.of("game", "expedition", "seats", 2, "visibility", "link"))
                        .post(MATCHES)
                        .<String>path("matchId"))
                .isEqualTo(match);
        known(host, match, 1);
        friend.asks().get(MATCHES + "/" + match).then().statusCode(200).body("visibility", equalTo("link"));
        given().get(MATCHES + "/" + match).then().statusCode(200).body("invitationOnly", equalTo(false));
        assertThat(listed(friend, "?player=" + host.id(), match)).isFalse();
        assertThat(listed(null, "?limit=200", match)).isFalse();
        assertThat(listed(host, "?limit=200", match)).isTrue();
        friend.commands().post(MATCHES + "/" + match + "/join").then().statusCode(200);
    }

    @Test
    void a_public_match_by_invitation_is_seen_by_all_and_joined_with_the_code() {
        Person host = People.somebody("Host");
        Person guest = People.somebody("Guest");
        Response opened = opened(host, Map.of("visibility", "public", "invitationOnly", true));
        String match = opened.then().statusCode(201).extract().path("matchId");
        known(guest, match, 1);
        assertThat(listed(guest, "?limit=200", match)).isTrue();
        guest.commands().post(MATCHES + "/" + match + "/join").then().statusCode(404);
        guest.commands()
                .body(Map.of("invitation", opened.<String>path("invitation")))
                .post(MATCHES + "/" + match + "/join")
                .then()
                .statusCode(200);
    }

    @ParameterizedTest
    @CsvSource({"true,private", "false,public"})
    void where_nothing_is_said_a_match_by_invitation_is_private(boolean invitation, String visibility) {
        opened(People.somebody("Host"), Map.of("invitationOnly", invitation))
                .then()
                .statusCode(201)
                .body("visibility", equalTo(visibility));
    }

    @ParameterizedTest
    @ValueSource(strings = {"PUBLIC", "secret", ""})
    void other_words_are_refused(String visibility) {
        opened(People.somebody("Host"), Map.of("visibility", visibility))
                .then()
                .statusCode(400)
                .body("violations[0].pointer", equalTo("/visibility"));
    }

    @Test
    void a_private_match_without_invitation_is_refused() {
        opened(People.somebody("Host"), Map.of("visibility", "private", "invitationOnly", false))
                .then()
                .statusCode(400)
                .body("violations[0].pointer", equalTo("/invitationOnly"));
    }
}
