package baffin.lobby.config;

import baffin.competition.decide.CompetitionDecider;
import baffin.competition.policy.Policy;
import baffin.game.GameInfo;
import baffin.game.Seat;
import baffin.lobby.decider.DueRounds;
import baffin.lobby.decider.LobbyAggregates;
import baffin.lobby.openmatch.domain.OpenMatchDecider;
import baffin.lobby.openmatch.domain.Opening;
import baffin.lobby.openmatch.domain.Person;
import baffin.lobby.seek.domain.SeekDecider;
import baffin.lobby.wire.Tells;
import baffin.match.GameRegistry;
import baffin.match.terms.HouseBot;
import baffin.match.terms.SeatHolder;
import baffin.platform.acknowledgement.KafkaAcknowledger;
import baffin.platform.disk.DiskWatch;
import baffin.platform.disk.space.DiskLevel;
import baffin.platform.health.LivenessConfig;
import baffin.platform.publish.EmitterPublisher;
import baffin.platform.publish.RecordPublisher;
import baffin.platform.runtime.decider.DeciderHealth;
import baffin.platform.runtime.decider.DeciderObserver;
import baffin.platform.runtime.decider.DeciderSpec;
import baffin.platform.runtime.decider.DeciderTopology;
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
import baffin.platform.work.LongWork;
import io.smallrye.reactive.messaging.MutinyEmitter;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
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
class Deciders {

    private static final String APPLICATION = "lobby";
    private static final String STORE = "open-match";

    /** Topic that Kafka Streams keeps the states in. */
    static final String CHANGELOG = APPLICATION + "-" + STORE + "-changelog";

    /** {@code ce_source} of all that the lobby writes. */
    static final String SOURCE = "/lobby";

    private static final Duration KEEP_ENDED = Duration.ofDays(2);
    private static final int WAITING_MAX = 1_000;
    /** A little above what may wait for replies, so that the desk refuses before the channel overflows. */
    private static final int BUFFER = 2_048;

    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private final int instance;
    private final String bootstrap;

    Deciders(
            @ConfigProperty(name = "baffin.instance", defaultValue = "0") int instance,
            @ConfigProperty(name = "kafka.bootstrap.servers") String bootstrap) {
        this.instance = instance;
        this.bootstrap = bootstrap;
    }

    @Produces
    @Singleton
    OpenMatchDecider decider(@ConfigProperty(name = "baffin.allow-external-seeds") boolean externalSeeds) {
        return new OpenMatchDecider(new Opening(Deciders::game, externalSeeds));
    }

    @Produces
    @Singleton
    SeekDecider seekDecider() {
        return new SeekDecider(Deciders::game, bot(HouseBot.RANDOM.holder()));
    }

    @Produces
    @Singleton
    CompetitionDecider competitionDecider() {
        return CompetitionDecider.checking(Deciders::game, Deciders::sides);
    }

    @Produces
    @Singleton
    DueRounds dueRounds(LongWork work, RecordPublisher log, Clock clock) {
        return new DueRounds(work, log, clock);
    }

    @Produces
    @Singleton
    Topology topology(
            OpenMatchDecider decider,
            SeekDecider seeks,
            CompetitionDecider competitions,
            DueRounds dueRounds,
            Pulse pulse,
            DiskWatch disk,
            OwnRecords own) {
        DeciderSpec spec = new DeciderSpec(
                STORE,
                SOURCE,
                Topics.LOBBY_COMMANDS,
                Topics.LOBBY_EVENTS,
                Topics.REPLIES_LOBBY,
                Topics.LOBBY_COMMANDS_REJECTED,
                null,
                CloudEvents.LOBBY_COMMAND,
                CloudEvents.LOBBY_REPLY,
                KEEP_ENDED);
        return DeciderTopology.of(
                spec,
                () -> new LobbyAggregates(decider, seeks, competitions, dueRounds),
                DeciderObserver.NONE,
                new Guard(Condemned.shared(), pulse, () -> !disk.level().atLeast(DiskLevel.SCARCE)),
                own);
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
        return new ReplyConsumer(bootstrap, Topics.REPLIES_LOBBY, instance, pendingReplies::settle);
    }

    @Produces
    @Singleton
    RecordPublisher log(
            @Channel("commands") @OnOverflow(value = OnOverflow.Strategy.BUFFER, bufferSize = BUFFER)
                    MutinyEmitter<byte[]> emitter) {
        return new EmitterPublisher(emitter, Topics.bytesMax(Topics.LOBBY_COMMANDS));
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
            RecordPublisher log,
            PendingReplies pendingReplies,
            OwnRecords own,
            Clock clock,
            KafkaAcknowledger acknowledger) {
        return new CommandPort(
                log, pendingReplies, own, CloudEvents.LOBBY_COMMAND, SOURCE, instance, clock, acknowledger, Tells::of);
    }

    private static Person bot(SeatHolder holder) {
        return new Person(holder.player(), holder.handle(), holder.bot());
    }

    private static Optional<GameInfo> game(String id) {
        return GameRegistry.installed().find(id).map(baffin.game.Game::info);
    }

    private static List<Integer> sides(Policy policy, int seats) {
        return GameRegistry.installed()
                .find(policy.game())
                .filter(game ->
                        seats >= game.info().minSeats() && seats <= game.info().maxSeats())
                .map(game -> game.sides(game.info().setup(seats, policy.options())))
                .filter(sides -> sides.size() < seats)
                .map(sides -> IntStream.range(0, seats)
                        .mapToObj(seat -> IntStream.range(0, sides.size())
                                .filter(side -> sides.get(side).contains(new Seat(seat)))
                                .findFirst()
                                .orElseThrow())
                        .toList())
                .orElse(List.of());
    }
}
