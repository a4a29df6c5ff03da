package baffin.scoring.adapter;

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

/** Sends results through the channel {@code scores}. */
@ApplicationScoped
class EmitterScoreLog implements CommandLog {

    private static final int BUFFER = 512;

    private final MutinyEmitter<byte[]> emitter;

    EmitterScoreLog(
            @Channel("scores") @OnOverflow(value = OnOverflow.Strategy.BUFFER, bufferSize = BUFFER)
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
