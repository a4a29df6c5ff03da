package baffin.platform.runtime.decider.streams;

import baffin.platform.acknowledgement.Acknowledger;
import baffin.platform.acknowledgement.Told;
import baffin.platform.publish.RecordPublisher;
import baffin.platform.runtime.decider.BrokerFeatures;
import baffin.platform.runtime.decider.DeciderSpec;
import baffin.platform.runtime.decider.DeciderTopology;
import baffin.platform.runtime.decider.StableIds;
import baffin.platform.runtime.decider.commit.CommitListener;
import baffin.platform.runtime.decider.guard.FreshThreads;
import baffin.platform.runtime.decider.guard.Pulse;
import baffin.platform.runtime.decider.port.CommandPort;
import baffin.platform.runtime.decider.port.OwnRecords;
import baffin.platform.runtime.decider.port.PendingReplies;
import baffin.platform.runtime.decider.port.ReplyConsumer;
import baffin.platform.topics.TopicAdmin;
import baffin.platform.wire.Reply;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.function.Function;
import org.apache.kafka.streams.Topology;
import org.eclipse.microprofile.health.HealthCheck;

/** A decider as a service runs it: its streams, the way of commands to it and of replies back, and its health. */
public final class DeciderRuntime implements AutoCloseable {

    /**
     * Bounds on what waits for replies.
     *
     * @param waitingMax how many requests may wait; the next one is refused
     * @param patience how long one waits before its fate is unknown
     */
    public record Bounds(int waitingMax, Duration patience) {}

    /** Makes the topology of the decider. */
    @FunctionalInterface
    public interface TopologyFactory {

        /**
         * The topology.
         *
         * @param pulse hears that the tasks get on
         * @param own what this instance has written
         */
        Topology topology(Pulse pulse, OwnRecords own);
    }

    private final StreamsSettings settings;
    private final DeciderSpec spec;
    private final Pulse pulse = new Pulse();
    private final OwnRecords own;
    private final PendingReplies pendingReplies;
    private final ReplyConsumer replies;
    private final DeciderStreams streams;

    /**
     * A runtime that does nothing before {@link #start}.
     *
     * @param listeners hear what it has committed
     */
    public DeciderRuntime(
            StreamsSettings settings,
            DeciderSpec spec,
            Bounds bounds,
            List<CommitListener> listeners,
            TopologyFactory topology,
            MeterRegistry meters) {
        this.settings = settings;
        this.spec = spec;
        this.pendingReplies = new PendingReplies(bounds.waitingMax(), bounds.patience());
        this.own = new OwnRecords(settings.instance(), pendingReplies::settle);
        this.replies =
                new ReplyConsumer(settings.bootstrap(), spec.replies(), settings.instance(), pendingReplies::settle);
        this.streams = new DeciderStreams(
                settings,
                topology.topology(pulse, own),
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
        BrokerFeatures.require(settings.bootstrap());
        TopicAdmin.adjust(settings.bootstrap(), changelog(), DeciderTopology.CHANGELOG);
        replies.start();
        streams.start();
    }

    /**
     * The port for requests.
     *
     * @param log writes to the topic of commands
     * @param acknowledger makes known what accounts are told
     * @param tells what the author of a command is told of by its reply
     */
    public CommandPort port(
            RecordPublisher log, Clock clock, Acknowledger acknowledger, Function<Reply, List<Told>> tells) {
        return new CommandPort(
                log,
                pendingReplies,
                own,
                spec.commandType(),
                spec.source(),
                settings.instance(),
                clock,
                acknowledger,
                tells);
    }

    /** How many requests wait for a reply now. */
    public int waiting() {
        return pendingReplies.waiting();
    }

    /** Up when commands are decided and their replies heard. */
    public HealthCheck readiness() {
        return new DeciderHealth(settings.application() + " decider", streams, replies);
    }

    /**
     * Down when the decider does not get on.
     *
     * @param patience how long it may stand still
     */
    public HealthCheck liveness(Duration patience) {
        return new DeciderLiveness(settings.application() + " decider", streams, pulse, patience);
    }

    @Override
    public void close() {
        streams.close();
        replies.close();
    }

    private String changelog() {
        return settings.application() + '-' + spec.name() + "-changelog";
    }
}
