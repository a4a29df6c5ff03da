package baffin.lobby.decider;

import baffin.platform.runtime.projection.engine.ProjectionChannel;
import baffin.platform.runtime.projection.engine.ProjectionEngine;
import baffin.platform.topics.Topics;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.eclipse.microprofile.reactive.messaging.Incoming;

/** The records of matches in play as they come. */
@Singleton
@Identifier("lobby-ended-matches")
class MatchEvents extends ProjectionChannel {

    MatchEvents(@Identifier("ended-matches") ProjectionEngine engine) {
        super(engine, Topics.MATCH_EVENTS);
    }

    @Incoming("lobby-ended-matches")
    Uni<Void> take(ConsumerRecords<String, byte[]> records) {
        return accept(records);
    }
}
