package baffin.scoring.competition;

import static baffin.competition.standing.PlayedCompetition.policy;
import static baffin.competition.standing.PlayedCompetition.seat;
import static baffin.competition.standing.PlayedCompetition.swiss;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.nullValue;

import baffin.competition.event.RoundEvent.RoundPublished;
import baffin.competition.event.RoundEvent.RoundWithdrawn;
import baffin.competition.event.RulingEvent.MatchReplayed;
import baffin.competition.event.RulingEvent.RulingLifted;
import baffin.competition.event.RulingEvent.RulingMade;
import baffin.competition.standing.PlayedCompetition;
import baffin.competition.table.SeatResult;
import baffin.competition.table.SeatResult.Fate;
import baffin.competition.table.Stage;
import baffin.competition.table.Table;
import baffin.competition.table.TableResult.Source;
import baffin.match.event.MatchCommand;
import baffin.match.event.Step;
import baffin.match.terms.CompetitionRef;
import baffin.match.terms.Ruled;
import baffin.scoring.ScriptedMatch;
import baffin.testkit.Waits;
import baffin.testkit.backend.Infrastructure;
import baffin.testkit.backend.PlatformResource;
import baffin.testkit.records.MatchLog;
import baffin.testkit.records.TestNames;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** The results of matches tell what organisers have made of them. */
@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
class RuledResultsTest {

    private static PlayedCompetition begun(String id) {
        return PlayedCompetition.of(id, policy(swiss(1))).enter(3).start().round(Stage.SWISS, List.of(1, 2, 3));
    }

    @Test
    void a_match_whose_table_was_ruled_on_says_what_counts_instead() {
        TestNames.give(Map.of("player-3", "Player 3"));
        String id = UUID.randomUUID().toString();
        PlayedCompetition played = begun(id).result(1, 1, 1, 50, 2, 40, 3, 30);
        try (MatchLog log = MatchLog.of("north-wind", Infrastructure.shared().kafka())) {
            log.append(ScriptedMatch.play(
                    "north-wind", new CompetitionRef(id, 1, 1, 1), List.of("r1", "r2", "r3"), Map.of()));
        }
        CompetitionLog.append(played.records());
        await().atMost(Waits.MAX)
                .untilAsserted(() -> given().get("/api/v1/results?competition=" + id)
                        .then()
                        .statusCode(200)
                        .body("items", hasSize(1))
                        .body("items[0].ruled", nullValue()));
        int before = played.records().size();
        played.add(new RulingMade(
                1,
                1,
                Source.FORFEIT,
                List.of(
                        new SeatResult(3, 50, null, Fate.DROPPED, null),
                        new SeatResult(1, 40, null, Fate.PLAYED, null),
                        new SeatResult(2, null, null, Fate.PLAYED, null)),
                "a second account",
                1));
        CompetitionLog.append(played.records().subList(before, before + 1));
        await().atMost(Waits.MAX)
                .untilAsserted(() -> given().get("/api/v1/results?competition=" + id)
                        .then()
                        .body("items[0].ruled.source", equalTo("FORFEIT"))
                        .body("items[0].ruled.version", equalTo(before + 1))
                        .body("items[0].ruled.reason", equalTo("a second account"))
                        .body("items[0].ruled.seats.place", equalTo(List.of(3, 1, 2)))
                        .body("items[0].ruled.seats.entrant", equalTo(List.of(1, 2, 3)))
                        .body("items[0].ruled.seats[0].fate", equalTo("DROPPED"))
                        .body("items[0].ruled.seats[2].score", nullValue()));
        given().get("/api/v1/competitions/" + id + "/results")
                .then()
                .body("items[0].ruling", equalTo(1))
                .body("items[0].seats.score", equalTo(Arrays.asList(50, 40, null)));
        given().get("/api/v1/competitions/" + id + "/results.csv")
                .then()
                .body(org.hamcrest.Matchers.containsString(",3,Player 3,2,,"));
    }

    private static void append(List<Step> steps) {
        try (MatchLog log = MatchLog.of("north-wind", Infrastructure.shared().kafka())) {
            log.append(steps);
        }
    }

