package baffin.scoring.projection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import baffin.match.GameRegistry;
import baffin.platform.runtime.projection.Entry;
import baffin.platform.runtime.projection.Projection;
import baffin.platform.runtime.projection.RecordValue;
import baffin.platform.runtime.projection.engine.ProjectionEngine;
import baffin.platform.runtime.projection.engine.ProjectionSettings;
import baffin.platform.runtime.projection.rebuild.RebuildReport;
import baffin.platform.runtime.projection.store.Transactions;
import baffin.scoring.match.ResultRows;
import baffin.scoring.match.Scorer;
import baffin.testkit.Waits;
import baffin.testkit.backend.Infrastructure;
import baffin.testkit.backend.PlatformResource;
import baffin.testkit.records.MatchLog;
import baffin.testkit.records.RandomMatch;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CountDownLatch;
import org.hibernate.reactive.mutiny.Mutiny;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
class InterruptedRebuildTest {

    private static final int MATCHES = 16;

    @Inject
    @Identifier("scores")
    ProjectionEngine engine;

    @Inject
    @Identifier("scoring")
    Transactions transactions;

    @Inject
    Scorer scorer;

    @Test
    void a_rebuild_that_was_interrupted_goes_on_where_it_was() {
        log();
        await().atMost(Waits.MAX).until(this::caughtUp);
        long whole = engine.rebuild(false).await().atMost(Waits.MAX).events();
        int live = engine.generation();
        CountDownLatch begun = new CountDownLatch(1);
        ProjectionEngine doomed =
                engine(new Slow(new ScoreProjection(scorer, new ResultRows(), new Outbox()), live, begun));
        doomed.start().await().atMost(Waits.MAX);
        Uni<RebuildReport> interrupted = doomed.rebuild(false).onSubscription().invoke(() -> closeAfter(doomed, begun));
        assertThatThrownBy(() -> interrupted.await().atMost(Waits.MAX))
                .hasMessageContaining("the next one goes on from here");
        assertThat(engine.generation()).isEqualTo(live);

        RebuildReport report = engine.rebuild(false).await().atMost(Waits.MAX);
        assertThat(report.identical()).as("%s", report.tables()).isTrue();
        assertThat(report.events()).isPositive().isLessThan(whole);
        assertThat(engine.generation()).isGreaterThan(live);
    }

    private boolean caughtUp() {
        var status = engine.status().await().atMost(Waits.MAX);
        return status.lagRecords() == 0 && status.pending() == 0;
    }

    private static void closeAfter(ProjectionEngine doomed, CountDownLatch begun) {
        Thread.ofPlatform().daemon().start(() -> {
            try {
                begun.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            doomed.close();
        });
    }

    private ProjectionEngine engine(Projection projection) {
        return new ProjectionEngine(
                projection,
                transactions,
                new ProjectionSettings(Infrastructure.shared().access(), 1_000, 8_000, Duration.ofMillis(100)),
                new SimpleMeterRegistry());
    }

    private static void log() {
        var game = GameRegistry.installed().find("expedition").orElseThrow();
        try (MatchLog log = MatchLog.of("expedition", Infrastructure.shared().kafka())) {
            for (int seed = 0; seed < MATCHES; seed++) {
                var steps = RandomMatch.play(
                        game, UUID.randomUUID().toString(), List.of("ann", "bob", "cyd", "dee"), seed, true);
                log.append(steps);
            }
        }
    }

    /** Takes its time with the generation under construction, so that it can be interrupted between two batches. */
    private record Slow(Projection inner, int live, CountDownLatch begun) implements Projection {

        @Override
        public String name() {
            return inner.name();
        }

        @Override
        public String topic() {
            return inner.topic();
        }

        @Override
        public int schemaVersion() {
            return inner.schemaVersion();
        }

        @Override
        public List<String> schema() {
            return inner.schema();
        }

        @Override
        public List<String> tables() {
            return inner.tables();
        }

        @Override
        public long version(String key, RecordValue value) {
            return inner.version(key, value);
        }

        @Override
        public Uni<Void> apply(Mutiny.Session session, int generation, List<Entry> entries) {
            Uni<Void> applied = inner.apply(session, generation, entries);
            return generation == live ? applied : applied.invoke(() -> pause());
        }

        private void pause() {
            begun.countDown();
            try {
                Thread.sleep(300);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
