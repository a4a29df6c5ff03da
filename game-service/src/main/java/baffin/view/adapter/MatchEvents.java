package baffin.view.adapter;

import baffin.platform.runtime.projection.Entry;
import baffin.platform.runtime.projection.ProjectionEngine;
import baffin.view.live.Matches;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import io.smallrye.reactive.messaging.kafka.KafkaConsumerRebalanceListener;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.common.TopicPartition;
import org.eclipse.microprofile.reactive.messaging.Incoming;

/** The records of matches as they come: shown at once, written behind. */
@ApplicationScoped
@Identifier("match-events")
class MatchEvents implements KafkaConsumerRebalanceListener {

    private final ProjectionEngine engine;
    private final Matches matches;

    MatchEvents(ProjectionEngine engine, Matches matches) {
        this.engine = engine;
        this.matches = matches;
    }

    @Incoming("match-events")
    Uni<Void> take(ConsumerRecords<String, byte[]> records) {
        List<Entry> entries = new ArrayList<>(records.count());
        for (ConsumerRecord<String, byte[]> record : records) {
            entries.add(engine.entry(record));
        }
        matches.take(entries);
        return engine.accept(entries);
    }

    @Override
    public void onPartitionsAssigned(Consumer<?, ?> consumer, Collection<TopicPartition> partitions) {
        engine.assigned(consumer, partitions);
    }

    @Override
    public void onPartitionsRevoked(Consumer<?, ?> consumer, Collection<TopicPartition> partitions) {
        engine.revoked(partitions);
    }
}
