package baffin.platform.runtime.decider.port;

import baffin.platform.problem.ProblemException;
import baffin.platform.publish.DoesNotFit;
import baffin.platform.wire.Reply;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.subscription.UniEmitter;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongFunction;

/** Where requests wait for their replies; never more than a fixed number of them, and none for long. */
public final class PendingReplies {

    private static final int RETRY_S = 1;

    private final int waitingMax;
    private final Duration patience;
    private final Map<Long, UniEmitter<? super Optional<Reply>>> waiting = new ConcurrentHashMap<>();
    // a random start keeps replies to an earlier life of this instance from meeting a new request
    private final AtomicLong tickets = new AtomicLong(new SecureRandom().nextLong() >>> 1);

    /**
     * A desk.
     *
     * @param waitingMax how many may wait; the next one fails
     * @param patience how long one waits before nobody knows what became of it
     */
    public PendingReplies(int waitingMax, Duration patience) {
        this.waitingMax = waitingMax;
        this.patience = patience;
    }

    /** How many wait now. */
    public int waiting() {
        return waiting.size();
    }

    /**
     * Sends something and waits for its reply.
     *
     * @param send takes the ticket that the reply must carry; when it fails, nobody knows what became of it, but
     *     {@link DoesNotFit} fails the wait: nothing was sent
     * @return empty when it is not known whether the log has it; fails with 503 when too many wait already
     */
    public Uni<Optional<Reply>> await(LongFunction<Uni<Void>> send) {
        return Uni.createFrom().deferred(() -> {
            if (waiting.size() >= waitingMax) {
                throw ProblemException.unavailable("too many commands are waiting", RETRY_S);
            }
            long ticket = tickets.incrementAndGet();
            Uni<Optional<Reply>> replied = Uni.createFrom().emitter(emitter -> {
                waiting.put(ticket, emitter);
                Uni.createFrom()
                        .deferred(() -> send.apply(ticket))
                        .subscribe()
                        .with(sent -> {}, failure -> failed(ticket, failure));
            });
            return replied.ifNoItem()
                    .after(patience)
                    .recoverWithItem(Optional.empty())
                    .onTermination()
                    .invoke(() -> waiting.remove(ticket));
        });
    }

    /** A reply has come; nobody may be waiting any more. */
    public void settle(Reply reply) {
        settle(reply.ticket(), Optional.of(reply));
    }

    private void failed(long ticket, Throwable failure) {
        if (failure instanceof DoesNotFit) {
            Optional.ofNullable(waiting.remove(ticket)).ifPresent(emitter -> emitter.fail(failure));
        } else {
            settle(ticket, Optional.empty());
        }
    }

    private void settle(long ticket, Optional<Reply> answer) {
        Optional.ofNullable(waiting.remove(ticket)).ifPresent(emitter -> emitter.complete(answer));
    }
}
