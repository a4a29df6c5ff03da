package baffin.lobby.config;

import baffin.platform.runtime.decider.ReplyConsumer;
import org.apache.kafka.streams.KafkaStreams;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Readiness;

/** Ready when commands are decided and their replies heard. */
@Readiness
class Ready implements HealthCheck {

    private final KafkaStreams streams;
    private final ReplyConsumer replies;

    Ready(KafkaStreams streams, ReplyConsumer replies) {
        this.streams = streams;
        this.replies = replies;
    }

    @Override
    public HealthCheckResponse call() {
        KafkaStreams.State state = streams.state();
        return HealthCheckResponse.named("decider")
                .status(state == KafkaStreams.State.RUNNING && replies.ready())
                .withData("streams", state.name())
                .build();
    }
}
