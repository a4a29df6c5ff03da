package baffin.rules.config;

import baffin.match.GameRegistry;
import baffin.platform.acknowledgement.Acknowledgements;
import baffin.platform.acknowledgement.EmitterPublisher;
import baffin.platform.acknowledgement.SeenVersion;
import baffin.platform.directory.NameDirectory;
import baffin.platform.disk.space.DiskLevel;
import baffin.platform.match.GameModules;
import baffin.platform.match.SecretSeed;
import baffin.platform.runtime.decider.DeciderObserver;
import baffin.platform.runtime.decider.DeciderSpec;
import baffin.platform.runtime.decider.guard.ClockGate;
import baffin.platform.runtime.decider.loop.CommitListener;
import baffin.platform.runtime.decider.loop.DeciderRuntime;
import baffin.platform.runtime.decider.loop.DeciderSettings;
import baffin.platform.runtime.decider.port.CommandExchange;
import baffin.platform.runtime.decider.port.CommandPort;
import baffin.platform.topics.KafkaAccess;
import baffin.platform.topics.Topics;
import baffin.platform.wire.Reply;
import baffin.rules.engine.MatchDecisions;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.arc.All;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.reactive.messaging.MutinyEmitter;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Singleton;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.eclipse.microprofile.reactive.messaging.Channel;
import org.eclipse.microprofile.reactive.messaging.OnOverflow;

/** Makes the parts of the decider runtime. */
@Dependent
class DeciderWiring {

    /** Application id of the streams, and name of the service's parts. */
    static final String RULES = "rules";

    private static final DeciderSpec SPEC = MatchDecisions.SPEC;
    private static final CommandPort.Bounds BOUNDS = new CommandPort.Bounds(2_000, Duration.ofSeconds(5));
    /** A little above what may wait for replies, so that requests are refused before the channel overflows. */
    private static final int BUFFER = 4_096;

    @Singleton
    @Identifier(RULES)
    DeciderRuntime runtime(
            KafkaAccess kafka,
            @ConfigProperty(name = "baffin.instance") int instance,
            @Identifier(RULES) CommandPort port,
            DeciderObserver observer,
            @All List<CommitListener> listeners,
            ClockGate clocks) {
        GameModules games = new GameModules(GameRegistry.installed());
        SecureRandom random = new SecureRandom();
        return new DeciderRuntime(
                new DeciderSettings(RULES, kafka, instance),
                SPEC,
                port,
                listeners,
                MatchDecisions.each(games, () -> SecretSeed.drawn(random)),
                observer,
                () -> clocks.open(DiskLevel.FULL));
    }

    @Singleton
    @Identifier(RULES)
    CommandPort port(
            @Channel("match-commands") @OnOverflow(value = OnOverflow.Strategy.BUFFER, bufferSize = BUFFER)
                    MutinyEmitter<byte[]> commands,
            @ConfigProperty(name = "baffin.instance") int instance,
            Acknowledgements acknowledgements,
            MeterRegistry meters) {
        Clock clock = Clock.systemUTC();
        CommandPort port = new CommandPort(
                new EmitterPublisher(commands, Topics.bytesMax(Topics.MATCH_COMMANDS)),
                SPEC.commandType(),
                SPEC.source(),
                instance,
                clock,
                acknowledgements.from(SPEC.source(), clock),
                DeciderWiring::seenVersions,
                BOUNDS);
        meters.gauge("baffin.commands.waiting", port, CommandPort::waiting);
        return port;
    }

    @Singleton
    @Identifier(RULES)
    CommandExchange exchange(@Identifier(RULES) CommandPort port, NameDirectory names, MeterRegistry meters) {
        return new CommandExchange(port, names, RULES, meters);
    }

    /** What a reply tells the author of a command. */
    private static List<SeenVersion> seenVersions(Reply reply) {
        return List.of(new SeenVersion(Topics.MATCH_EVENTS, reply.key(), reply.version()));
    }
}