    private static ScriptedMatch.Line said(int from, MatchCommand.OfCompetition word) {
        return new ScriptedMatch.Line(from, "", word);
    }

    @Test
    void a_match_that_a_ruling_has_stopped_has_no_result_and_is_rated_once_it_was_played_to_its_end() {
        String id = UUID.randomUUID().toString();
        CompetitionRef place = new CompetitionRef(id, 1, 1, 1);
        List<String> players = List.of("a-" + id, "b-" + id, "c-" + id);
        List<Step> steps = ScriptedMatch.play(
                "north-wind",
                place,
                players,
                Map.of(),
                said(5, new MatchCommand.RuleTable(1, Ruled.Kind.ABANDONED, "fire")),
                said(6, new MatchCommand.LiftRuling()));
        PlayedCompetition played = begun(id);
        played.add(new RulingMade(1, 1, Source.ABANDONED, List.of(seat(1, 0), seat(1, 0), seat(1, 0)), "fire", 1));
        CompetitionLog.append(played.records());
        append(steps.subList(0, 6));
        String score = "/api/v1/matches/" + place.matchId() + "/score";
        await().atMost(Waits.MAX)
                .untilAsserted(() -> given().get(score + "?minVersion=6")
                        .then()
                        .statusCode(200)
                        .body("last", equalTo(false))
                        .body("competition.id", equalTo(id))
                        .body("ruled.source", equalTo("ABANDONED"))
                        .body("ruled.reason", equalTo("fire")));
        String tag = given().get(score).header("ETag");
        given().header("If-None-Match", tag).get(score).then().statusCode(304);
        given().get("/api/v1/results?competition=" + id).then().body("items", hasSize(0));
        given().get("/api/v1/players/" + players.getFirst() + "/ratings").then().body("items", hasSize(0));

        int before = played.records().size();
        played.add(new RulingLifted(1, "no fire"));
        CompetitionLog.append(played.records().subList(before, before + 1));
        await().atMost(Waits.MAX)
                .untilAsserted(() -> given().header("If-None-Match", tag)
                        .get(score)
                        .then()
                        .statusCode(200)
                        .body("ruled", nullValue()));
        append(steps.subList(6, steps.size()));
        await().atMost(Waits.MAX)
                .untilAsserted(() -> given().get("/api/v1/players/" + players.getFirst() + "/ratings")
                        .then()
                        .body("items", hasSize(1)));
        given().get("/api/v1/results?competition=" + id).then().body("items", hasSize(1));
    }

    @Test
    void a_match_that_is_played_again_counts_no_more() {
        PlayedCompetition played = begun("c-1").result(1, 1, 1, 50, 2, 40, 3, 30);
        assertThat(RuledResult.of(played.competition(), 1, 1, 1)).isNull();
        assertThat(RuledResult.of(played.competition(), 2, 1, 1)).isNull();
        played.add(new MatchReplayed(1, 1, 2, "wrong options", 1));
        assertThat(RuledResult.of(played.competition(), 1, 1, 1))
                .isEqualTo(new RuledResult(2, null, null, null, List.of()));
        assertThat(RuledResult.of(played.competition(), 1, 1, 2)).isNull();
    }

    @Test
    void a_match_of_a_round_that_was_withdrawn_counts_nowhere_and_one_of_the_round_after_it_counts() {
        PlayedCompetition played = begun("c-1").result(1, 1, 1, 50, 2, 40, 3, 30);
        played.add(new RoundWithdrawn(1, "the wrong people", List.of()));
        RuledResult none = new RuledResult(0, null, played.competition().version(), "the wrong people", List.of());
        assertThat(RuledResult.of(played.competition(), 1, 1, 1)).isEqualTo(none);

        Table again = new Table(1, null, List.of(3, 2, 1), 2, null);
        played.add(new RoundPublished(
                1, Stage.SWISS, List.of(again), List.of(), List.of(), List.of(), "5".repeat(64), 0, Instant.EPOCH));
        assertThat(RuledResult.of(played.competition(), 1, 1, 1)).isEqualTo(none);
        assertThat(RuledResult.of(played.competition(), 1, 1, 2)).isNull();
    }
}
