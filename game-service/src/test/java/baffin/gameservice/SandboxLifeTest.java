package baffin.gameservice;

import static baffin.gameservice.Sandboxing.as;
import static baffin.gameservice.Sandboxing.sending;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import baffin.gameservice.match.Match;
import baffin.gameservice.sandbox.SandboxInfo;
import baffin.gameservice.sandbox.SandboxSettings;
import baffin.gameservice.sandbox.SandboxStore;
import baffin.gameservice.sandbox.Sandboxes;
import baffin.match.GameRegistry;
import baffin.platform.match.GameModules;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import baffin.platform.wire.JsonCodecs;
import baffin.testkit.Waits;
import baffin.testkit.backend.PlatformResource;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.smallrye.common.annotation.Identifier;
import jakarta.inject.Inject;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Sandboxes outlive the service, are followed from every instance of it, and go when their time is over. */
@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
@Timeout(600)
@SuppressWarnings("NullAway.Init") // the framework fills the fields
class SandboxLifeTest {

    @Inject
    Sandboxes sandboxes;

    @Inject
    SandboxStore store;

    @Inject
    @Identifier("game")
    Transactions transactions;

    @TestHTTPResource("/")
    URI root;

    private final String player = UUID.randomUUID().toString();

    private String forked(long seed) {
        Recorded match = Recorded.match("north-wind", seed, true).logged(1, 20);
        given().get(match.path("?minVersion=20")).then().statusCode(200);
        return Sandboxing.forked(match, player, null);
    }

    private static String id(String sandbox) {
        return sandbox.substring(sandbox.lastIndexOf('/') + 1);
    }

    /** The sandboxes as another instance, or this one after a restart, has them: nothing in memory. */
    private Sandboxes elsewhere() {
        return new Sandboxes(
                new GameModules(GameRegistry.installed()),
                store,
                new SandboxSettings(Duration.ofDays(7), 20, 5_000),
                new FixedSecrets(),
                Clock.systemUTC());
    }

    @Test
    void after_a_restart_a_sandbox_goes_on_where_it_was() {
        String sandbox = forked(41);
        long version = Sandboxing.play(sandbox, player, 15);
        Sandboxes restarted = elsewhere();
        SandboxInfo info =
                restarted.find(id(sandbox), player).await().atMost(Waits.MAX).orElseThrow();
        assertThat(info.version()).isEqualTo(version);
        for (long at = 20; at <= version; at++) {
            Match<?, ?, ?, ?> before =
                    sandboxes.at(info.game(), id(sandbox), at).await().atMost(Waits.MAX);
            Match<?, ?, ?, ?> after =
                    restarted.at(info.game(), id(sandbox), at).await().atMost(Waits.MAX);
            assertThat(new String(after.snapshot(), StandardCharsets.UTF_8))
                    .isEqualTo(new String(before.snapshot(), StandardCharsets.UTF_8));
        }
        assertThat(new JsonCodecs(GameRegistry.installed()).find(info.game())).isPresent();
        Sandboxing.play(sandbox, player, 5);
    }

    @Test
    void an_expired_sandbox_is_gone_for_its_owner_and_then_from_the_database() {
        String sandbox = forked(42);
        String other = forked(43);
        Sandboxing.play(sandbox, player, 3);
        set(sandbox, "expires_at = now() - interval '1 second'");
        as(player).get(sandbox).then().statusCode(404);
        sending(player)
                .body(Map.of("type", "Resign"))
                .post(sandbox + "/commands")
                .then()
                .statusCode(404);
        assertThat(as(player).get("/api/v1/sandboxes").jsonPath().getList("items.sandboxId", String.class))
                .containsExactly(id(other));
        assertThat(rows(sandbox)).isPositive();
        assertThat(sandboxes.clean().await().atMost(Waits.MAX)).isPositive();
        assertThat(rows(sandbox)).isZero();
        as(player).get(other).then().statusCode(200);
    }

    @Test
    void a_sandbox_that_holds_states_of_another_shape_is_not_read() {
        String sandbox = forked(44);
        set(sandbox, "shape = 0");
        as(player).get(sandbox).then().statusCode(404);
        sandboxes.clean().await().atMost(Waits.MAX);
        assertThat(rows(sandbox)).isZero();
    }

