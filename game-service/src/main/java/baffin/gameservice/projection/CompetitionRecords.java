package baffin.gameservice.projection;

import baffin.platform.runtime.projection.engine.ProjectionChannel;
import baffin.platform.runtime.projection.engine.ProjectionEngine;
import baffin.platform.topics.Topics;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.eclipse.microprofile.reactive.messaging.Incoming;

/** The records of competitions as they come, for the people in them. */
@Singleton
@Identifier("game-competition-notices")
class CompetitionRecords extends ProjectionChannel {

    CompetitionRecords(@Identifier(CompetitionWiring.COMPETITIONS) ProjectionEngine engine) {
        super(engine, Topics.LOBBY_EVENTS);
    }

    @Incoming("game-competition-notices")
    Uni<Void> take(ConsumerRecords<String, byte[]> records) {
        return accept(records);
    }
}
