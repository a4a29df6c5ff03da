package baffin.gameservice;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.nullValue;

import baffin.platform.identity.Roles;
import baffin.platform.operator.OperatorAction;
import baffin.platform.operator.OperatorAction.Kind;
import baffin.testkit.backend.PlatformResource;
import baffin.testkit.http.TokenIssuer;
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

/** Operators read reports and hide lines, and leave records. */
@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
class OperatorChatTest {

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

        List<OperatorAction> of(String message) {
            return all.stream()
                    .filter(action -> message.equals(action.message()))
                    .toList();
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

    private ValidatableResponse hide(String match, String message, String reason) {
        return asks(Roles.PLAYER, Roles.OPERATOR)
                .body(Map.of("reason", reason))
                .post("/api/v1/operator/matches/" + match + "/chat/" + message + "/hide")
                .then();
    }

    @Test
    void operators_read_reports_of_all_matches_with_what_seats_say_among_themselves() {
        Recorded match = Recorded.match(61).shown(1);
        Talk bob = Talk.seat(match, 1);
        String rude = bob.said("seats", "something rude");
        Talk.seat(match, 0).report("seats", rude, "not nice").statusCode(204);

        asks(Roles.PLAYER, Roles.OPERATOR)
                .get("/api/v1/operator/reports?limit=200")
                .then()
                .statusCode(200)
                .body("items.line.messageId", hasItem(rude))
                .body("items.text", hasItem("something rude"));
        asks(Roles.PLAYER).get("/api/v1/operator/reports").then().statusCode(403);
        given().get("/api/v1/operator/reports").then().statusCode(401);
    }

    @Test
    void a_line_is_hidden_once_and_the_record_names_its_author() {
        Recorded match = Recorded.match(62).shown(1);
        Talk bob = Talk.seat(match, 1);
        String rude = bob.said("public", "something rude");

        hide(match.id(), rude, " ").statusCode(400);
        hide(match.id(), UUID.randomUUID().toString(), "insults").statusCode(404);
        assertThat(records.of(rude)).isEmpty();
        hide(match.id(), rude, "insults")
                .statusCode(200)
                .body("removed", equalTo("BY_HOST"))
                .body("text", nullValue());
        hide(match.id(), rude, "insults").statusCode(200);

        assertThat(bob.texts("public")).containsExactly((String) null);
        assertThat(records.of(rude)).singleElement().satisfies(record -> {
            assertThat(record.kind()).isEqualTo(Kind.LINE_HIDDEN);
            assertThat(record.account()).isEqualTo(bob.player());
            assertThat(record.match()).isEqualTo(match.id());
            assertThat(record.operator()).isEqualTo(operator);
            assertThat(record.reason()).isEqualTo("insults");
        });
    }

    @Test
    void no_player_hides_a_line_as_operators_do() {
        Recorded match = Recorded.match(63).shown(1);
        String line = Talk.seat(match, 1).said("public", "something rude");

        asks(Roles.PLAYER)
                .body(Map.of("reason", "insults"))
                .post("/api/v1/operator/matches/" + match.id() + "/chat/" + line + "/hide")
                .then()
                .statusCode(403);
        assertThat(records.of(line)).isEmpty();
    }

    @Test
    void the_host_leaves_a_record_where_there_is_a_reason() {
        Recorded match = Recorded.match(64).shown(1);
        String line = Talk.seat(match, 1).said("public", "something rude");

        given().header("Baffin-Internal-Token", PlatformResource.INTERNAL_TOKEN)
                .post("/internal/game/chat/hide?reason=insults&match=" + match.id() + "&message=" + line)
                .then()
                .statusCode(200);

        assertThat(records.of(line))
                .singleElement()
                .satisfies(record -> assertThat(record.operator()).isNull());
    }

    @Test
    void operators_see_how_the_service_is_doing() {
        asks(Roles.PLAYER, Roles.OPERATOR)
                .get("/api/v1/operator/health/game")
                .then()
                .statusCode(200)
                .body("ready", equalTo(true))
                .body("readModels.size()", equalTo(3))
                .body("tables.name", hasItem("chat_line"))
                .body("topics.name", hasItem("chat.events"));
        asks(Roles.PLAYER).get("/api/v1/operator/health/game").then().statusCode(403);
    }
}
