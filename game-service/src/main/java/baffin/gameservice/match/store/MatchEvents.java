package baffin.gameservice.match.store;

import baffin.gameservice.match.domain.Matches;
import baffin.platform.runtime.projection.Entry;
import baffin.platform.runtime.projection.engine.ProjectionChannel;
import baffin.platform.runtime.projection.engine.ProjectionConfig;
import baffin.platform.runtime.projection.engine.ProjectionEngine;
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

    private final ProjectionEngine engine;
    private final Matches matches;
    private final LiveModel live;
    private final Duration pause;

    MatchEvents(
            @Identifier("views") ProjectionEngine engine,
            Matches matches,
            @Identifier("live-matches") LiveModel live,
            ProjectionConfig config) {
        super(engine);
        this.engine = engine;
        this.matches = matches;
        this.live = live;
        this.pause = config.pause();
    }

    @Incoming("game-matches")
    Uni<Void> take(ConsumerRecords<String, byte[]> records) {
        return pause.isZero()
                ? taken(records)
                : Uni.createFrom().voidItem().onItem().delayIt().by(pause).chain(() -> taken(records));
    }

    private Uni<Void> taken(ConsumerRecords<String, byte[]> records) {
        List<Entry> entries = engine.entries(records);
        matches.take(entries);
        live.moved();
        return engine.accept(entries);
    }
}
