package baffin.gameservice.projection;

import baffin.gameservice.webhook.store.WebhookWiring;
import baffin.platform.runtime.projection.engine.ProjectionChannel;
import baffin.platform.runtime.projection.engine.ProjectionEngine;
import baffin.platform.topics.Topics;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.eclipse.microprofile.reactive.messaging.Incoming;

/** What happens in competitions, as it comes. */
@Singleton
@Identifier("game-webhooks")
class CompetitionEvents extends ProjectionChannel {

    CompetitionEvents(@Identifier(WebhookWiring.HOOKS) ProjectionEngine engine) {
        super(engine, Topics.LOBBY_EVENTS);
    }

    @Incoming("game-webhooks")
    Uni<Void> take(ConsumerRecords<String, byte[]> records) {
        return accept(records);
    }
}
