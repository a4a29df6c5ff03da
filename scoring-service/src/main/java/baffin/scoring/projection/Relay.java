package baffin.scoring.projection;

import baffin.platform.acknowledgement.RecordPublisher;
import baffin.platform.match.MatchScored;
import baffin.platform.runtime.projection.store.Transactions;
import baffin.platform.wire.CloudEvents;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import io.smallrye.mutiny.Uni;
import io.vertx.core.Context;
import io.vertx.core.Vertx;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import org.hibernate.reactive.mutiny.Mutiny;
import org.jboss.logging.Logger;

/**
 * Announces what waits in the outbox, in its order, one relay at a time over all instances. A row is marked once the
 * log has it, in the transaction that has read it: who dies in between sends it again.
 */
final class Relay {

    private static final Logger LOG = Logger.getLogger(Relay.class);
    private static final int BATCH = 200;

    private final Transactions transactions;
    private final RecordPublisher log;
    private final Counter announced;
    private boolean busy;
    private boolean again;
    private boolean closed;
    private long timer = -1;

    /**
     * A relay at rest.
     *
     * @param log takes the records; what it has accepted is not lost
     */
    Relay(Transactions transactions, RecordPublisher log, MeterRegistry meters) {
        this.transactions = transactions;
        this.log = log;
        this.announced = Counter.builder("baffin.scores.announced")
                .description("finished matches announced on score.events")
                .register(meters);
    }

    /** Begins to work, and looks again every so often in case nobody wakes it. */
    synchronized void start(Duration every) {
        if (!closed) {
            timer = transactions.vertx().setPeriodic(every.toMillis(), ignored -> wake());
        }
        wake();
    }

    /** Looks into the outbox now, or once more when it is just looking. */
    void wake() {
        synchronized (this) {
            if (busy || closed) {
                again = true;
                return;
            }
            busy = true;
            again = false;
        }
        pass().subscribe().with(this::passed, away -> {
            LOG.warnf("results wait to be announced: %s", away.getMessage());
            passed(0);
        });
    }

    synchronized void close() {
        closed = true;
        if (timer >= 0) {
            transactions.vertx().cancelTimer(timer);
        }
    }

    private void passed(int sent) {
        boolean more;
        synchronized (this) {
            busy = false;
            more = !closed && (again || sent == BATCH);
        }
        if (more) {
            wake();
        }
    }

    /** Announces what waits, at most one batch; gives how many. */
    Uni<Integer> pass() {
        return transactions
                .write(session -> Outbox.waiting(session, BATCH)
                        .chain(waiting -> waiting.isEmpty() ? Uni.createFrom().item(0) : announce(session, waiting)))
                .invoke(sent -> announced.increment(sent));
    }

    private Uni<Integer> announce(Mutiny.Session session, List<Outbox.Waiting> waiting) {
        Context own = Vertx.currentContext();
        // the producer keeps the order of records that are under way together
        List<Uni<Void>> sends = waiting.stream().map(one -> send(one.body())).toList();
        Long[] places = waiting.stream().map(Outbox.Waiting::place).toArray(Long[]::new);
        return Uni.join()
                .all(sends)
                .andCollectFailures()
                // the session belongs to the event loop that has opened it
                .emitOn(task -> own.runOnContext(ignored -> task.run()))
                .chain(() -> Outbox.sent(session, places));
    }

    private Uni<Void> send(String body) {
        byte[] json = body.getBytes(StandardCharsets.UTF_8);
        MatchScored scored = MatchScored.read(json);
        return log.append(
                scored.matchId(),
                json,
                CloudEvents.attributes(
                        CloudEvents.SCORED,
                        "/scoring",
                        scored.matchId() + '@' + scored.version(),
                        scored.matchId(),
                        scored.endedAt()));
    }
}
