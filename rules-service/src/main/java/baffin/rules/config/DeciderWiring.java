package baffin.rules.config;

import baffin.match.GameRegistry;
import baffin.platform.acknowledgement.KafkaAcknowledger;
import baffin.platform.disk.DiskWatch;
import baffin.platform.disk.space.DiskLevel;
import baffin.platform.health.LivenessConfig;
import baffin.platform.match.GameModules;
import baffin.platform.match.SecretSeed;
import baffin.platform.publish.EmitterPublisher;
import baffin.platform.publish.RecordPublisher;
import baffin.platform.runtime.decider.DeciderHealth;
import baffin.platform.runtime.decider.DeciderObserver;
import baffin.platform.runtime.decider.DeciderSpec;
import baffin.platform.runtime.decider.StableIds;
import baffin.platform.runtime.decider.guard.Condemned;
import baffin.platform.runtime.decider.guard.DeciderLiveness;
import baffin.platform.runtime.decider.guard.FreshThreads;
import baffin.platform.runtime.decider.guard.Guard;
import baffin.platform.runtime.decider.guard.Pulse;
import baffin.platform.runtime.decider.port.CommandPort;
import baffin.platform.runtime.decider.port.OwnRecords;
import baffin.platform.runtime.decider.port.PendingReplies;
import baffin.platform.runtime.decider.port.ReplyConsumer;
import baffin.platform.topics.Topics;
import baffin.platform.wire.CloudEvents;
import baffin.rules.engine.MatchTopology;
import io.smallrye.reactive.messaging.MutinyEmitter;
import io.vertx.core.Vertx;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.net.URI;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.apache.kafka.streams.KafkaClientSupplier;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.Topology;
import org.apache.kafka.streams.errors.StreamsUncaughtExceptionHandler;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.Liveness;
import org.eclipse.microprofile.health.Readiness;
import org.eclipse.microprofile.reactive.messaging.Channel;
import org.eclipse.microprofile.reactive.messaging.OnOverflow;

/** Makes the parts of the decider runtime. */
@ApplicationScoped
class DeciderWiring {

    /** Application id of the streams; part of the names of its group, its changelog and its transactional ids. */
    static final String APPLICATION = "rules";

    private static final String STORE = "match";

    /** Topic that Kafka Streams keeps the states in. */
    static final String CHANGELOG = APPLICATION + "-" + STORE + "-changelog";

    /** {@code ce_source} of all that is written here. */
    static final String SOURCE = "/rules";

    private static final Duration KEEP_ENDED = Duration.ofDays(7);
    private static final int WAITING_MAX = 2_000;
    /** A little above what may wait for replies, so that the desk refuses before the channel overflows. */
    private static final int BUFFER = 4_096;

    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private final int instance;
    private final String bootstrap;

    DeciderWiring(
            @ConfigProperty(name = "baffin.instance", defaultValue = "0") int instance,
            @ConfigProperty(name = "kafka.bootstrap.servers") String bootstrap) {
        this.instance = instance;
        this.bootstrap = bootstrap;
    }

    @Produces
    @Singleton
    Topology topology(DeciderObserver observer, Guard guard, OwnRecords own) {
        GameModules gameModules = new GameModules(GameRegistry.installed());
        SecureRandom random = new SecureRandom();
        DeciderSpec spec = new DeciderSpec(
                STORE,
                SOURCE,
                Topics.MATCH_COMMANDS,
                Topics.MATCH_EVENTS,
                Topics.REPLIES_RULES,
                Topics.MATCH_COMMANDS_REJECTED,
                Topics.LOBBY_EVENTS,
                CloudEvents.COMMAND,
                CloudEvents.REPLY,
                KEEP_ENDED);
        return MatchTopology.of(spec, gameModules, () -> SecretSeed.drawn(random), observer, guard, own);
    }

    @Produces
    @Singleton
    KafkaClientSupplier clients() {
        return new StableIds(APPLICATION, instance);
    }

    @Produces
    @Singleton
    Pulse pulse() {
        return new Pulse();
    }

    @Produces
    @Singleton
    Serving serving(Vertx vertx, @ConfigProperty(name = "baffin.served-by") Optional<List<URI>> parts) {
        return new Serving(vertx, parts.orElse(List.of()));
    }

    @Produces
    @Singleton
    Guard guard(Pulse pulse, Serving serving, DiskWatch disk) {
        return new Guard(
                Condemned.shared(), pulse, () -> serving.all() && !disk.level().atLeast(DiskLevel.FULL));
    }

    @Produces
    @Singleton
    StreamsUncaughtExceptionHandler onUncaught(Pulse pulse) {
        return new FreshThreads(pulse);
    }

    @Produces
    @Singleton
    OwnRecords ownRecords(PendingReplies pendingReplies) {
        return new OwnRecords(instance, pendingReplies::settle);
    }

    @Produces
    @Singleton
    PendingReplies replyDesk() {
        return new PendingReplies(WAITING_MAX, PATIENCE);
    }

    @Produces
    @Singleton
    ReplyConsumer replyConsumer(PendingReplies pendingReplies) {
        return new ReplyConsumer(bootstrap, Topics.REPLIES_RULES, instance, pendingReplies::settle);
    }

    @Produces
    @Singleton
    RecordPublisher log(
            @Channel("commands") @OnOverflow(value = OnOverflow.Strategy.BUFFER, bufferSize = BUFFER)
                    MutinyEmitter<byte[]> emitter) {
        return new EmitterPublisher(emitter, Topics.bytesMax(Topics.MATCH_COMMANDS));
    }

    @Produces
    @Singleton
    @Readiness
    HealthCheck ready(KafkaStreams streams, ReplyConsumer replies) {
        return new DeciderHealth(streams, replies);
    }

    @Produces
    @Singleton
    @Liveness
    HealthCheck moves(KafkaStreams streams, Pulse pulse, LivenessConfig config) {
        return new DeciderLiveness(streams, pulse, config.stallAfter());
    }

    @Produces
    @Singleton
    CommandPort commandPort(
            RecordPublisher log, PendingReplies pendingReplies, OwnRecords own, KafkaAcknowledger acknowledger) {
        return new CommandPort(
                log,
                pendingReplies,
                own,
                CloudEvents.COMMAND,
                SOURCE,
                instance,
                Clock.systemUTC(),
                acknowledger,
                AcknowledgementWiring::told);
    }
}
