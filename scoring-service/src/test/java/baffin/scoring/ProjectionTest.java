package baffin.scoring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import baffin.match.GameRegistry;
import baffin.match.event.Step;
import baffin.platform.runtime.projection.engine.ProjectionEngine;
import baffin.platform.runtime.projection.rebuild.RebuildReport;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import baffin.testkit.Waits;
import baffin.testkit.backend.Infrastructure;
import baffin.testkit.backend.PlatformResource;
import baffin.testkit.records.MatchLog;
import baffin.testkit.records.RandomMatch;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.smallrye.common.annotation.Identifier;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
class ProjectionTest {

    @Inject
    @Identifier("scores")
    ProjectionEngine engine;

    @Inject
    @Identifier("scoring")
    Transactions transactions;

    // on a busy machine the first records may be there before the end of the log is known
    @BeforeEach
    void caughtUp() {
        await().atMost(Waits.MAX).until(() -> engine.catchingUp().isEmpty());
    }

    @Test
    void a_finished_match_becomes_rows_and_a_rebuild_gives_the_same_rows() {
        String match = UUID.randomUUID().toString();
        try (MatchLog log = log()) {
            log.append(match(match, 1));
            await().atMost(Waits.MAX).until(() -> count("match_result", match) == 1);
            assertThat(count("seat_result", match)).isEqualTo(3);
            assertThat(count("score_step", match)).isZero();
            RebuildReport report = engine.rebuild(false).await().atMost(Waits.MAX);
            assertThat(report.identical()).as("%s", report.tables()).isTrue();
            assertThat(report.switched()).isTrue();
            assertThat(count("match_result", match)).isEqualTo(1);
        }
    }

    @Test
    void a_rebuild_leaves_nothing_of_the_rows_before_and_of_what_it_needed_on_the_way() {
        List<String> matches = new ArrayList<>();
        try (MatchLog log = log()) {
            for (int seed = 20; seed < 40; seed++) {
                String match = UUID.randomUUID().toString();
                matches.add(match);
                log.append(match(match, seed));
            }
            for (String match : matches) {
                await().atMost(Waits.MAX).until(() -> count("match_result", match) == 1);
            }
        }
        int before = engine.generation();
        RebuildReport report = engine.rebuild(false).await().atMost(Waits.MAX);
        assertThat(report.switched()).as("%s", report.tables()).isTrue();
        assertThat(engine.generation()).isGreaterThan(before);
        await().atMost(Waits.MAX).untilAsserted(() -> {
            assertThat(relations("%\\_g" + before)).isEmpty();
            assertThat(relations("projection\\_progress"))
                    .singleElement()
                    .satisfies(size -> assertThat(size).isLessThan(400L));
            // all steps of all matches were in it on the way, which is megabytes
            assertThat(relations("score\\_step\\_g" + engine.generation()))
                    .singleElement()
                    .satisfies(size -> assertThat(size).isLessThan(300L));
        });
    }

    /** Sizes with indexes and all, in KiB. */
    private List<Long> relations(String like) {
        return transactions
                .read(session -> Sql.values(
                        session,
                        // one that is just being dropped has no size any more
                        "select coalesce(pg_total_relation_size(oid), 0) / 1024 from pg_class"
                                + " where relkind = 'r' and relname like :name and relname not like 'competition%'",
                        Map.of("name", like),
                        Long.class))
                .await()
                .atMost(Waits.MAX);
    }

    @Test
    void records_delivered_twice_change_nothing() {
        String match = UUID.randomUUID().toString();
        List<Step> steps = match(match, 2);
        try (MatchLog log = log()) {
            log.append(steps.subList(0, 10));
            log.append(steps.subList(0, 10));
            log.append(steps.subList(5, 10));
            log.append(steps.subList(7, 12));
            await().atMost(Waits.MAX).until(() -> version(match) == 12);
            assertThat(count("score_step", match)).isEqualTo(12);
        }
    }

    @Test
    void a_gap_stops_its_match_alone_until_it_is_released() {
        String broken = UUID.randomUUID().toString();
        String other = UUID.randomUUID().toString();
        List<Step> steps = match(broken, 3);
        try (MatchLog log = log()) {
            log.append(steps.subList(0, 5));
            log.append(steps.subList(6, 9));
            log.append(match(other, 4).subList(0, 9));
            await().atMost(Waits.MAX).until(() -> version(other) == 9);
            await().atMost(Waits.MAX).until(() -> !stopped(broken).isEmpty());
            assertThat(version(broken)).isEqualTo(5);
            assertThat(stopped(broken)).singleElement().asString().contains("version 6 expected");
            log.append(steps.subList(5, 9));
            log.append(match(other, 4).subList(9, 12));
            await().atMost(Waits.MAX).until(() -> version(other) == 12);
            assertThat(version(broken)).isEqualTo(5);
        }
    }

    private List<String> stopped(String match) {
        return engine.status().await().atMost(Waits.MAX).stopped().stream()
                .filter(stop -> stop.key().equals(match))
                .map(stop -> stop.since() + ": " + stop.reason())
                .toList();
    }

    private long version(String match) {
        List<Long> versions = numbers(
                "select version from projection_progress where generation = :generation and key = :match", match);
        return versions.isEmpty() ? 0 : versions.getFirst();
    }

    private long count(String table, String match) {
        return numbers("select count(*) from " + table + " where generation = :generation and match_id = :match", match)
                .getFirst();
    }

    private List<Long> numbers(String statement, String match) {
        return transactions
                .read(session -> Sql.values(
                        session, statement, Map.of("generation", engine.generation(), "match", match), Long.class))
                .await()
                .atMost(Waits.MAX);
    }

    private static MatchLog log() {
        return MatchLog.of("expedition", Infrastructure.shared().kafka());
    }

    private static List<Step> match(String id, long seed) {
        var game = GameRegistry.installed().find("expedition").orElseThrow();
        return new ArrayList<>(RandomMatch.play(game, id, List.of("ann", "bob", "cyd"), seed, true));
    }
}
