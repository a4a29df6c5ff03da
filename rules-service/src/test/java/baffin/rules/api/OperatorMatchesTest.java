package baffin.rules.api;

import static baffin.rules.Players.as;
import static baffin.rules.Players.known;
import static baffin.rules.Players.send;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.everyItem;
import static org.hamcrest.Matchers.greaterThan;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;

import baffin.match.terms.CompetitionRef;
import baffin.match.terms.SeatHolder;
import baffin.platform.identity.Roles;
import baffin.platform.operator.OperatorAction;
import baffin.platform.operator.OperatorAction.Kind;
import baffin.platform.topics.Topics;
import baffin.rules.TestMatches;
import baffin.rules.operator.SeatTakers;
import baffin.testkit.backend.PlatformResource;
import baffin.testkit.http.TokenIssuer;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.Test;

/** What operators do to matches, and the records of it. */
@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
class OperatorMatchesTest {

    private static final String MATCHES = "/api/v1/operator/matches/";
    private static final String TAKE = "{\"type\":\"Take\",\"stones\":2}";
    private static final String NOBODY = "nobody";
    private static final Map<String, Object> REASON = Map.of("reason", "the fault is mended");

    @ConfigProperty(name = "kafka.bootstrap.servers")
    String bootstrap;

    private final String operator = UUID.randomUUID().toString();
    private final String ann = UUID.randomUUID().toString();
    private final String bob = UUID.randomUUID().toString();
    private final String eve = UUID.randomUUID().toString();

    /** Knows everybody, and no program. */
    @ApplicationScoped
    static class Everybody implements SeatTakers {

        @Override
        public Uni<Optional<SeatHolder>> find(String player) {
            return Uni.createFrom()
                    .item(Optional.of(player).filter(id -> !id.equals(NOBODY)).map(id -> new SeatHolder(id, false)));
        }
    }

    private ValidatableResponse post(String path, Map<String, Object> body, String... groups) {
        return given().auth()
                .oauth2(TokenIssuer.shared()
                        .forPlayer(operator, "Barrow")
                        .groups(groups)
                        .sign())
                .contentType(ContentType.JSON)
                .body(body)
                .post(MATCHES + path)
                .then();
    }

    private ValidatableResponse act(String path, Map<String, Object> body) {
        return post(path, body, Roles.PLAYER, Roles.OPERATOR);
    }

    private ValidatableResponse seat(String match, int seat, String player) {
        return act(match + "/seats/" + seat + "/player", Map.of("player", player, "reason", "he is gone"));
    }

    private List<OperatorAction> records(String match) {
        return TestMatches.all(bootstrap, Topics.OPERATOR_ACTIONS).stream()
                .map(record -> OperatorAction.read(record.value()))
                .filter(action -> match.equals(action.match()))
                .toList();
    }

    private String broken() {
        String match = UUID.randomUUID().toString();
        TestMatches.send(
                bootstrap,
                Topics.LOBBY_EVENTS,
                match,
                "{\"type\":\"MatchStarted\",\"game\":\"toy\",\"options\":{\"heap\":\"many\"},"
                        + "\"seats\":[],\"host\":\"x\"}");
        for (int attempt = 0; attempt < 100; attempt++) {
            if (send(as(ann), match, TAKE).statusCode() == 503) {
                return match;
            }
        }
        throw new AssertionError("the match is not quarantined");
    }

    @Test
    void a_quarantined_match_is_released_and_the_record_says_by_whom_and_why() {
        String match = broken();

        post(match + "/release", REASON, Roles.PLAYER).statusCode(403);
        act(match + "/release", Map.of("reason", " ")).statusCode(400);
        assertThat(records(match)).isEmpty();
        act(match + "/release", REASON).statusCode(200).body("matchId", equalTo(match));

        send(as(ann), match, TAKE).then().statusCode(404);
        assertThat(records(match)).singleElement().satisfies(record -> {
            assertThat(record.kind()).isEqualTo(Kind.MATCH_RELEASED);
            assertThat(record.operator()).isEqualTo(operator);
            assertThat(record.reason()).isEqualTo("the fault is mended");
        });
    }

    @Test
    void a_match_that_is_not_quarantined_or_not_there_is_not_released_and_nothing_is_recorded() {
        String match = known(TestMatches.start(bootstrap, ann, bob, 20), ann);
        String nothing = UUID.randomUUID().toString();

        act(match + "/release", REASON).statusCode(409).body("detail", containsString("not quarantined"));
        act(nothing + "/release", REASON).statusCode(404);
        act("no-match/release", REASON).statusCode(404);

        assertThat(records(match)).isEmpty();
        assertThat(records(nothing)).isEmpty();
    }

