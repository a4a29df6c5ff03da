package baffin.gameservice.projection;

import baffin.competition.Competition;
import baffin.gameservice.delivery.DeliveryDispatcher;
import baffin.gameservice.push.PushRows;
import baffin.platform.acknowledgement.ReadModel;
import baffin.platform.request.ServiceScope;
import baffin.platform.runtime.projection.engine.ProjectedModel;
import baffin.platform.runtime.projection.engine.ProjectionConfig;
import baffin.platform.runtime.projection.engine.ProjectionEngine;
import baffin.platform.runtime.projection.engine.ProjectionSettings;
import baffin.platform.runtime.projection.store.Transactions;
import baffin.platform.tables.TableLog;
import baffin.platform.topics.KafkaAccess;
import baffin.platform.topics.Topics;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.StartupEvent;
import io.smallrye.common.annotation.Identifier;
import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Duration;

/** Makes what people are told of competitions, and keeps it going. */
@Dependent
class CompetitionWiring {

    /** Name of the projection engine that keeps it. */
    static final String COMPETITIONS = "game-competitions";

    private static final int BATCH_MAX = 200;
    private static final int PENDING_MAX = 2_000;
    private static final Duration FLUSH_EVERY = Duration.ofMillis(100);

    @Singleton
    @Identifier(COMPETITIONS)
    ProjectionEngine engine(
            PushRows pushes,
            @Identifier("game") Transactions transactions,
            @Identifier("game") TableLog tables,
            MeterRegistry meters,
            ProjectionConfig config,
            KafkaAccess kafka) {
        ProjectionSettings settings = new ProjectionSettings(kafka, BATCH_MAX, PENDING_MAX, FLUSH_EVERY)
                .as(config)
                .after(tables.opened());
        return new ProjectionEngine(
                new CompetitionProjection(pushes, Clock.systemUTC()), transactions, settings, meters);
    }

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

    void start(
            @Observes StartupEvent event,
            @Identifier(COMPETITIONS) ProjectionEngine engine,
            DeliveryDispatcher deliveryDispatcher) {
        engine.onWritten(written -> deliveryDispatcher.look());
    }
}
