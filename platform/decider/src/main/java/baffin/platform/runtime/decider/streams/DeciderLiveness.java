package baffin.platform.runtime.decider.streams;

import baffin.platform.runtime.decider.guard.Pulse;
import java.time.Duration;
import java.util.Optional;
import org.apache.kafka.streams.KafkaStreams;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;

/**
 * Down when the deciders of this process do not get on and a restart is called for.
 *
 * @param name of the decider
 * @param streams run them
 * @param pulse of their tasks
 * @param patience how long they may stand still
 */
record DeciderLiveness(String name, DeciderStreams streams, Pulse pulse, Duration patience) implements HealthCheck {

    // a commit waits so long for a broker that is away, which no restart brings back
    private static final Duration COMMIT_MAX = Duration.ofSeconds(60);

    @Override
    public HealthCheckResponse call() {
        Optional<String> trouble = pulse.trouble(patience.plus(COMMIT_MAX));
        boolean over = streams.state() == KafkaStreams.State.ERROR;
        return HealthCheckResponse.named(name + " moves")
                .status(trouble.isEmpty() && !over)
                .withData("fault", over ? "all its threads have ended" : trouble.orElse(""))
                .build();
    }
}
