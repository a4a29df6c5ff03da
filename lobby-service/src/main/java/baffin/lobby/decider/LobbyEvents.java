package baffin.lobby.decider;

import baffin.platform.runtime.projection.engine.ProjectionChannel;
import baffin.platform.runtime.projection.engine.ProjectionEngine;
import baffin.platform.topics.Topics;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.eclipse.microprofile.reactive.messaging.Incoming;

/** The records of the lobby as they come. */
@Singleton
@Identifier("lobby-open-matches")
class LobbyEvents extends ProjectionChannel {

    LobbyEvents(@Identifier("open-matches") ProjectionEngine engine) {
        super(engine, Topics.LOBBY_EVENTS);
    }

    @Incoming("lobby-open-matches")
    Uni<Void> take(ConsumerRecords<String, byte[]> records) {
        return accept(records);
    }
}
