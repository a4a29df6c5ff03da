package baffin.scoring.projection;

import baffin.platform.directory.NamesInJson;
import baffin.platform.limits.LivenessConfig;
import baffin.platform.limits.LongWork;
import baffin.platform.runtime.projection.engine.ProjectionConfig;
import baffin.platform.runtime.projection.engine.ProjectionEngine;
import baffin.platform.runtime.projection.engine.ProjectionSettings;
import baffin.platform.runtime.projection.store.Transactions;
import baffin.platform.wire.Json;
import baffin.scoring.competition.CompetitionProjection;
import baffin.scoring.competition.Competitions;
import baffin.scoring.competition.StandingCache;
import baffin.scoring.competition.view.StandingStreams;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.smallrye.common.annotation.Identifier;
import io.vertx.core.Vertx;
import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.time.Duration;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.Liveness;
import org.eclipse.microprofile.health.Readiness;
import org.jboss.logging.Logger;

/** Puts the part together that keeps competitions. */
@Dependent
public class CompetitionWiring {

    /** Name of the projection engine of competitions. */
    public static final String COMPETITIONS = "standings";

    private static final Logger LOG = Logger.getLogger(CompetitionWiring.class);
    private static final int BATCH_MAX = 1_000;
    private static final int PENDING_MAX = 4_000;
    private static final Duration FLUSH_EVERY = Duration.ofMillis(20);
    /** An idle stream gets a heartbeat within twice this time. */
    private static final Duration BEAT_EVERY = Duration.ofMillis(4_500);
    /** What another instance has written comes within this time. */
    private static final Duration LOOK_EVERY = Duration.ofMillis(500);

    @Produces
    @Singleton
    @Identifier(COMPETITIONS)
    ProjectionEngine engine(
            @Identifier("scoring") Transactions transactions,
            MeterRegistry meters,
            ProjectionConfig config,
            @ConfigProperty(name = "kafka.bootstrap.servers") String bootstrap) {
        ProjectionSettings settings = new ProjectionSettings(bootstrap, BATCH_MAX, PENDING_MAX, FLUSH_EVERY).as(config);
        return new ProjectionEngine(new CompetitionProjection(), transactions, settings, meters);
    }

    @Produces
    @Singleton
    Competitions competitions(
            @Identifier("scoring") Transactions transactions, @Identifier(COMPETITIONS) ProjectionEngine engine) {
        return new Competitions(transactions, engine);
    }

    @Produces
    @Singleton
    StandingCache tables(Competitions competitions, LongWork work) {
        return new StandingCache(competitions, work);
    }

    @Produces
    @Singleton
    StandingStreams streams(
            StandingCache tables,
            Competitions competitions,
            @Identifier(NamesInJson.SHOWN) Json shown,
            MeterRegistry meters) {
        return new StandingStreams(tables, competitions, shown, meters);
    }

    @Produces
    @Singleton
    @Readiness
    @Identifier(COMPETITIONS)
    HealthCheck health(@Identifier(COMPETITIONS) ProjectionEngine engine) {
        return engine::health;
    }

    @Produces
    @Singleton
    @Liveness
    @Identifier(COMPETITIONS)
    HealthCheck moves(@Identifier(COMPETITIONS) ProjectionEngine engine, LivenessConfig config) {
        return () -> engine.liveness(config.stallAfter());
    }

    void start(
            @Observes StartupEvent event,
            @Identifier(COMPETITIONS) ProjectionEngine engine,
            StandingStreams streams,
            Vertx vertx) {
        engine.onWritten(streams::written);
        engine.start().subscribe().with(done -> {}, fault -> LOG.error("competitions can't be kept", fault));
        vertx.setPeriodic(BEAT_EVERY.toMillis(), ignored -> streams.beat());
        vertx.setPeriodic(LOOK_EVERY.toMillis(), ignored -> streams.look());
    }

    void stop(@Observes ShutdownEvent event, @Identifier(COMPETITIONS) ProjectionEngine engine) {
        engine.close();
    }
}
