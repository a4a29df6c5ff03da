package baffin.view.adapter;

import baffin.platform.runtime.decider.CommandLog;
import baffin.platform.wire.CloudEvents;
import io.smallrye.mutiny.Uni;
import io.smallrye.reactive.messaging.MutinyEmitter;
import io.smallrye.reactive.messaging.kafka.api.OutgoingKafkaRecordMetadata;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Map;
import org.eclipse.microprofile.reactive.messaging.Channel;
import org.eclipse.microprofile.reactive.messaging.Message;
import org.eclipse.microprofile.reactive.messaging.OnOverflow;

/** Sends what people say through the channel {@code chat}. */
@ApplicationScoped
class EmitterChatLog implements CommandLog {

    private static final int BUFFER = 512;

    private final MutinyEmitter<byte[]> emitter;

    EmitterChatLog(
            @Channel("chat") @OnOverflow(value = OnOverflow.Strategy.BUFFER, bufferSize = BUFFER)
                    MutinyEmitter<byte[]> emitter) {
        this.emitter = emitter;
    }

    @Override
    public Uni<Void> append(String key, byte[] json, Map<String, String> headers) {
        return emitter.sendMessage(Message.of(json)
                .addMetadata(OutgoingKafkaRecordMetadata.<String>builder()
                        .withKey(key)
                        .withHeaders(CloudEvents.headers(headers))
                        .build()));
    }
}