    @Test
    void the_host_leaves_a_record_where_there_is_a_reason() {
        String match = broken();

        given().header("Baffin-Internal-Token", PlatformResource.INTERNAL_TOKEN)
                .post("/internal/rules/matches/" + match + "/release?reason=mended")
                .then()
                .statusCode(200);

        assertThat(records(match)).singleElement().satisfies(record -> {
            assertThat(record.operator()).isNull();
            assertThat(record.reason()).isEqualTo("mended");
        });
    }

    @Test
    void somebody_who_agreed_takes_over_the_seat_of_somebody_who_is_gone() {
        String match = known(TestMatches.start(bootstrap, ann, bob, 20), ann);

        seat(match, 0, eve)
                .statusCode(200)
                .body("matchId", equalTo(match))
                .body("version", equalTo(2))
                .body("seat", equalTo(0))
                .body("player", equalTo(eve))
                .body("former", equalTo(ann));

        send(as(ann), match, TAKE).then().statusCode(403);
        send(as(eve), match, TAKE).then().statusCode(200).body("version", equalTo(3));
        assertThat(records(match)).singleElement().satisfies(record -> {
            assertThat(record.kind()).isEqualTo(Kind.SEAT_HANDED_OVER);
            assertThat(record.account()).isEqualTo(ann);
            assertThat(record.successor()).isEqualTo(eve);
            assertThat(record.seat()).isZero();
            assertThat(record.operator()).isEqualTo(operator);
        });
    }

    @Test
    void what_is_refused_changes_nothing_and_leaves_no_record() {
        String match = known(TestMatches.start(bootstrap, ann, bob, 20), ann);
        String place = TestMatches.start(
                bootstrap, ann, bob, new CompetitionRef(UUID.randomUUID().toString(), 1, 1, 1));
        String ofCompetition = known(place, ann);

        seat(match, 0, bob).statusCode(409).body("detail", containsString("sits at the match already"));
        seat(match, 2, eve).statusCode(400).body("violations[0].pointer", equalTo("/seat"));
        seat(match, -1, eve).statusCode(404);
        seat(match, 0, NOBODY).statusCode(400).body("violations[0].pointer", equalTo("/player"));
        seat(UUID.randomUUID().toString(), 0, eve).statusCode(404);
        seat(ofCompetition, 0, eve).statusCode(409).body("detail", containsString("organisers replace"));
        post(match + "/seats/0/player", Map.of("player", eve, "reason", "gone"), Roles.PLAYER)
                .statusCode(403);

        assertThat(records(match)).isEmpty();
        assertThat(records(ofCompetition)).isEmpty();
        assertThat(TestMatches.steps(bootstrap, match)).hasSize(1);
    }

    @Test
    void operators_see_how_the_service_is_doing_and_how_much_it_keeps() {
        known(TestMatches.start(bootstrap, ann, bob, 20), ann);

        given().auth()
                .oauth2(TokenIssuer.shared()
                        .forPlayer(operator, "Barrow")
                        .groups(Roles.PLAYER, Roles.OPERATOR)
                        .sign())
                .get("/api/v1/operator/health/rules")
                .then()
                .statusCode(200)
                .body("service", equalTo("rules"))
                .body("ready", equalTo(true))
                .body("checks.up", everyItem(equalTo(true)))
                .body("readModels", hasSize(0))
                .body("diskLevel", equalTo("AMPLE"))
                .body("topics.name", hasItem(Topics.MATCH_EVENTS))
                .body("topics.find { it.name == '" + Topics.MATCH_EVENTS + "' }.bytes", greaterThan(0));
        given().auth()
                .oauth2(TokenIssuer.shared().token(ann, "Ann"))
                .get("/api/v1/operator/health/rules")
                .then()
                .statusCode(403);
    }

    @Test
    void no_player_takes_over_a_seat_by_a_command() {
        String match = known(TestMatches.start(bootstrap, ann, bob, 20), ann);

        send(as(eve), match, "{\"type\":\"TakeOver\",\"seat\":0,\"to\":{\"player\":\"eve\",\"bot\":false}}")
                .then()
                .statusCode(400)
                .body("type", equalTo("/problems/unknown-command"));
    }
}
