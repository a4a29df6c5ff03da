package baffin.scoring.projection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import baffin.match.GameRegistry;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.problem.ProblemType;
import baffin.platform.runtime.projection.Entry;
import baffin.platform.runtime.projection.Projection;
import baffin.platform.runtime.projection.RecordValue;
import baffin.platform.runtime.projection.engine.ProjectionEngine;
import baffin.platform.runtime.projection.engine.ProjectionSettings;
import baffin.platform.runtime.projection.store.Transactions;
import baffin.platform.topics.Topics;
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
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.eclipse.microprofile.health.HealthCheckResponse.Status;
import org.hibernate.reactive.mutiny.Mutiny;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A read model that has lost its rows says so until it has all that the log held when it started. */
@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
class CatchingUpTest {

    private static final Duration PATIENCE = Duration.ofMinutes(2);
    private static final Duration POLL = Duration.ofMillis(100);
    private static final int MATCHES = 3;

    @Inject
    @Identifier("scoring")
    Transactions transactions;

    private final Projection projection = new Counting("catching-up-" + UUID.randomUUID());
    private ProjectionEngine engine;

    @AfterEach
    void close() {
        engine.close();
    }

    private ProjectionEngine started() {
        engine = new ProjectionEngine(
                projection,
                transactions,
                new ProjectionSettings(Infrastructure.shared().access(), 1_000, 8_000, Duration.ofMillis(100)),
                new SimpleMeterRegistry());
        engine.start().await().atMost(Waits.MAX);
        return engine;
    }

    @Test
    void nothing_is_read_from_it_before_it_is_whole_and_a_later_lag_is_no_reason() {
        append();
        started();
        await().atMost(Waits.MAX).until(() -> refusal().more().containsKey("recordsToRead"));

        Problem first = refusal();
        assertThat(first.type()).isEqualTo(ProblemType.CATCHING_UP.uri());
        assertThat(first.more())
                .containsEntry("readModel", projection.name())
                .containsEntry("recordsRead", 0L)
                .hasEntrySatisfying(
                        "recordsToRead", all -> assertThat((Long) all).isPositive());
        assertThatThrownBy(engine::generation)
                .isInstanceOfSatisfying(
                        ProblemException.class,
                        thrown -> assertThat(thrown.headers()).containsKey("Retry-After"));
        assertThat(engine.health().getStatus()).isEqualTo(Status.DOWN);
        assertThat(engine.health().getData().orElseThrow())
                .containsEntry("recordsRead", 0L)
                .containsEntry("caughtUp", false);
        assertThat(engine.status().await().atMost(Waits.MAX).generation()).isPositive();

        foldAll();

        assertThat(engine.generation()).isPositive();
        assertThat(engine.health().getStatus()).isEqualTo(Status.UP);
        append();
        assertThat(engine.status().await().atMost(Waits.MAX).lagRecords()).isPositive();
        assertThat(engine.catchingUp()).isEmpty();
        assertThat(engine.health().getStatus()).isEqualTo(Status.UP);
    }

    @Test
    void one_that_lost_nothing_is_whole_at_once_though_nobody_feeds_it() {
        append();
        started();
        foldAll();
        engine.close();

        started();
        await().atMost(Waits.MAX).until(() -> engine.catchingUp().isEmpty());
        assertThat(engine.generation()).isPositive();
    }

    private Problem refusal() {
        return engine.catchingUp().orElseThrow().problem();
    }

    /** Feeds the engine as its channel does, until it is whole. */
    private void foldAll() {
        Map<String, Object> settings = Map.of(
                "bootstrap.servers",
                Infrastructure.shared().kafka(),
                "isolation.level",
                "read_committed",
                "auto.offset.reset",
                "earliest");
        try (KafkaConsumer<String, byte[]> consumer =
                new KafkaConsumer<>(settings, new StringDeserializer(), new ByteArrayDeserializer())) {
            List<TopicPartition> partitions = consumer.partitionsFor(projection.topic()).stream()
                    .map(info -> new TopicPartition(info.topic(), info.partition()))
                    .toList();
            consumer.assign(partitions);
            engine.assigned(consumer, partitions);
            long end = System.nanoTime() + PATIENCE.toNanos();
            while (engine.catchingUp().isPresent() && System.nanoTime() < end) {
                List<ConsumerRecord<String, byte[]>> records = new ArrayList<>();
                consumer.poll(POLL).forEach(records::add);
                engine.accept(engine.entries(records)).await().atMost(Waits.MAX);
            }
        }
        assertThat(engine.catchingUp()).isEmpty();
    }

    private static void append() {
        var game = GameRegistry.installed().find("expedition").orElseThrow();
        try (MatchLog log = MatchLog.of("expedition", Infrastructure.shared().kafka())) {
            for (int seed = 0; seed < MATCHES; seed++) {
                log.append(RandomMatch.play(game, UUID.randomUUID().toString(), List.of("ann", "bob"), seed, true));
            }
        }
    }

    /** Keeps no rows of its own: how far it is, is all there is to see. */
    private record Counting(String name) implements Projection {

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
            return List.of();
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
