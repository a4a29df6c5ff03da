package baffin.gameservice;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import baffin.platform.match.LobbyDirectory;
import baffin.testkit.Waits;
import baffin.testkit.backend.PlatformResource;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusMock;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import io.smallrye.mutiny.Uni;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Matches that the lobby has started and that the views do not have yet. */
@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
class StartedMatchTest {

    @TestHTTPResource("/")
    @SuppressWarnings("NullAway.Init") // the framework fills it
    URI root;

    /** A lobby that shows the caller these matches as started. */
    private static void shown(String... matches) {
        QuarkusMock.installMockForType(
                new LobbyDirectory(null, null) {
                    @Override
                    public Uni<Boolean> started(String match) {
                        return Uni.createFrom().item(List.of(matches).contains(match));
                    }
                },
                LobbyDirectory.class);
    }

    @Test
    void a_read_waits_for_a_match_that_the_lobby_has_started() throws Exception {
        Recorded match = Recorded.match(161);
        shown(match.id());
        for (String path : List.of("", "/events", "/log", "/board.svg", "/chat/public")) {
            given().get(match.path(path)).then().statusCode(503).header("Retry-After", "1");
        }
        CompletableFuture<Integer> waits =
                CompletableFuture.supplyAsync(() -> given().get(match.path("")).statusCode());
        match.logged(1, 1);
        assertThat(waits.get(Waits.MAX.toMillis(), TimeUnit.MILLISECONDS)).isIn(200, 503);
    }

    @Test
    void a_match_that_the_lobby_does_not_show_is_none() {
        Recorded match = Recorded.match(162);
        shown();
        given().get(match.path("")).then().statusCode(404);
        given().accept("text/event-stream").get(match.path("/stream")).then().statusCode(404);
    }

    @Test
    void a_stream_waits_for_the_match_and_for_the_version_that_is_wanted() throws Exception {
        Recorded match = Recorded.match(163);
        shown(match.id());
        URI stream = root.resolve(match.path("/stream"));
        URI chat = root.resolve(match.path("/chat/public/stream"));
        try (LiveStream live = LiveStream.events(stream, Map.of());
                LiveStream said = LiveStream.events(chat, Map.of())) {
            match.logged(1, 2);
            assertThat(live.next().name()).isEqualTo("snapshot");
            assertThat(said.next().name()).isEqualTo("snapshot");
        }
        try (LiveStream live = LiveStream.lines(URI.create(stream + "?minVersion=4"), Map.of())) {
            match.logged(3, 4);
            String line = live.line();
            assertThat(JsonPath.from(line).getString("position")).isEqualTo("4");
        }
    }
}
