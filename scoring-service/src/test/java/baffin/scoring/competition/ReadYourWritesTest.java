package baffin.scoring.competition;

import static baffin.competition.standing.PlayedCompetition.policy;
import static baffin.competition.standing.PlayedCompetition.swiss;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;

import baffin.competition.Competition;
import baffin.competition.standing.PlayedCompetition;
import baffin.competition.table.Stage;
import baffin.match.GameRegistry;
import baffin.match.event.Step;
import baffin.platform.acknowledgement.KafkaAcknowledger;
import baffin.platform.acknowledgement.SeenVersion;
import baffin.platform.topics.Topics;
import baffin.testkit.Retried;
import baffin.testkit.SlowReadModels;
import baffin.testkit.Waits;
import baffin.testkit.backend.Infrastructure;
import baffin.testkit.backend.PlatformResource;
import baffin.testkit.http.Operations;
import baffin.testkit.http.TokenIssuer;
import baffin.testkit.records.MatchLog;
import baffin.testkit.records.RandomMatch;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.extension.ExtendWith;

/** Every read, at once after its account was told of a record, while the projections take their time. */
@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
@ExtendWith(SlowReadModels.class)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class ReadYourWritesTest {

    private static final Set<String> READ = new TreeSet<>();

    /** Tells how the service is doing. */
    private static final Set<String> OTHERS = Set.of("serviceHealth");

    private final String player = UUID.randomUUID().toString();

    @TestHTTPResource("/")
    URI base;

    private void acknowledged(String topic, String key, long version) {
        try (KafkaAcknowledger edge =
                new KafkaAcknowledger(Infrastructure.shared().access(), "/test", Clock.systemUTC())) {
            edge.tell(player, List.of(new SeenVersion(topic, key, version)))
                    .await()
                    .atMost(Waits.MAX);
        }
    }

    private String token() {
        return TokenIssuer.shared().token(player, "Reader");
    }

    private Response read(String path) {
        Operations.of(given().get("/q/openapi?format=json").asByteArray())
                .of("GET", path.replaceAll("\\?.*", ""))
                .ifPresent(READ::add);
        Response answer =
                Retried.whileNotYet(() -> given().auth().oauth2(token()).get(path), Response::statusCode);
        answer.then().statusCode(200);
        return answer;
    }

    @Test
    @Order(1)
    void a_match_in_play_and_at_its_end() {
        String id = UUID.randomUUID().toString();
        List<Step> steps = RandomMatch.play(
                GameRegistry.installed().find("expedition").orElseThrow(), id, List.of(player, "bob"), 4, true);
        for (int version : new int[] {1, 2, 30}) {
            logged(steps.subList(version == 1 ? 0 : version == 2 ? 1 : 2, version), version);
            read("/api/v1/matches/" + id + "/score").then().body("version", equalTo(version));
        }
        logged(steps.subList(30, steps.size()), steps.size());
        read("/api/v1/results?player=" + player).then().body("items.matchId", equalTo(List.of(id)));
        read("/api/v1/matches/" + id + "/score").then().body("last", equalTo(true));
        read("/api/v1/players/" + player + "/record").then().body("items", hasSize(1));
        read("/api/v1/players/" + player + "/ratings").then().body("items", hasSize(1));
        read("/api/v1/players/" + player + "/ratings/changes").then().body("items.matchId", hasItem(id));
        read("/api/v1/leaderboards/expedition?limit=200").then().body("items.player", hasItem(player));
    }

    /** The log has it, and the player was told of it. */
    private void logged(List<Step> steps, int version) {
        try (MatchLog log = MatchLog.of("expedition", Infrastructure.shared().kafka())) {
            log.append(steps);
        }
        acknowledged(Topics.MATCH_EVENTS, steps.getFirst().matchId(), version);
    }

    @Test
    @Order(1)
    void a_competition_after_every_change() throws Exception {
        String id = UUID.randomUUID().toString();
        PlayedCompetition played =
                PlayedCompetition.of(id, policy(swiss(2))).enter(4).start().round(Stage.SWISS, List.of(1, 2, 3, 4));
        int before = 0;
        for (int change = 0; change < 3; change++) {
            int version = played.records().size();
            CompetitionLog.append(played.records().subList(before, version));
            acknowledged(Topics.LOBBY_EVENTS, Competition.key(id), version);
            showsAll("/api/v1/competitions/" + id, version);
            before = version;
            if (change == 0) {
                played.result(1, 1, 1, 50, 2, 40, 3, 30, 4, 20);
            } else {
                played.close(1).round(Stage.SWISS, List.of(4, 3, 2, 1));
            }
        }
    }

    private void showsAll(String path, int version) throws Exception {
        String tag = "\"" + version + "\"";
        read(path + "/standings").then().header("ETag", tag).body("version", equalTo(version));
        for (String form : List.of(
                "/standings.csv",
                "/standings.html",
                "/results.csv",
                "/rounds/1.html",
                "/cross-table.html",
                "/calendar.html",
                "/entrants/1.html")) {
            read(path + form).then().header("Position", path.substring(path.lastIndexOf('/') + 1) + "@" + version);
        }
        read(path + "/results").then().body("version", equalTo(version));
        read(path + "/cross-table").then().body("version", equalTo(version));
        read(path + "/outlook").then().body("version", equalTo(version));
        read(path + "/entrants/1/explanation").then().body("version", equalTo(version));
        read(path + "/records/" + version).then().body("version", equalTo(version));
        read(path + "/records?limit=200").then().body("items.version", hasItem(version));
        read(path + "/export").then().body("records.size()", equalTo(version));
        read(path + "/calendar.ics");
        READ.add("streamStandings");
        assertThat(firstId(path + "/standings/stream")).isEqualTo(Integer.toString(version));
    }

    /** Where a stream begins that is opened now. */
    private String firstId(String path) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(base.resolve(path))
                .header("Accept", "text/event-stream")
                .header("Authorization", "Bearer " + token())
                .build();
        var answer = HttpClient.newHttpClient().send(request, BodyHandlers.ofInputStream());
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(answer.body(), StandardCharsets.UTF_8))) {
            String line = lines.readLine();
            while (line != null && !line.startsWith("id:")) {
                line = lines.readLine();
            }
            return line == null ? "" : line.substring(3).strip();
        }
    }

    @Test
    @Order(2)
    void no_read_is_left_out() {
        Set<String> all = Operations.of(given().get("/q/openapi?format=json").asByteArray())
                .reads();
        all.removeAll(OTHERS);
        assertThat(READ).containsAll(all);
    }
}
