package baffin.view.adapter;

import baffin.platform.runtime.projection.Entry;
import baffin.platform.runtime.projection.ProjectionChannel;
import baffin.platform.runtime.projection.ProjectionEngine;
import baffin.view.live.Matches;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.util.List;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.eclipse.microprofile.reactive.messaging.Incoming;

/** The records of matches as they come: shown at once, written behind. */
@Singleton
@Identifier("match-events")
class MatchEvents extends ProjectionChannel {

    private final ProjectionEngine engine;
    private final Matches matches;

    MatchEvents(ProjectionEngine engine, Matches matches) {
        super(engine);
        this.engine = engine;
        this.matches = matches;
    }

    @Incoming("match-events")
    Uni<Void> take(ConsumerRecords<String, byte[]> records) {
        List<Entry> entries = engine.entries(records);
        matches.take(entries);
        return engine.accept(entries);
    }
}
