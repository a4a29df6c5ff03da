package baffin.scoring.competition;

import static baffin.competition.standing.PlayedCompetition.policy;
import static baffin.competition.standing.PlayedCompetition.swiss;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import baffin.competition.event.CompetitionRecord;
import baffin.competition.policy.TieBreak;
import baffin.competition.standing.PlayedCompetition;
import baffin.competition.table.Stage;
import baffin.platform.runtime.projection.engine.ProjectionEngine;
import baffin.platform.runtime.projection.rebuild.RebuildReport;
import baffin.scoring.projection.CompetitionWiring;
import baffin.testkit.Waits;
import baffin.testkit.backend.PlatformResource;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.smallrye.common.annotation.Identifier;
import jakarta.inject.Inject;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
class CompetitionProjectionTest {

    @Inject
    @Identifier(CompetitionWiring.COMPETITIONS)
    ProjectionEngine engine;

    @Inject
    Competitions competitions;

    private static PlayedCompetition played() {
        return PlayedCompetition.of(UUID.randomUUID().toString(), policy(swiss(2), TieBreak.FIRST_PLACES))
                .enter(4)
                .start()
                .round(Stage.SWISS, List.of(1, 2, 3, 4))
                .result(1, 1, 1, 50, 2, 40, 3, 30, 4, 20);
    }

    private void reached(String id, long version) {
        await().atMost(Waits.MAX).until(() -> competitions.version(id).await().atMost(Waits.MAX) == version);
    }

    private static String standing(String id) {
        return given().get("/api/v1/competitions/" + id + "/standings")
                .then()
                .statusCode(200)
                .extract()
                .asString();
    }

    @Test
    void records_that_come_twice_change_nothing_and_others_in_the_topic_are_passed_over() {
        PlayedCompetition played = played();
        String id = played.competition().id();
        List<CompetitionRecord> records = played.records();
        CompetitionLog.append("seeks/expedition", "{}");
        CompetitionLog.append(records.subList(0, 5));
        CompetitionLog.append(records.subList(0, 5));
        CompetitionLog.append(records.subList(3, 8));
        reached(id, 8);
        assertThat(competitions.at(id, 8).await().atMost(Waits.MAX).version()).isEqualTo(8);
        assertThat(given().get("/api/v1/competitions/" + id + "/records")
                        .jsonPath()
                        .getList("items"))
                .hasSize(8);
    }

    @Test
    void a_rebuild_gives_the_same_rows_and_the_same_standing() {
        PlayedCompetition played = played();
        String id = played.competition().id();
        CompetitionLog.append(played.records());
        reached(id, played.competition().version());
        String before = standing(id);
        RebuildReport report = engine.rebuild(false).await().atMost(Waits.MAX);
        assertThat(report.identical()).as("%s", report.tables()).isTrue();
        assertThat(standing(id)).isEqualTo(before);
    }

    @Test
    void operators_rebuild_scores_and_competitions_together() {
        CompetitionLog.append(played().records());
        given().header("Baffin-Internal-Token", PlatformResource.INTERNAL_TOKEN)
                .post("/internal/scoring/rebuild")
                .then()
                .statusCode(200)
                .body("identical", org.hamcrest.Matchers.equalTo(true))
                .body("tables.match_result", org.hamcrest.Matchers.notNullValue())
                .body("tables.competition_record", org.hamcrest.Matchers.notNullValue());
        given().get("/internal/scoring/projections").then().statusCode(404);
    }

    @Test
    void a_gap_stops_its_competition_alone() {
        PlayedCompetition broken = played();
        PlayedCompetition whole = played();
        List<CompetitionRecord> records = broken.records();
        CompetitionLog.append(records.subList(0, 4));
        CompetitionLog.append(records.subList(5, 8));
        CompetitionLog.append(whole.records());
        reached(whole.competition().id(), 8);
        await().atMost(Waits.MAX)
                .until(() -> engine.stoppedSince(baffin.competition.Competition.key(
                                broken.competition().id()))
                        != null);
        assertThat(competitions.version(broken.competition().id()).await().atMost(Waits.MAX))
                .isEqualTo(4);
    }
}
