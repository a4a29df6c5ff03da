package baffin.scoring.projection;

import baffin.platform.directory.NamesInJson;
import baffin.platform.limits.LongWork;
import baffin.platform.runtime.projection.engine.ProjectionConfig;
import baffin.platform.runtime.projection.engine.ProjectionEngine;
import baffin.platform.runtime.projection.engine.ProjectionSettings;
import baffin.platform.runtime.projection.store.Transactions;
import baffin.platform.topics.KafkaAccess;
import baffin.platform.wire.Json;
import baffin.scoring.competition.CompetitionProjection;
import baffin.scoring.competition.Competitions;
import baffin.scoring.competition.StandingCache;
import baffin.scoring.competition.view.StandingStreams;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.StartupEvent;
import io.smallrye.common.annotation.Identifier;
import io.vertx.core.Vertx;
import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.time.Duration;

/** Puts the part together that keeps competitions. */
@Dependent
public class CompetitionWiring {

    /** Name of the projection engine of competitions. */
    public static final String COMPETITIONS = "standings";

    private static final int BATCH_MAX = 1_000;
    private static final int PENDING_MAX = 4_000;
    private static final Duration FLUSH_EVERY = Duration.ofMillis(20);
    /** An idle stream gets a heartbeat within twice this time. */
    private static final Duration BEAT_EVERY = Duration.ofMillis(4_500);
    /** What another instance has written comes within this time. */
    private static final Duration LOOK_EVERY = Duration.ofMillis(500);

    @Singleton
    @Identifier(COMPETITIONS)
    ProjectionEngine engine(
            @Identifier("scoring") Transactions transactions,
            MeterRegistry meters,
            ProjectionConfig config,
            KafkaAccess kafka) {
        ProjectionSettings settings = new ProjectionSettings(kafka, BATCH_MAX, PENDING_MAX, FLUSH_EVERY).as(config);
        return new ProjectionEngine(new CompetitionProjection(), transactions, settings, meters);
    }

    @Singleton
    Competitions competitions(
            @Identifier("scoring") Transactions transactions, @Identifier(COMPETITIONS) ProjectionEngine engine) {
        return new Competitions(transactions, engine);
    }

    @Singleton
    StandingCache tables(Competitions competitions, LongWork work) {
        return new StandingCache(competitions, work);
    }

    @Singleton
    StandingStreams streams(
            StandingCache tables,
            Competitions competitions,
            @Identifier(NamesInJson.SHOWN) Json shown,
            MeterRegistry meters) {
        return new StandingStreams(tables, competitions, shown, meters);
    }

    void start(
            @Observes StartupEvent event,
            @Identifier(COMPETITIONS) ProjectionEngine engine,
            StandingStreams streams,
            Vertx vertx) {
        engine.onWritten(streams::written);
        vertx.setPeriodic(BEAT_EVERY.toMillis(), ignored -> streams.beat());
        vertx.setPeriodic(LOOK_EVERY.toMillis(), ignored -> streams.look());
    }
}
