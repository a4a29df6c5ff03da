package baffin.gameservice.projection;

import baffin.gameservice.match.FoldedMatches;
import baffin.gameservice.match.Matches;
import baffin.gameservice.match.UnreadNotices;
import baffin.gameservice.notification.Notices;
import baffin.gameservice.push.PushRows;
import baffin.gameservice.webhook.WebhookRows;
import baffin.platform.operator.HealthReports;
import baffin.platform.operator.OperatorRecords;
import baffin.platform.runtime.projection.engine.ProjectionConfig;
import baffin.platform.runtime.projection.engine.ProjectionEngine;
import baffin.platform.runtime.projection.engine.ProjectionSettings;
import baffin.platform.runtime.projection.operator.OperatedProjections;
import baffin.platform.runtime.projection.store.Transactions;
import baffin.platform.tables.TableLog;
import baffin.platform.topics.KafkaAccess;
import baffin.platform.topics.Topics;
import baffin.platform.wire.JsonCodecs;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.hibernate.orm.PersistenceUnit;
import io.quarkus.runtime.StartupEvent;
import io.smallrye.common.annotation.Identifier;
import io.vertx.core.Vertx;
import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.hibernate.reactive.mutiny.Mutiny;

/** Puts the parts of the service together. */
@Dependent
class Wiring {

    private static final int BATCH_MAX = 2_000;
    private static final int PENDING_MAX = 8_000;
    private static final Duration FLUSH_EVERY = Duration.ofMillis(100);

    @Singleton
    @Identifier("game")
    Transactions transactions(@PersistenceUnit("game") Mutiny.SessionFactory factory, Vertx vertx) {
        return new Transactions(factory, vertx);
    }

    @Singleton
    @Identifier("views")
    ProjectionEngine engine(
            JsonCodecs codecs,
            FoldedMatches folded,
            PushRows pushes,
            @Identifier("game") Transactions transactions,
            @Identifier("game") TableLog tables,
            MeterRegistry meters,
            ProjectionConfig config,
            KafkaAccess kafka) {
        ProjectionSettings settings = new ProjectionSettings(kafka, BATCH_MAX, PENDING_MAX, FLUSH_EVERY)
                .as(config)
                .after(tables.opened());
        WebhookRows hooks = new WebhookRows(Topics.MATCH_EVENTS, Clock.systemUTC());
        return new ProjectionEngine(new ViewProjection(codecs, folded, hooks, pushes), transactions, settings, meters);
    }

    @Singleton
    OperatedProjections operated(
            @Identifier("game") Transactions transactions,
            @Identifier("views") ProjectionEngine views,
            @Identifier(CompetitionWiring.COMPETITIONS) ProjectionEngine competitions,
            @Identifier("chat") ProjectionEngine chat,
            HealthReports reports,
            OperatorRecords records) {
        return new OperatedProjections(
                "game",
                Set.of(Topics.CHAT_EVENTS, Topics.GAME_TABLES),
                transactions,
                List.of(views, competitions),
                List.of(chat),
                reports,
                records);
    }

    @Singleton
    UnreadNotices unread(Notices notices) {
        return notices::unread;
    }

    void start(@Observes StartupEvent event, @Identifier("views") ProjectionEngine engine, Matches matches) {
        engine.onWritten(matches::written);
    }
}
