package baffin.scoring.projection;

import static io.restassured.RestAssured.given;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.greaterThan;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.matchesPattern;

import baffin.match.GameRegistry;
import baffin.testkit.SlowReadModels;
import baffin.testkit.Waits;
import baffin.testkit.backend.Infrastructure;
import baffin.testkit.backend.PlatformResource;
import baffin.testkit.http.TokenIssuer;
import baffin.testkit.records.MatchLog;
import baffin.testkit.records.RandomMatch;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;
import io.restassured.specification.RequestSpecification;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A service that starts behind the log answers nothing from what it has not read yet. */
@Tag("faults")
@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
@TestProfile(CatchingUpApiTest.Behind.class)
class CatchingUpApiTest {

    private static final String EARLY = "00000000-0000-8000-8000-000000000001";
    private static final String RESULTS = "/api/v1/results?player=" + EARLY;

    /** The log has a match before the service starts, and its projections take their time. */
    public static final class Behind implements QuarkusTestProfile {

        @Override
        public List<TestResourceEntry> testResources() {
            return List.of(new TestResourceEntry(PlayedBefore.class));
        }
    }

    /** Plays a match before the service starts. */
    public static final class PlayedBefore implements QuarkusTestResourceLifecycleManager {

        private final SlowReadModels slow = SlowReadModels.by(Duration.ofSeconds(40));

        @Override
        public Map<String, String> start() {
            var game = GameRegistry.installed().find("expedition").orElseThrow();
            try (MatchLog log =
                    MatchLog.of("expedition", Infrastructure.shared().kafka())) {
                log.append(RandomMatch.play(game, UUID.randomUUID().toString(), List.of(EARLY, "bob"), 3, true));
            }
            return Map.of();
        }

        @Override
        public void stop() {
            slow.close();
        }
    }

    private static RequestSpecification reader() {
        return given().auth().oauth2(TokenIssuer.shared().token("reader-" + UUID.randomUUID(), "Reader"));
    }

    @Test
    void lists_are_refused_with_the_progress_until_they_are_whole() {
        await().atMost(Waits.MAX).until(() -> given().get(RESULTS).path("recordsToRead") != null);
        for (RequestSpecification caller : List.of(given(), reader())) {
            caller.get(RESULTS)
                    .then()
                    .statusCode(503)
                    .contentType("application/problem+json")
                    .header("Retry-After", matchesPattern("[1-9][0-9]*"))
                    .body("type", equalTo("/problems/catching-up"))
                    .body("readModel", equalTo("scores"))
                    .body("recordsToRead", greaterThan(0));
        }
        given().get("/q/health/ready").then().statusCode(503).body(containsString("recordsToRead"));
        given().get("/q/health/live").then().statusCode(200);
        given().get("/api/v1/competitions/" + UUID.randomUUID() + "/standings")
                .then()
                .statusCode(404);

        await().atMost(Waits.MAX).until(() -> given().get(RESULTS).statusCode() == 200);
        given().get(RESULTS).then().body("items", hasSize(1));
        await().atMost(Waits.MAX).until(() -> given().get("/q/health/ready").statusCode() == 200);
    }
}
