package baffin.platform.runtime.decider.loop;

import baffin.platform.runtime.decider.DeciderObserver;
import baffin.platform.runtime.decider.DeciderSpec;
import baffin.platform.runtime.decider.aggregate.DeciderAggregate;
import baffin.platform.runtime.decider.guard.Guard;
import baffin.platform.runtime.decider.guard.PoisonRecords;
import baffin.platform.runtime.decider.guard.Pulse;
import baffin.platform.runtime.decider.port.CommandPort;
import baffin.platform.topics.TopicTail;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Supplier;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;

/** A decider as a service runs it: its loop, the way of commands to it and of replies back, and its health. */
public final class DeciderRuntime implements AutoCloseable {

    private final DeciderSettings settings;
    private final Pulse pulse = new Pulse();
    private final TopicTail replies;
    private final DeciderLoop<?> loop;

    /**
     * A runtime that does nothing before {@link #start}.
     *
     * @param port where its requests come in, and wait for replies
     * @param listeners hear what it has committed
     * @param aggregates gives each partition its own by key, and fresh ones whenever it is owned anew; they may keep
     *     what they like
     * @param served false while players cannot be served by other parts of the platform: their time stands still
     */
    public <S> DeciderRuntime(
            DeciderSettings settings,
            DeciderSpec spec,
            CommandPort port,
            List<CommitListener> listeners,
            Supplier<Function<String, DeciderAggregate<?, S, ?, ?>>> aggregates,
            DeciderObserver observer,
            BooleanSupplier served) {
        this.settings = settings;
        this.replies = port.tail(settings.kafka(), spec.replies());
        this.loop = new DeciderLoop<>(
                settings,
                spec,
                new KafkaDeciderLog(settings),
                aggregates,
                observer,
                new Guard(new PoisonRecords(), pulse, served),
                port,
                listeners);
        port.decidesWith(loop);
    }

    /**
     * Starts loop and replies after a look at the broker.
     *
     * @throws IllegalStateException when the broker's transactions are too old, or it does not answer within 30 s
     */
    public void start() {
        BrokerFeatures.require(settings.kafka());
        replies.start();
        loop.start();
    }

    /** True while commands are decided and replies of other instances heard. */
    public boolean ready() {
        return loop.ready() && replies.isReading();
    }

    String name() {
        return settings.application() + " decider";
    }

    HealthCheck readiness() {
        return () -> HealthCheckResponse.named(name())
                .status(ready())
                .withData("deciding", loop.ready())
                .withData("replies", replies.isReading())
                .build();
    }

    HealthCheck liveness(Duration patience) {
        return new DeciderLiveness(name(), pulse, patience);
    }

    @Override
    public void close() {
        loop.close();
        replies.close();
    }

    /**
     * Down when the decider does not get on and a restart is called for.
     *
     * @param name of the decider
     * @param pulse of its partitions
     * @param patience how long they may stand still
     */
    record DeciderLiveness(String name, Pulse pulse, Duration patience) implements HealthCheck {

        // a commit waits so long for a broker that is away, which no restart brings back
        private static final Duration COMMIT_MAX = Duration.ofSeconds(60);

        @Override
        public HealthCheckResponse call() {
            Optional<String> trouble = pulse.trouble(patience.plus(COMMIT_MAX));
            return HealthCheckResponse.named(name + " moves")
                    .status(trouble.isEmpty())
                    .withData("fault", trouble.orElse(""))
                    .build();
        }
    }
}
