package baffin.platform.runtime.decider.port;

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

    private final int waitingMax;
    private final Duration patience;
    private final Map<Long, UniEmitter<? super Answer>> waiting = new ConcurrentHashMap<>();
    // a random start keeps replies to an earlier life of this instance from meeting a new request
    private final AtomicLong tickets = new AtomicLong(new SecureRandom().nextLong() >>> 1);

    /**
     * A desk.
     *
     * @param waitingMax how many may wait; the next one is told {@link Answer.Full}
     * @param patience how long one waits before the answer is {@link Answer.Unknown}
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
     * @param send takes the ticket that the reply must carry; when it fails, the answer is {@link Answer.Unknown}, but
     *     {@link DoesNotFit} fails the wait: nothing was sent
     */
    public Uni<Answer> await(LongFunction<Uni<Void>> send) {
        return Uni.createFrom().deferred(() -> {
            if (waiting.size() >= waitingMax) {
                return Uni.createFrom().item(new Answer.Full());
            }
            long ticket = tickets.incrementAndGet();
            Uni<Answer> replied = Uni.createFrom().emitter(emitter -> {
                waiting.put(ticket, emitter);
                Uni.createFrom()
                        .deferred(() -> send.apply(ticket))
                        .subscribe()
                        .with(sent -> {}, failure -> failed(ticket, failure));
            });
            return replied.ifNoItem()
                    .after(patience)
                    .recoverWithItem(new Answer.Unknown())
                    .onTermination()
                    .invoke(() -> waiting.remove(ticket));
        });
    }

    /** A reply has come; nobody may be waiting any more. */
    public void settle(Reply reply) {
        settle(reply.ticket(), new Answer.Decided(reply));
    }

    private void failed(long ticket, Throwable failure) {
        if (failure instanceof DoesNotFit) {
            Optional.ofNullable(waiting.remove(ticket)).ifPresent(emitter -> emitter.fail(failure));
        } else {
            settle(ticket, new Answer.Unknown());
        }
    }

    private void settle(long ticket, Answer answer) {
        Optional.ofNullable(waiting.remove(ticket)).ifPresent(emitter -> emitter.complete(answer));
    }
}
