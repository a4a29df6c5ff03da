package baffin.lobby.decider;

import baffin.platform.acknowledgement.DoesNotFit;
import baffin.platform.acknowledgement.RecordPublisher;
import baffin.platform.match.MatchScored;
import baffin.platform.wire.CloudEvents;
import baffin.platform.wire.CommandEnvelope;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.eclipse.microprofile.reactive.messaging.Incoming;
import org.jboss.logging.Logger;

/**
 * Finished matches as they come. A record is done with once its command stands in the log; one that comes again does no
 * harm, since a table takes one result.
 */
@ApplicationScoped
class ScoreEvents {

    private static final Logger LOG = Logger.getLogger(ScoreEvents.class);
    private static final String SOURCE = "/lobby";
    private static final Duration PAUSE = Duration.ofMillis(200);
    private static final Duration PAUSE_MAX = Duration.ofSeconds(5);

    private final RecordPublisher log;
    private final Clock clock;

    ScoreEvents(@Identifier("lobby") RecordPublisher log, Clock clock) {
        this.log = log;
        this.clock = clock;
    }

    @Incoming("lobby-results")
    Uni<Void> take(ConsumerRecord<String, byte[]> record) {
        return command(record).map(this::send).orElseGet(() -> Uni.createFrom().voidItem());
    }

    private static Optional<CommandEnvelope> command(ConsumerRecord<String, byte[]> record) {
        try {
            return Results.command(MatchScored.read(record.value()));
        } catch (RuntimeException e) {
            // the others must not wait for one that can never be read
            LOG.errorf(e, "a finished match can't be read: match=%s offset=%d", record.key(), record.offset());
            return Optional.empty();
        }
    }

    private Uni<Void> send(CommandEnvelope command) {
        String key = command.key();
        return Uni.createFrom()
                .deferred(() -> log.append(
                        key,
                        command.bytes(),
                        CloudEvents.attributes(
                                CloudEvents.LOBBY_COMMAND, SOURCE, command.commandId(), key, clock.instant())))
                .onFailure()
                .invoke(failure -> LOG.warnf("a result can't be sent and is tried again: %s", failure))
                .onFailure(failure -> !(failure instanceof DoesNotFit))
                .retry()
                .withBackOff(PAUSE, PAUSE_MAX)
                .indefinitely()
                .onFailure(DoesNotFit.class)
                .recoverWithNull();
    }
}
