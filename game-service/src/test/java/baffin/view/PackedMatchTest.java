package baffin.view;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import baffin.platform.runtime.projection.ProjectionEngine;
import baffin.platform.runtime.projection.RebuildReport;
import baffin.platform.runtime.projection.Sql;
import baffin.platform.runtime.projection.Transactions;
import baffin.testkit.PlatformResource;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The records of a match that has ended are one row, which takes far less than they do, and answers the same. */
@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
class PackedMatchTest {

    @Inject
    ProjectionEngine engine;

    @Inject
    Transactions transactions;

    @Test
    void a_match_that_ended_answers_what_it_answered_before_its_last_record() {
        Recorded match = Recorded.match(71);
        match.logged(1, match.end() - 1);
        int before = match.end() - 1;
        given().get(match.path("?minVersion=" + before)).then().statusCode(200);
        // views are read from memory before the rows are written
        await().atMost(Duration.ofMinutes(1)).until(() -> steps(match) == before);
        JsonPath view = given().get(match.path("?version=7")).jsonPath();
        JsonPath records = given().get(match.path("/events?from=2&limit=5")).jsonPath();
        assertThat(records.getList("items")).hasSize(5);
        match.logged(match.end(), match.end());
        given().get(match.path("?minVersion=" + match.end())).then().statusCode(200);
        await().atMost(Duration.ofMinutes(1)).until(() -> steps(match) == 0);
        assertThat(given().get(match.path("?version=7")).jsonPath().<Object>get("view"))
                .isEqualTo(view.get("view"));
        assertThat(given().get(match.path("/events?from=2&limit=5")).jsonPath().getList("items"))
                .isEqualTo(records.getList("items"));
        assertThat(count(
                        "select cast(r.version as int), 1 from (" + "select generation, match_id,"
                                + " array_length(string_to_array(body, chr(30)), 1) as version from match_pack) r"
                                + " where r.generation = :generation and r.match_id = :match",
                        match))
                .isEqualTo(match.end());
        assertThat(count(
                        "select pg_column_size(body) * 4 / octet_length(body), 1 from match_pack"
                                + " where generation = :generation and match_id = :match",
                        match))
                .as("takes less than a quarter")
                .isZero();
    }

    @Test
    void a_rebuild_packs_the_same() {
        Recorded match = Recorded.match(72);
        match.logged(1, match.end());
        await().atMost(Duration.ofMinutes(1)).until(() -> packs(match) == 1);
        RebuildReport report = engine.rebuild(false).await().atMost(Duration.ofMinutes(2));
        assertThat(report.identical()).as("%s", report.tables()).isTrue();
        assertThat(report.tables()).containsKey("match_pack");
        assertThat(steps(match)).isZero();
        assertThat(packs(match)).isEqualTo(1);
    }

    private long packs(Recorded match) {
        return count("select count(*), 1 from match_pack where generation = :generation and match_id = :match", match);
    }

    private long steps(Recorded match) {
        return count("select count(*), 1 from match_step where generation = :generation and match_id = :match", match);
    }

    private long count(String statement, Recorded match) {
        return transactions
                .read(session ->
                        Sql.rows(session, statement, Map.of("generation", engine.generation(), "match", match.id())))
                .map(rows -> ((Number) rows.getFirst()[0]).longValue())
                .await()
                .atMost(Duration.ofSeconds(10));
    }
}
