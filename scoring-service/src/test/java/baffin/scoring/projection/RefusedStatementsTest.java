package baffin.scoring.projection;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.platform.runtime.projection.Entry;
import baffin.platform.runtime.projection.Projection;
import baffin.platform.runtime.projection.RecordValue;
import baffin.platform.runtime.projection.engine.ProjectionEngine;
import baffin.platform.runtime.projection.engine.ProjectionSettings;
import baffin.platform.runtime.projection.store.Faults;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import baffin.platform.topics.Topics;
import baffin.testkit.Waits;
import baffin.testkit.backend.Infrastructure;
import baffin.testkit.backend.PlatformResource;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import org.hibernate.reactive.mutiny.Mutiny;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the database refuses comes through Hibernate, and is told apart by its SQLSTATE. */
@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
class RefusedStatementsTest {

    @Inject
    @Identifier("scoring")
    Transactions transactions;

    @ParameterizedTest
    @CsvSource({
        "40P01, true, false", // deadlock
        "53300, true, true", // too many connections
        "23505, false, false", // a row stands there
        "42P01, false, false" // a table is missing
    })
    void a_refusal_is_told_apart_by_its_state(String state, boolean passing, boolean away) {
        Throwable fault = refused(state);

        assertThat(Faults.passing(fault)).isEqualTo(passing);
        assertThat(Faults.away(fault)).isEqualTo(away);
    }

    @ParameterizedTest
    @CsvSource({"40P01", "42501"})
    void a_projection_whose_tables_are_refused_at_first_tries_again(String state) {
        Refused projection = new Refused("refused-" + UUID.randomUUID(), state, new AtomicInteger());
        ProjectionEngine engine = new ProjectionEngine(
                projection,
                transactions,
                new ProjectionSettings(Infrastructure.shared().access(), 1_000, 8_000, Duration.ofMillis(100)),
                new SimpleMeterRegistry());
        try {
            engine.start().await().atMost(Waits.MAX);

            assertThat(projection.tries()).hasValue(2);
            assertThat(engine.status().await().atMost(Waits.MAX).generation()).isPositive();
        } finally {
            engine.close();
        }
    }

    private Throwable refused(String state) {
        return transactions
                .write(session -> Sql.update(session, raise(state), Map.of()))
                .onItemOrFailure()
                .transform((done, fault) -> fault)
                .await()
                .atMost(Waits.MAX);
    }

    private static String raise(String state) {
        return "do 'begin raise exception using errcode = ''" + state + "'', message = ''no''; end'";
    }

    /** Keeps no rows; the first attempt to make its tables is refused. */
    private record Refused(String name, String state, AtomicInteger tries) implements Projection {

        @Override
        public String topic() {
            return Topics.MATCH_EVENTS;
        }

        @Override
        public int schemaVersion() {
            return 1;
        }

        @Override
        public List<String> schema() {
            return tries.incrementAndGet() == 1 ? List.of(raise(state)) : List.of();
        }

        @Override
        public List<String> tables() {
            return List.of();
        }

        @Override
        public long version(String key, RecordValue value) {
            return Entry.UNVERSIONED;
        }

        @Override
        public Uni<Void> apply(Mutiny.Session session, int generation, List<Entry> entries) {
            return Uni.createFrom().voidItem();
        }
    }
}
