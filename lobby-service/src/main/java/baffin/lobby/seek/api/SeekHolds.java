package baffin.lobby.seek.api;

import baffin.lobby.openmatch.domain.Person;
import baffin.lobby.seek.domain.SeekCommand;
import baffin.lobby.seek.store.HoldList;
import baffin.lobby.seek.store.HoldList.Loose;
import baffin.platform.problem.ProblemException;
import io.quarkus.runtime.StartupEvent;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import io.vertx.core.Vertx;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.ws.rs.core.Response;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import org.jboss.logging.Logger;

/**
 * Seeks that end with their stream. The instance with the stream renews the hold; whichever instance finds one that is
 * over takes the seek back, so that a seek ends too when its instance has crashed.
 */
@ApplicationScoped
class SeekHolds {

    private static final Logger LOG = Logger.getLogger(SeekHolds.class);
    private static final Duration TO_OPEN = Duration.ofSeconds(15);
    private static final Duration TO_OPEN_AGAIN = Duration.ofSeconds(5);
    private static final int SERVER_FAULTS = 500;
    private static final Duration ROUND = Duration.ofSeconds(2);

    private final HoldList holds;
    private final SeekCommandService commands;
    private final Vertx vertx;
    private final Map<String, Integer> streams = new ConcurrentHashMap<>();
    private boolean turning;
    private boolean wanted;

    SeekHolds(HoldList holds, SeekCommandService commands, Vertx vertx) {
        this.holds = holds;
        this.commands = commands;
        this.vertx = vertx;
    }

    /** Goes on with what was held before a restart. */
    void start(@Observes StartupEvent event) {
        turn();
    }

    /** A seek is about to be made whose stream is to be opened soon. */
    Uni<Void> begin(String seekId, String game, String player) {
        return holds.begin(seekId, game, player, TO_OPEN).invoke(this::turn);
    }

    /** A stream of a held seek is open. */
    void opened(String seekId) {
        streams.merge(seekId, 1, Integer::sum);
        turn();
    }

    /** A stream of a held seek is closed. */
    void closed(String seekId) {
        streams.computeIfPresent(seekId, (key, count) -> count > 1 ? count - 1 : null);
    }

    /** Turns once every two seconds while any seek is held anywhere. */
    private synchronized void turn() {
        wanted = true;
        if (!turning) {
            turning = true;
            round();
        }
    }

    private void round() {
        synchronized (this) {
            wanted = false;
        }
        renewed()
                .chain(holds::loose)
                .chain(this::released)
                .chain(holds::any)
                .subscribe()
                .with(this::again, failure -> {
                    LOG.warnf("held seeks can't be looked at: %s", failure);
                    again(true);
                });
    }

    private Uni<Void> renewed() {
        return streams.isEmpty()
                ? Uni.createFrom().voidItem()
                : holds.renew(List.copyOf(streams.keySet()), TO_OPEN_AGAIN.plus(ROUND));
    }

    private Uni<Void> released(List<Loose> loose) {
        return Multi.createFrom()
                .iterable(loose)
                .onItem()
                .transformToUniAndConcatenate(this::release)
                .collect()
                .asList()
                .replaceWithVoid();
    }

    private Uni<Void> release(Loose loose) {
        Person by = new Person(loose.player(), false);
        SeekCommand command = new SeekCommand.Withdraw(loose.seekId(), true);
        return commands.answer(loose.game(), UUID.randomUUID().toString(), by, loose.seekId(), command, Response.ok())
                .map(answer -> answer.getStatus() == Response.Status.OK.getStatusCode())
                // it may have been matched, or never been made
                .onFailure(SeekHolds::refused)
                .recoverWithItem(true)
                .chain(known ->
                        known ? holds.forget(loose.seekId()) : Uni.createFrom().voidItem());
    }

    private static boolean refused(Throwable failure) {
        return failure instanceof ProblemException problem && problem.problem().status() < SERVER_FAULTS;
    }

    private synchronized void again(boolean needed) {
        if (needed || wanted || !streams.isEmpty()) {
            vertx.setTimer(ROUND.toMillis(), ignored -> round());
        } else {
            turning = false;
        }
    }
}
