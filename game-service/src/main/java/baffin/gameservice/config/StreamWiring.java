package baffin.gameservice.config;

import baffin.gameservice.chat.stream.ChatStreams;
import baffin.gameservice.match.Matches;
import baffin.gameservice.match.api.Lookup;
import baffin.gameservice.match.stream.IncludedDocuments;
import baffin.gameservice.match.stream.Streams;
import baffin.gameservice.notification.api.NoticeStreams;
import baffin.gameservice.person.PersonalStreams;
import baffin.gameservice.sandbox.SandboxFeed;
import baffin.gameservice.sandbox.api.SandboxLookup;
import baffin.gameservice.sandbox.api.SandboxStreamResource;
import baffin.platform.runtime.projection.engine.ProjectionEngine;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.StartupEvent;
import io.smallrye.common.annotation.Identifier;
import io.vertx.core.Vertx;
import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** Makes the streams and their heartbeat. */
@Dependent
class StreamWiring {

    /** An idle stream gets a heartbeat within twice this time. */
    private static final long BEAT_EVERY_MS = 4_500;

    /** Steps of a sandbox that another instance has added come within this time. */
    private static final long CATCH_UP_EVERY_MS = 1_000;

    @Singleton
    Streams streams(Matches matches, Lookup lookup, IncludedDocuments documents, MeterRegistry meters) {
        return new Streams(
                matches,
                (match, viewer, language) -> new String(
                        match.codec().bytes(lookup.document(match, viewer, language)), StandardCharsets.UTF_8),
                documents,
                meters,
                "baffin.streams.matches");
    }

    @Singleton
    @Identifier(SandboxStreamResource.STREAMS)
    Streams sandboxStreams(SandboxFeed feed, SandboxLookup lookup, MeterRegistry meters) {
        return new Streams(
                feed, lookup::line, (match, step, viewer, wanted) -> Map.of(), meters, "baffin.streams.sandboxes");
    }

    void start(
            @Observes StartupEvent event,
            Vertx vertx,
            Streams streams,
            NoticeStreams notices,
            ChatStreams chats,
            PersonalStreams persons,
            @Identifier("views") ProjectionEngine matches,
            @Identifier("game-competitions") ProjectionEngine competitions,
            @Identifier("chat") ProjectionEngine chat,
            SandboxFeed feed,
            @Identifier(SandboxStreamResource.STREAMS) Streams sandboxes) {
        matches.onWritten(notices::written);
        competitions.onWritten(notices::written);
        chat.onWritten(chats::written);
        vertx.setPeriodic(BEAT_EVERY_MS, ignored -> {
            streams.beat();
            notices.beat();
            chats.beat();
            persons.beat();
            sandboxes.beat();
        });
        vertx.setPeriodic(CATCH_UP_EVERY_MS, ignored -> feed.catchUp(sandboxes.watched()));
    }
}
