package baffin.gameservice.chat;

import baffin.platform.runtime.projection.engine.ProjectionChannel;
import baffin.platform.runtime.projection.engine.ProjectionEngine;
import baffin.platform.topics.Topics;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.eclipse.microprofile.reactive.messaging.Incoming;

/** What people say, as it comes. */
@Singleton
@Identifier("game-chat-lines")
class ChatEvents extends ProjectionChannel {

    ChatEvents(@Identifier(ChatWiring.CHAT) ProjectionEngine engine) {
        super(engine, Topics.CHAT_EVENTS);
    }

    @Incoming("game-chat-lines")
    Uni<Void> take(ConsumerRecords<String, byte[]> records) {
        return accept(records);
    }
}
