package baffin.gameservice.projection;

import baffin.competition.Competition;
import baffin.gameservice.delivery.DeliveryDispatcher;
import baffin.gameservice.push.PushRows;
import baffin.platform.acknowledgement.ReadModel;
import baffin.platform.limits.LivenessConfig;
import baffin.platform.request.ServiceScope;
import baffin.platform.runtime.projection.engine.ProjectedModel;
import baffin.platform.runtime.projection.engine.ProjectionConfig;
import baffin.platform.runtime.projection.engine.ProjectionEngine;
import baffin.platform.runtime.projection.engine.ProjectionSettings;
import baffin.platform.runtime.projection.store.Transactions;
import baffin.platform.tables.TableLog;
import baffin.platform.topics.Topics;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.smallrye.common.annotation.Identifier;
import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Duration;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.Liveness;
import org.eclipse.microprofile.health.Readiness;
import org.jboss.logging.Logger;

/** Makes what people are told of competitions, and keeps it going. */
@Dependent
class CompetitionWiring {

    /** Name of the projection engine that keeps it. */
    static final String COMPETITIONS = "game-competitions";

    private static final Logger LOG = Logger.getLogger(CompetitionWiring.class);
    private static final int BATCH_MAX = 200;
    private static final int PENDING_MAX = 2_000;
    private static final Duration FLUSH_EVERY = Duration.ofMillis(100);

    @Produces
    @Singleton
    @Identifier(COMPETITIONS)
    ProjectionEngine engine(
            PushRows pushes,
            @Identifier("game") Transactions transactions,
            @Identifier("game") TableLog tables,
            MeterRegistry meters,
            ProjectionConfig config,
            @ConfigProperty(name = "kafka.bootstrap.servers") String bootstrap) {
        ProjectionSettings settings = new ProjectionSettings(bootstrap, BATCH_MAX, PENDING_MAX, FLUSH_EVERY)
                .as(config)
                .after(tables.opened());
        return new ProjectionEngine(
                new CompetitionProjection(pushes, Clock.systemUTC()), transactions, settings, meters);
    }

    @Produces
    @Singleton
    @Identifier("competition-notices")
    ReadModel notices(@Identifier(COMPETITIONS) ProjectionEngine engine) {
        return new ProjectedModel(
                ServiceScope.of(CompetitionWiring.class),
                engine,
                Topics.LOBBY_EVENTS,
                seen -> Competition.isKey(seen.key()),
                path -> ReadYourWritesWiring.ROWS.stream().anyMatch(path::startsWith));
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
            DeliveryDispatcher deliveryDispatcher) {
        engine.onWritten(written -> deliveryDispatcher.look());
        engine.start().subscribe().with(done -> {}, fault -> LOG.error("nobody is told of competitions", fault));
    }

    void stop(@Observes ShutdownEvent event, @Identifier(COMPETITIONS) ProjectionEngine engine) {
        engine.close();
    }
}
