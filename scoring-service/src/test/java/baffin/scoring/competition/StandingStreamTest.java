package baffin.scoring.competition;

import static baffin.competition.standing.PlayedCompetition.policy;
import static baffin.competition.standing.PlayedCompetition.swiss;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import baffin.competition.standing.PlayedCompetition;
import baffin.competition.table.Stage;
import baffin.testkit.Waits;
import baffin.testkit.backend.PlatformResource;
import baffin.testkit.http.TokenIssuer;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
class StandingStreamTest {

    @TestHTTPResource("/api/v1/competitions/")
    URI base;

    @Inject
    Competitions competitions;

    @Test
    void a_stream_begins_with_a_snapshot_tells_what_changes_and_can_be_resumed() throws Exception {
        String id = UUID.randomUUID().toString();
        PlayedCompetition played =
                PlayedCompetition.of(id, policy(swiss(2))).enter(4).start().round(Stage.SWISS, List.of(1, 2, 3, 4));
        CompetitionLog.append(played.records());
        await().atMost(Waits.MAX)
                .ignoreExceptions()
                .until(() -> competitions.version(id).await().atMost(Waits.MAX) == 7);
        try (HttpClient client = HttpClient.newHttpClient()) {
            List<String> events = follow(client, id, "text/event-stream", null);
            await().atMost(Waits.MAX).until(() -> events.contains("id:7"));
            assertThat(events).contains("event:snapshot");
            List<String> lines = follow(client, id, "application/x-ndjson", null);
            await().atMost(Waits.MAX).until(() -> !lines.isEmpty());
            played.result(1, 1, 1, 50, 2, 40, 3, 30, 4, 20);
            CompetitionLog.append(played.records().subList(7, 8));
            await().atMost(Waits.MAX).until(() -> events.contains("id:8"));
            assertThat(events).contains("event:standing");
            assertThat(events).anyMatch(line -> line.startsWith("data:") && line.contains("\"points\":10"));
            await().atMost(Waits.MAX).until(() -> lines.stream().anyMatch(line -> line.contains("\"version\":8")));
            List<String> resumed = follow(client, id, "text/event-stream", "7");
            await().atMost(Waits.MAX).until(() -> resumed.contains("id:8"));
            assertThat(resumed).doesNotContain("event:snapshot");
            await().atMost(Waits.MAX).until(() -> resumed.stream().anyMatch(line -> line.startsWith(":")));
            client.shutdownNow();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"text/event-stream", "application/x-ndjson"})
    void head_has_the_headers_of_a_stream_and_ends(String accept) {
        String id = UUID.randomUUID().toString();
        CompetitionLog.append(
                PlayedCompetition.of(id, policy(swiss(2))).enter(4).start().records());
        await().atMost(Waits.MAX)
                .ignoreExceptions()
                .until(() -> competitions.version(id).await().atMost(Waits.MAX) > 0);
        for (int times = 0; times < 12; times++) {
            given().accept(accept)
                    .head(base.resolve(id + "/standings/stream"))
                    .then()
                    .statusCode(200)
                    .contentType(accept)
                    .header("X-Accel-Buffering", "no");
        }
        given().accept(accept)
                .head(base.resolve(UUID.randomUUID() + "/standings/stream"))
                .then()
                .statusCode(404);
    }

    @Test
    void a_version_ahead_of_the_log_begins_anew() {
        String id = UUID.randomUUID().toString();
        CompetitionLog.append(
                PlayedCompetition.of(id, policy(swiss(2))).enter(4).start().records());
        await().atMost(Waits.MAX)
                .ignoreExceptions()
                .until(() -> competitions.version(id).await().atMost(Waits.MAX) > 0);
        try (HttpClient client = HttpClient.newHttpClient()) {
            List<String> events = follow(client, id, "text/event-stream", "99999");
            await().atMost(Waits.MAX).until(() -> events.contains("event:snapshot"));
            assertThat(events).containsSubsequence("event:reset", "event:snapshot");
            client.shutdownNow();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"text/event-stream", "application/x-ndjson"})
    void a_stream_ends_with_the_token_that_it_was_opened_with(String accept) throws Exception {
        String id = UUID.randomUUID().toString();
        CompetitionLog.append(
                PlayedCompetition.of(id, policy(swiss(2))).enter(4).start().records());
        await().atMost(Waits.MAX)
                .ignoreExceptions()
                .until(() -> competitions.version(id).await().atMost(Waits.MAX) > 0);
        String token = TokenIssuer.shared()
                .forPlayer("ann", "Ann")
                .with("exp", Instant.now().getEpochSecond() + 3)
                .sign();
        try (HttpClient client = HttpClient.newHttpClient()) {
            HttpRequest request = HttpRequest.newBuilder(base.resolve(id + "/standings/stream"))
                    .header("Accept", accept)
                    .header("Authorization", "Bearer " + token)
                    .timeout(Waits.MAX)
                    .build();
            String whole =
                    client.send(request, HttpResponse.BodyHandlers.ofString()).body();
            assertThat(whole).contains(id);
            assertThat(whole.strip()).endsWith("\"end\":\"token-ended\"}");
        }
    }

    private List<String> follow(HttpClient client, String id, String accept, @Nullable String last) {
        HttpRequest.Builder request =
                HttpRequest.newBuilder(base.resolve(id + "/standings/stream")).header("Accept", accept);
        if (last != null) {
            request.header("Last-Event-ID", last);
        }
        List<String> lines = new CopyOnWriteArrayList<>();
        client.sendAsync(request.build(), HttpResponse.BodyHandlers.ofLines())
                .thenAccept(
                        answer -> answer.body().filter(line -> !line.isBlank()).forEach(lines::add))
                .exceptionally(broken -> {
                    lines.add(broken.toString());
                    return null;
                });
        return lines;
    }
}
