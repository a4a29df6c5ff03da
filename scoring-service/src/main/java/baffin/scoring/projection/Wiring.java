package baffin.scoring.projection;

import baffin.platform.acknowledgement.EmitterPublisher;
import baffin.platform.acknowledgement.RecordPublisher;
import baffin.platform.operator.HealthReports;
import baffin.platform.operator.OperatorRecords;
import baffin.platform.runtime.projection.engine.ProjectionConfig;
import baffin.platform.runtime.projection.engine.ProjectionEngine;
import baffin.platform.runtime.projection.engine.ProjectionSettings;
import baffin.platform.runtime.projection.operator.OperatedProjections;
import baffin.platform.runtime.projection.store.Transactions;
import baffin.platform.topics.KafkaAccess;
import baffin.platform.topics.Topics;
import baffin.platform.wire.JsonCodecs;
import baffin.scoring.match.ResultRows;
import baffin.scoring.match.Scorer;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.hibernate.orm.PersistenceUnit;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.reactive.messaging.MutinyEmitter;
import io.vertx.core.Vertx;
import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.eclipse.microprofile.reactive.messaging.Channel;
import org.eclipse.microprofile.reactive.messaging.OnOverflow;
import org.hibernate.reactive.mutiny.Mutiny;

/** Puts the parts of the service together. */
@Dependent
class Wiring {

    private static final int BATCH_MAX = 2_000;
    private static final int PENDING_MAX = 8_000;
    private static final int BUFFER = 512;
    private static final Duration FLUSH_EVERY = Duration.ofMillis(50);
    private static final Duration LOOK_EVERY = Duration.ofSeconds(2);

    @Singleton
    Scorer scorer(JsonCodecs codecs) {
        return new Scorer(codecs);
    }

    @Singleton
    @Identifier("scoring")
    Transactions transactions(@PersistenceUnit("scoring") Mutiny.SessionFactory factory, Vertx vertx) {
        return new Transactions(factory, vertx);
    }

    @Singleton
    @Identifier("scores")
    ProjectionEngine engine(
            Scorer scorer,
            Outbox outbox,
            @Identifier("scoring") Transactions transactions,
            MeterRegistry meters,
            ProjectionConfig config,
            KafkaAccess kafka) {
        ProjectionSettings settings = new ProjectionSettings(kafka, BATCH_MAX, PENDING_MAX, FLUSH_EVERY).as(config);
        return new ProjectionEngine(
                new ScoreProjection(scorer, new ResultRows(), outbox), transactions, settings, meters);
    }

    @Singleton
    OperatedProjections operated(
            @Identifier("scoring") Transactions transactions,
            @Identifier("scores") ProjectionEngine scores,
            @Identifier(CompetitionWiring.COMPETITIONS) ProjectionEngine competitions,
            HealthReports reports,
            OperatorRecords records) {
        return new OperatedProjections(
                "scoring",
                Set.of(Topics.SCORE_EVENTS),
                transactions,
                List.of(scores, competitions),
                List.of(),
                reports,
                records);
    }

    @Singleton
    Outbox outbox() {
        return new Outbox();
    }

    @Singleton
    @Identifier("scores")
    RecordPublisher log(
            @Channel("scoring-scores") @OnOverflow(value = OnOverflow.Strategy.BUFFER, bufferSize = BUFFER)
                    MutinyEmitter<byte[]> emitter) {
        return new EmitterPublisher(emitter, Topics.bytesMax(Topics.SCORE_EVENTS));
    }

    @Singleton
    Relay relay(
            @Identifier("scoring") Transactions transactions,
            @Identifier("scores") RecordPublisher log,
            MeterRegistry meters) {
        return new Relay(transactions, log, meters);
    }

    void start(
            @Observes StartupEvent event, @Identifier("scores") ProjectionEngine engine, Outbox outbox, Relay relay) {
        engine.onWritten(batch -> {
            if (outbox.filled()) {
                relay.wake();
            }
        });
        engine.start().subscribe().with(done -> relay.start(LOOK_EVERY), fault -> {});
    }

    void stop(@Observes ShutdownEvent event, Relay relay) {
        relay.close();
    }
}
