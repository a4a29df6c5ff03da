package baffin.lobby.config;

import baffin.competition.decide.CompetitionDecider;
import baffin.competition.policy.Policy;
import baffin.game.GameInfo;
import baffin.game.Seat;
import baffin.lobby.decider.DueRounds;
import baffin.lobby.decider.LobbyAggregates;
import baffin.lobby.decider.Tells;
import baffin.lobby.openmatch.domain.OpenMatchDecider;
import baffin.lobby.openmatch.domain.Opening;
import baffin.lobby.openmatch.domain.Person;
import baffin.lobby.seek.domain.SeekDecider;
import baffin.match.GameRegistry;
import baffin.match.terms.HouseBot;
import baffin.platform.acknowledgement.Acknowledgements;
import baffin.platform.acknowledgement.EmitterPublisher;
import baffin.platform.acknowledgement.RecordPublisher;
import baffin.platform.directory.NameDirectory;
import baffin.platform.disk.space.DiskLevel;
import baffin.platform.limits.LongWork;
import baffin.platform.runtime.decider.DeciderObserver;
import baffin.platform.runtime.decider.DeciderSpec;
import baffin.platform.runtime.decider.guard.ClockGate;
import baffin.platform.runtime.decider.loop.DeciderRuntime;
import baffin.platform.runtime.decider.loop.DeciderSettings;
import baffin.platform.runtime.decider.port.CommandExchange;
import baffin.platform.runtime.decider.port.CommandPort;
import baffin.platform.topics.KafkaAccess;
import baffin.platform.topics.Topics;
import baffin.platform.wire.CloudEvents;
import io.micrometer.core.instrument.MeterRegistry;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.reactive.messaging.MutinyEmitter;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.eclipse.microprofile.reactive.messaging.Channel;
import org.eclipse.microprofile.reactive.messaging.OnOverflow;

/** Makes the parts of the decider runtime. */
@ApplicationScoped
class Deciders {

    /** Application id of the streams, and name of the service's parts. */
    static final String LOBBY = "lobby";

    private static final DeciderSpec SPEC = new DeciderSpec(
            "open-match",
            "/lobby",
            Topics.LOBBY_COMMANDS,
            Topics.LOBBY_EVENTS,
            Topics.REPLIES_LOBBY,
            Topics.LOBBY_COMMANDS_REJECTED,
            null,
            CloudEvents.LOBBY_COMMAND,
            CloudEvents.LOBBY_REPLY,
            Duration.ofDays(2));
    private static final CommandPort.Bounds BOUNDS = new CommandPort.Bounds(1_000, Duration.ofSeconds(5));
    /** A little above what may wait for replies, so that requests are refused before the channel overflows. */
    private static final int BUFFER = 2_048;

    private final int instance;
    private final KafkaAccess kafka;

    Deciders(@ConfigProperty(name = "baffin.instance", defaultValue = "0") int instance, KafkaAccess kafka) {
        this.instance = instance;
        this.kafka = kafka;
    }

    @Singleton
    OpenMatchDecider decider(@ConfigProperty(name = "baffin.allow-external-seeds") boolean externalSeeds) {
        return new OpenMatchDecider(new Opening(Deciders::game, externalSeeds));
    }

    @Singleton
    SeekDecider seekDecider() {
        return new SeekDecider(Deciders::game, Person.house(HouseBot.NAVIGATOR));
    }

    @Singleton
    CompetitionDecider competitionDecider() {
        return CompetitionDecider.checking(Deciders::game, Deciders::sides);
    }

    @Singleton
    DueRounds dueRounds(LongWork work, @Identifier(LOBBY) RecordPublisher log, Clock clock) {
        return new DueRounds(work, log, clock);
    }

    @Singleton
    @Identifier(LOBBY)
    RecordPublisher log(
            @Channel("lobby-commands") @OnOverflow(value = OnOverflow.Strategy.BUFFER, bufferSize = BUFFER)
                    MutinyEmitter<byte[]> emitter) {
        return new EmitterPublisher(emitter, Topics.bytesMax(Topics.LOBBY_COMMANDS));
    }

    @Singleton
    @Identifier(LOBBY)
    DeciderRuntime runtime(
            @Identifier(LOBBY) CommandPort port,
            OpenMatchDecider decider,
            SeekDecider seeks,
            CompetitionDecider competitions,
            DueRounds dueRounds,
            ClockGate clocks) {
        return new DeciderRuntime(
                new DeciderSettings(LOBBY, kafka, instance),
                SPEC,
                port,
                List.of(),
                () -> new LobbyAggregates(decider, seeks, competitions, dueRounds),
                DeciderObserver.NONE,
                () -> clocks.open(DiskLevel.SCARCE));
    }

    @Singleton
    @Identifier(LOBBY)
    CommandPort port(@Identifier(LOBBY) RecordPublisher log, Clock clock, Acknowledgements acknowledgements) {
        return new CommandPort(
                log,
                SPEC.commandType(),
                SPEC.source(),
                instance,
                clock,
                acknowledgements.from(SPEC.source(), clock),
                Tells::of,
                BOUNDS);
    }

    @Singleton
    @Identifier(LOBBY)
    CommandExchange exchange(@Identifier(LOBBY) CommandPort port, NameDirectory names, MeterRegistry meters) {
        return new CommandExchange(port, names, LOBBY, meters);
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
