package baffin.platform.tables;

import io.smallrye.mutiny.Uni;
import io.smallrye.reactive.messaging.MutinyEmitter;
import io.smallrye.reactive.messaging.kafka.Record;
import org.jspecify.annotations.Nullable;

/**
 * The topic of rows behind an outgoing channel.
 *
 * @param emitter sends on the channel
 */
public record EmitterTables(MutinyEmitter<Record<String, byte[]>> emitter) implements TableWriter {

    @Override
    public Uni<Void> append(String key, byte @Nullable [] value) {
        return emitter.send(Record.of(key, value));
    }
}