    @Test
    void a_sandbox_lives_for_seven_days() {
        String sandbox = forked(45);
        SandboxInfo info =
                sandboxes.find(id(sandbox), player).await().atMost(Waits.MAX).orElseThrow();
        assertThat(Duration.between(info.createdAt(), info.expiresAt())).isEqualTo(Duration.ofDays(7));
        assertThat(info.createdAt()).isBefore(Instant.now().plusSeconds(1));
    }

    @Test
    void a_full_sandbox_takes_no_more_steps() {
        String sandbox = forked(46);
        SandboxInfo info =
                sandboxes.find(id(sandbox), player).await().atMost(Waits.MAX).orElseThrow();
        Sandboxes narrow = new Sandboxes(
                new GameModules(GameRegistry.installed()),
                store,
                new SandboxSettings(Duration.ofDays(7), 20, 1),
                new FixedSecrets(),
                Clock.systemUTC());
        List<String> problems = new ArrayList<>();
        for (int count = 0; count < 2; count++) {
            var command = baffin.platform.wire.CommandEnvelope.command(
                    id(sandbox),
                    UUID.randomUUID().toString(),
                    player,
                    null,
                    as(player)
                            .get(sandbox + "/legal-actions?sample=1")
                            .as(com.fasterxml.jackson.databind.JsonNode.class)
                            .at("/items/0/command"));
            problems.add(String.valueOf(
                    narrow.play(info, command, null).await().atMost(Waits.MAX).problem()));
        }
        assertThat(problems).containsExactly("null", "conflict");
    }

    @Test
    void a_stream_shows_the_steps_of_every_instance_in_order_and_once() throws Exception {
        String sandbox = forked(47);
        SandboxInfo info =
                sandboxes.find(id(sandbox), player).await().atMost(Waits.MAX).orElseThrow();
        try (BufferedReader stream = stream(sandbox)) {
            assertThat(nextId(stream)).isEqualTo("id:20");
            Sandboxing.play(sandbox, player, 3);
            Sandboxes other = elsewhere();
            for (int count = 0; count < 3; count++) {
                var command = baffin.platform.wire.CommandEnvelope.command(
                        id(sandbox),
                        UUID.randomUUID().toString(),
                        player,
                        null,
                        as(player)
                                .get(sandbox + "/legal-actions?sample=1")
                                .as(com.fasterxml.jackson.databind.JsonNode.class)
                                .at("/items/0/command"));
                other.play(info, command, null).await().atMost(Waits.MAX);
            }
            Sandboxing.play(sandbox, player, 2);
            List<String> ids = new ArrayList<>();
            while (ids.size() < 8) {
                ids.add(nextId(stream));
            }
            assertThat(ids).containsExactly("id:21", "id:22", "id:23", "id:24", "id:25", "id:26", "id:27", "id:28");
        }
        as(player).get(sandbox).then().body("version", equalTo(28));
    }

    private BufferedReader stream(String sandbox) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(root.resolve(sandbox + "/stream?as=public"))
                .header("Accept", "text/event-stream")
                .header(
                        "Authorization",
                        "Bearer " + baffin.testkit.http.TokenIssuer.shared().token(player, "Handle"))
                .build();
        var answer = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofInputStream());
        assertThat(answer.statusCode()).isEqualTo(200);
        return new BufferedReader(new InputStreamReader(answer.body(), StandardCharsets.UTF_8));
    }

    private static String nextId(BufferedReader stream) throws IOException {
        String line = stream.readLine();
        while (line != null && !line.startsWith("id:")) {
            line = stream.readLine();
        }
        return String.valueOf(line);
    }

    private void set(String sandbox, String change) {
        transactions
                .write(session -> Sql.update(
                        session, "update sandbox set " + change + " where id = :id", Map.of("id", id(sandbox))))
                .await()
                .atMost(Waits.MAX);
    }

    private int rows(String sandbox) {
        return transactions
                .read(session -> Sql.values(
                        session,
                        "select version from sandbox_step where sandbox_id = :id",
                        Map.of("id", id(sandbox)),
                        Long.class))
                .await()
                .atMost(Waits.MAX)
                .size();
    }
}
