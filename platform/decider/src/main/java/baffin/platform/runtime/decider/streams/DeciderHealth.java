package baffin.platform.runtime.decider.streams;

import baffin.platform.topics.TopicTail;
import org.apache.kafka.streams.KafkaStreams;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;

/**
 * Up when commands are decided and their replies heard.
 *
 * @param name of the decider
 * @param streams run the deciders
 * @param replies hears what they answer
 */
record DeciderHealth(String name, DeciderStreams streams, TopicTail replies) implements HealthCheck {

    @Override
    public HealthCheckResponse call() {
        KafkaStreams.State state = streams.state();
        boolean heard = replies.isReading();
        return HealthCheckResponse.named(name)
                .status(state == KafkaStreams.State.RUNNING && heard)
                .withData("streams", state.name())
                .withData("replies", heard)
                .build();
    }
}
