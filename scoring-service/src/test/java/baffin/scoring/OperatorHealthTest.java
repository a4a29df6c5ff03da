package baffin.scoring;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.everyItem;
import static org.hamcrest.Matchers.greaterThan;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasItems;
import static org.hamcrest.Matchers.not;

import baffin.match.GameRegistry;
import baffin.match.event.Step;
import baffin.platform.identity.Roles;
import baffin.platform.operator.OperatorAction;
import baffin.platform.operator.OperatorAction.Kind;
import baffin.platform.topics.Topics;
import baffin.testkit.Waits;
import baffin.testkit.backend.Infrastructure;
import baffin.testkit.backend.PlatformResource;
import baffin.testkit.http.TokenIssuer;
import baffin.testkit.records.MatchLog;
import baffin.testkit.records.RandomMatch;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import io.restassured.specification.RequestSpecification;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;

/** Operators see how the service is doing, and let go on what it has stopped. */
@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
class OperatorHealthTest {

    private static final String HEALTH = "/api/v1/operator/health/scoring";

    @Inject
    Records records;

    private final String operator = UUID.randomUUID().toString();

    /** Hears what is in the log. */
    @ApplicationScoped
    static class Records {

        private final List<OperatorAction> all = new CopyOnWriteArrayList<>();

        void written(@Observes OperatorAction action) {
            all.add(action);
        }

        List<OperatorAction> of(String key) {
            return all.stream().filter(action -> key.equals(action.key())).toList();
        }
    }

    private RequestSpecification asks(String... groups) {
        return given().auth()
                .oauth2(TokenIssuer.shared()
                        .forPlayer(operator, "Barrow")
                        .groups(groups)
                        .sign())
                .contentType(ContentType.JSON);
    }

    private ValidatableResponse health() {
        return asks(Roles.PLAYER, Roles.OPERATOR).get(HEALTH).then().statusCode(200);
    }

    private ValidatableResponse release(String readModel, String key) {
        return asks(Roles.PLAYER, Roles.OPERATOR)
                .body(Map.of("key", key, "reason", "the fault is mended"))
                .post(HEALTH + "/read-models/" + readModel + "/release")
                .then();
    }

    private static String broken() {
        String match = UUID.randomUUID().toString();
        var game = GameRegistry.installed().find("expedition").orElseThrow();
        List<Step> steps = RandomMatch.play(game, match, List.of("a", "b", "c"), 3, true);
        try (MatchLog log = MatchLog.of("expedition", Infrastructure.shared().kafka())) {
            log.append(steps.subList(0, 5));
            log.append(steps.subList(6, 9));
        }
        return match;
    }

    @Test
    void the_answer_has_readiness_read_models_disks_and_sizes_and_no_secret() {
        health().body("service", equalTo("scoring"))
                .body("ready", equalTo(true))
                .body("checks.up", everyItem(equalTo(true)))
                .body("checks.name", hasItem("projection scores"))
                .body("readModels.name", contains("scores", "competitions"))
                .body("diskLevel", equalTo("AMPLE"))
                .body("tables.name", hasItems("score_step", "projection_progress"))
                .body("tables.bytes", everyItem(greaterThan(-1)))
                .body("topics.name", hasItem(Topics.SCORE_EVENTS))
                .body(not(containsString(PlatformResource.INTERNAL_TOKEN)));

        asks(Roles.PLAYER).get(HEALTH).then().statusCode(403);
        given().get(HEALTH).then().statusCode(401);
    }

    @Test
    void a_stopped_match_is_seen_and_released_with_a_record() {
        String match = broken();
        String stopped = "readModels.find { it.name == 'scores' }.stopped.key";
        await().atMost(Waits.MAX).untilAsserted(() -> health().body(stopped, hasItem(match)));

        release("nothing", match).statusCode(404);
        release("scores", UUID.randomUUID().toString()).statusCode(409);
        assertThat(records.of(match)).isEmpty();
        release("scores", match).statusCode(200).body("key", equalTo(match)).body("released", equalTo(false));

        assertThat(records.of(match)).singleElement().satisfies(record -> {
            assertThat(record.kind()).isEqualTo(Kind.READ_MODEL_RELEASED);
            assertThat(record.readModel()).isEqualTo("scores");
            assertThat(record.operator()).isEqualTo(operator);
        });
    }
}
