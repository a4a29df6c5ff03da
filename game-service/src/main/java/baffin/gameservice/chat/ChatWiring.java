package baffin.gameservice.chat;

import baffin.gameservice.match.LiveModel;
import baffin.gameservice.match.UnreadChat;
import baffin.platform.acknowledgement.EmitterPublisher;
import baffin.platform.acknowledgement.ReadModel;
import baffin.platform.acknowledgement.RecordPublisher;
import baffin.platform.limits.RateLimiter;
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
import io.smallrye.reactive.messaging.MutinyEmitter;
import io.vertx.core.Vertx;
import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Duration;
import org.eclipse.microprofile.reactive.messaging.Channel;
import org.eclipse.microprofile.reactive.messaging.OnOverflow;
import org.jboss.logging.Logger;

/** Puts the parts of the chat together. */
@Dependent
class ChatWiring {

    /** Name of the chat's own projection engine. */
    static final String CHAT = "chat";

    private static final String OWN_LINES = "/api/v1/players/me/chat";
    private static final Logger LOG = Logger.getLogger(ChatWiring.class);
    private static final int BATCH_MAX = 200;
    private static final int PENDING_MAX = 2_000;
    private static final Duration FLUSH_EVERY = Duration.ofMillis(20);
    private static final int BUFFER = 512;
    private static final Duration FORGET_EVERY = Duration.ofMinutes(20);

    @Singleton
    @Identifier(CHAT)
    ProjectionEngine engine(
            @Identifier("game") Transactions transactions,
            @Identifier("game") TableLog tables,
            MeterRegistry meters,
            ProjectionConfig config,
            KafkaAccess kafka) {
        ProjectionSettings settings = new ProjectionSettings(kafka, BATCH_MAX, PENDING_MAX, FLUSH_EVERY)
                .as(config)
                .after(tables.opened());
        return new ProjectionEngine(new ChatProjection(Clock.systemUTC()), transactions, settings, meters);
    }

    @Singleton
    @Identifier("chat-lines")
    ReadModel lines(@Identifier(CHAT) ProjectionEngine engine) {
        return new ProjectedModel(
                ServiceScope.of(ChatWiring.class),
                engine,
                Topics.CHAT_EVENTS,
                seen -> true,
                path -> path.equals(OWN_LINES)
                        || path.startsWith(LiveModel.PERSON)
                        || path.startsWith(LiveModel.MATCH) && path.contains("/chat"));
    }

    @Singleton
    UnreadChat unread(ChatMarks marks) {
        return marks::unread;
    }

    @Singleton
    @Identifier("chat")
    RecordPublisher log(
            @Channel("game-chat") @OnOverflow(value = OnOverflow.Strategy.BUFFER, bufferSize = BUFFER)
                    MutinyEmitter<byte[]> emitter) {
        return new EmitterPublisher(emitter, Topics.bytesMax(Topics.CHAT_EVENTS));
    }

    @Singleton
    ChatService service(ChatStore store, @Identifier("chat") RecordPublisher log, ChatConfig config) {
        return new ChatService(
                store,
                log,
                new RateLimiter("lines", config.lines(), config.linesRefill()),
                new RateLimiter("reports", config.reports(), config.reportsRefill()));
    }

    @Singleton
    ErasedAuthors authors(ChatStore store, @Identifier("chat") RecordPublisher log) {
        return new ErasedAuthors(store, log, Clock.systemUTC());
    }

    void start(
            @Observes StartupEvent event,
            @Identifier(CHAT) ProjectionEngine engine,
            ChatService chatService,
            ChatStore store,
            Vertx vertx) {
        engine.onWritten(chatService::written);
        engine.start().subscribe().with(done -> forget(store), fault -> {});
        vertx.setPeriodic(FORGET_EVERY.toMillis(), ignored -> forget(store));
    }

    private static void forget(ChatStore store) {
        store.forget(ChatClock.keptSince(Clock.systemUTC()))
                .subscribe()
                .with(
                        lines -> LOG.debugf("%d lines are forgotten", lines),
                        away -> LOG.warnf("old lines stay for now: %s", away.getMessage()));
    }
}
