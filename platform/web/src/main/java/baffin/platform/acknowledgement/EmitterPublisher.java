package baffin.platform.acknowledgement;

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
 * @param bytesMax most bytes of a record of its topic
 */
public record EmitterPublisher(MutinyEmitter<byte[]> emitter, int bytesMax) implements RecordPublisher {

    @Override
    public Uni<Void> append(String key, byte[] json, Map<String, String> headers) {
        return append(-1, key, json, headers);
    }

    /**
     * The same to one partition.
     *
     * @param partition below 0 for that of the key
     */
    public Uni<Void> append(int partition, String key, byte[] json, Map<String, String> headers) {
        long bytes = RecordSize.of(key, "", json);
        if (bytes > bytesMax) {
            return Uni.createFrom().failure(new DoesNotFit("the record", bytes, bytesMax));
        }
        return emitter.sendMessage(Message.of(json)
                .addMetadata(OutgoingKafkaRecordMetadata.<String>builder()
                        .withKey(key)
                        .withPartition(partition)
                        .withHeaders(CloudEvents.headers(headers))
                        .build()));
    }
}
