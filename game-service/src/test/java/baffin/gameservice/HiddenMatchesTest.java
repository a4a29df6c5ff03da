package baffin.gameservice;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import baffin.match.terms.NamedIds;
import baffin.match.terms.Visibility;
import baffin.testkit.backend.PlatformResource;
import baffin.testkit.http.TokenIssuer;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every operation on a match, as the service's own OpenAPI document has them, for everybody who may ask. */
@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
@Timeout(600)
class HiddenMatchesTest {

    private static final String UNKNOWN = "/problems/unknown-match";
    private static final String HOST = UUID.randomUUID().toString();
    private static final String STRANGER = UUID.randomUUID().toString();

    @TestHTTPResource("/")
    @SuppressWarnings("NullAway.Init") // the framework fills it
    URI root;

    /** An answer without what differs from request to request. */
    private record Answer(int status, String text) {

        boolean unknown() {
            return text.contains(UNKNOWN);
        }
    }

    private static List<ApiOperations> operations() {
        List<ApiOperations> all = ApiOperations.all().stream()
                .filter(operation -> operation.path().startsWith("/api/v1/matches/{id}"))
                .toList();
        assertThat(all).hasSizeGreaterThan(15).anyMatch(ApiOperations::streams);
        return all;
    }

    private static Recorded match(Visibility visibility, boolean ended) {
        Recorded match = Recorded.seen(visibility, HOST);
        int last = ended ? match.end() : 3;
        match.logged(1, last);
        given().auth()
                .oauth2(token(HOST))
                .get(match.path("?minVersion=" + last))
                .then()
                .statusCode(200);
        return match;
    }

    @ParameterizedTest
    @CsvSource({"false", "true"})
    void to_a_stranger_a_private_match_is_what_no_match_is(boolean ended) throws Exception {
        Recorded match = match(Visibility.PRIVATE, ended);
        for (ApiOperations operation : operations()) {
            for (String player : new String[] {STRANGER, null}) {
                Answer there = ask(operation, match.id(), player);
                Answer nowhere = ask(operation, UUID.randomUUID().toString(), player);
                assertThat(there).as("%s by %s", operation, player).isEqualTo(nowhere);
                assertThat(there.status()).as("%s by %s", operation, player).isIn(401, 404);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"false", "true"})
    void to_its_own_people_a_private_match_is_there(boolean ended) throws Exception {
        Recorded match = match(Visibility.PRIVATE, ended);
        for (ApiOperations operation : operations()) {
            for (String player : List.of(HOST, match.players().get(1))) {
                assertThat(ask(operation, match.id(), player).unknown())
                        .as("%s by %s", operation, player)
                        .isFalse();
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"PUBLIC,false", "PUBLIC,true", "LINK,false", "LINK,true"})
    void whoever_has_the_id_of_any_other_match_may_look_at_it(Visibility visibility, boolean ended) throws Exception {
        Recorded match = match(visibility, ended);
        for (ApiOperations operation : operations()) {
            for (String player :
                    new String[] {STRANGER, null, HOST, match.players().getFirst()}) {
                assertThat(ask(operation, match.id(), player).unknown())
                        .as("%s by %s", operation, player)
                        .isFalse();
            }
        }
    }

    @Test
    void only_its_own_people_find_a_match_in_a_list_that_is_not_public() {
        for (Visibility visibility : Visibility.values()) {
            Recorded match = match(visibility, false);
            String player = match.players().getFirst();
            boolean listed = visibility == Visibility.PUBLIC;
            // the match itself is shown before its row is written
            Eventually.eventually(
                    () -> assertThat(lists(match, "?limit=200", HOST)).isTrue());
            for (String query : List.of("?limit=200", "?player=" + player, "?player=" + player + "&status=RUNNING")) {
                assertThat(lists(match, query, null))
                        .as("%s %s", visibility, query)
                        .isEqualTo(listed);
                assertThat(lists(match, query, STRANGER))
                        .as("%s %s", visibility, query)
                        .isEqualTo(listed);
                assertThat(lists(match, query, player))
                        .as("%s %s", visibility, query)
                        .isTrue();
                assertThat(lists(match, query, HOST))
                        .as("%s %s", visibility, query)
                        .isTrue();
            }
        }
    }

    @Test
    void who_has_given_the_seat_up_finds_a_private_match_no_more_and_who_has_taken_it_does() {
        Recorded match = match(Visibility.PRIVATE, false);
        String bob = match.players().get(1);
        String dan = NamedIds.of("dan-" + match.id());
        match.append(match.handOver(4, 1, dan));
        given().auth()
                .oauth2(token(dan))
                .get(match.path("?minVersion=4"))
                .then()
                .statusCode(200);
        Eventually.eventually(() -> assertThat(lists(match, "?limit=200", bob)).isFalse());
        assertThat(lists(match, "?player=" + dan, dan)).isTrue();
        given().auth().oauth2(token(bob)).get(match.path("")).then().statusCode(404);
    }

    private static boolean lists(Recorded match, String query, @Nullable String player) {
        var request = player == null ? given() : given().auth().oauth2(token(player));
        return request.get("/api/v1/matches" + query)
                .then()
                .statusCode(200)
                .extract()
                .asString()
                .contains(match.id());
    }

    private static String token(String player) {
        return TokenIssuer.shared().token(player, "Handle");
    }

    private Answer ask(ApiOperations operation, String match, @Nullable String player)
            throws IOException, InterruptedException {
        String path = operation
                .path()
                .replace("{id}", match)
                .replace("{channel}", "public")
                .replace("{messageId}", "0190aaaa-0000-7000-8000-000000000000");
        HttpRequest.Builder request = HttpRequest.newBuilder(root.resolve(path))
                .header("Accept", operation.streams() ? "text/event-stream" : "*/*")
                .header("Idempotency-Key", UUID.randomUUID().toString())
                .header("Content-Type", "application/json")
                .method(operation.method(), HttpRequest.BodyPublishers.ofString(body(operation)));
        if (player != null) {
            request.header("Authorization", "Bearer " + token(player));
        }
        try (HttpClient client = HttpClient.newHttpClient()) {
            HttpResponse<InputStream> response =
                    client.send(request.build(), HttpResponse.BodyHandlers.ofInputStream());
            try (InputStream content = response.body()) {
                boolean open = response.statusCode() == 200 && operation.streams();
                String text = open ? "" : new String(content.readAllBytes(), StandardCharsets.UTF_8);
                return new Answer(
                        response.statusCode(),
                        text.replace(match, "{id}").replaceAll("\"(traceId|instance)\":\"[^\"]*\"", ""));
            } finally {
                client.shutdownNow();
            }
        }
    }

    /** What an operation takes at least, so that it asks who may see the match. */
    private static String body(ApiOperations operation) {
        String path = operation.path();
        return switch (operation.method()) {
            case "POST" -> {
                if (path.endsWith("/report")) {
                    yield "{\"reason\":\"why\"}";
                }
                yield path.endsWith("/{channel}") ? "{\"text\":\"hello\"}" : path.endsWith("/fork") ? "{}" : "";
            }
            case "PUT" -> path.endsWith("/read") ? "{\"upTo\":\"none\"}" : "";
            default -> "";
        };
    }
}
