package baffin.platform.runtime.decider.streams;

import baffin.platform.runtime.decider.BrokerFeatures;
import baffin.platform.runtime.decider.DeciderSpec;
import baffin.platform.runtime.decider.DeciderTopology;
import baffin.platform.runtime.decider.StableIds;
import baffin.platform.runtime.decider.commit.CommitListener;
import baffin.platform.runtime.decider.guard.FreshThreads;
import baffin.platform.runtime.decider.guard.Pulse;
import baffin.platform.runtime.decider.port.CommandPort;
import baffin.platform.topics.TopicAdmin;
import baffin.platform.topics.TopicTail;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.Topology;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;

/** A decider as a service runs it: its streams, the way of commands to it and of replies back, and its health. */
public final class DeciderRuntime implements AutoCloseable {

    private final StreamsSettings settings;
    private final DeciderSpec spec;
    private final Pulse pulse = new Pulse();
    private final TopicTail replies;
    private final DeciderStreams streams;

    /**
     * A runtime that does nothing before {@link #start}.
     *
     * @param port where its requests wait for replies
     * @param listeners hear what it has committed
     * @param topology of the decider; the pulse hears that its tasks get on
     */
    public DeciderRuntime(
            StreamsSettings settings,
            DeciderSpec spec,
            CommandPort port,
            List<CommitListener> listeners,
            Function<Pulse, Topology> topology,
            MeterRegistry meters) {
        this.settings = settings;
        this.spec = spec;
        this.replies = port.tail(settings.kafka(), spec.replies());
        this.streams = new DeciderStreams(
                settings,
                topology.apply(pulse),
                new StableIds(settings.application(), settings.instance(), listeners),
                new FreshThreads(pulse),
                meters);
    }

    /**
     * Starts streams and replies after a look at the broker.
     *
     * @throws IllegalStateException when the broker's transactions are too old, or it does not answer within 30 s
     */
    public void start() {
        BrokerFeatures.require(settings.kafka());
        TopicAdmin.adjust(settings.kafka(), changelog(), DeciderTopology.CHANGELOG);
        replies.start();
        streams.start();
    }

    String name() {
        return settings.application() + " decider";
    }

    HealthCheck readiness() {
        return new DeciderHealth(name(), streams, replies);
    }

    HealthCheck liveness(Duration patience) {
        return new DeciderLiveness(name(), streams, pulse, patience);
    }

    @Override
    public void close() {
        streams.close();
        replies.close();
    }

    private String changelog() {
        return settings.application() + '-' + spec.name() + "-changelog";
    }

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
            boolean reading = replies.isReading();
            return HealthCheckResponse.named(name)
                    .status(state == KafkaStreams.State.RUNNING && reading)
                    .withData("streams", state.name())
                    .withData("replies", reading)
                    .build();
        }
    }

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
}
