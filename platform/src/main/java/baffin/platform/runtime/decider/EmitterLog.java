package baffin.platform.runtime.decider;

import baffin.platform.wire.CloudEvents;
import io.smallrye.mutiny.Uni;
import io.smallrye.reactive.messaging.MutinyEmitter;
import io.smallrye.reactive.messaging.kafka.api.OutgoingKafkaRecordMetadata;
import java.util.Map;
import org.eclipse.microprofile.reactive.messaging.Message;

/**
 * The log behind an outgoing channel.
 *
 * @param emitter sends on the channel
 */
public record EmitterLog(MutinyEmitter<byte[]> emitter) implements CommandLog {

    @Override
    public Uni<Void> append(String key, byte[] json, Map<String, String> headers) {
        return emitter.sendMessage(Message.of(json)
                .addMetadata(OutgoingKafkaRecordMetadata.<String>builder()
                        .withKey(key)
                        .withHeaders(CloudEvents.headers(headers))
                        .build()));
    }
}
