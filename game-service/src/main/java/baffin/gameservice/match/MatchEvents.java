package baffin.gameservice.match;

import baffin.platform.runtime.projection.Entry;
import baffin.platform.runtime.projection.engine.ProjectionChannel;
import baffin.platform.runtime.projection.engine.ProjectionConfig;
import baffin.platform.runtime.projection.engine.ProjectionEngine;
import baffin.platform.topics.Topics;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.List;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.eclipse.microprofile.reactive.messaging.Incoming;

/** The records of matches as they come: shown at once, written behind. */
@Singleton
@Identifier("game-matches")
class MatchEvents extends ProjectionChannel {

    private final Matches matches;
    private final LiveModel live;
    private final ProjectionConfig config;

    MatchEvents(
            @Identifier("views") ProjectionEngine engine,
            Matches matches,
            @Identifier("live-matches") LiveModel live,
            ProjectionConfig config) {
        super(engine, Topics.MATCH_EVENTS);
        this.matches = matches;
        this.live = live;
        this.config = config;
    }

    @Incoming("game-matches")
    Uni<Void> read(ConsumerRecords<String, byte[]> records) {
        Duration pause = config.pause();
        return pause.isZero()
                ? accept(records)
                : Uni.createFrom().voidItem().onItem().delayIt().by(pause).chain(() -> accept(records));
    }

    @Override
    protected Uni<Void> take(List<Entry> entries) {
        matches.take(entries);
        live.moved();
        return super.take(entries);
    }
}
