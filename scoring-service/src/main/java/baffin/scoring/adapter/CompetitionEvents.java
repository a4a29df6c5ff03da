package baffin.scoring.adapter;

import baffin.platform.runtime.projection.ProjectionEngine;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import io.smallrye.reactive.messaging.kafka.KafkaConsumerRebalanceListener;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Collection;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.common.TopicPartition;
import org.eclipse.microprofile.reactive.messaging.Incoming;

/** The records of competitions as they come. */
@ApplicationScoped
@Identifier("competition-events")
class CompetitionEvents implements KafkaConsumerRebalanceListener {

    private final ProjectionEngine engine;

    CompetitionEvents(@Identifier(CompetitionWiring.COMPETITIONS) ProjectionEngine engine) {
        this.engine = engine;
    }

    @Incoming("competition-events")
    Uni<Void> take(ConsumerRecords<String, byte[]> records) {
        return engine.accept(records);
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
