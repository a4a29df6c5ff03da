package baffin.scoring.projection;

import baffin.platform.runtime.projection.engine.ProjectionChannel;
import baffin.platform.runtime.projection.engine.ProjectionEngine;
import baffin.platform.topics.Topics;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.eclipse.microprofile.reactive.messaging.Incoming;

/** The records of competitions as they come. */
@Singleton
@Identifier("scoring-competitions")
class CompetitionEvents extends ProjectionChannel {

    CompetitionEvents(@Identifier(CompetitionWiring.COMPETITIONS) ProjectionEngine engine) {
        super(engine, Topics.LOBBY_EVENTS);
    }

    @Incoming("scoring-competitions")
    Uni<Void> take(ConsumerRecords<String, byte[]> records) {
        return accept(records);
    }
}
