package baffin.gameservice.push.delivery;

import baffin.gameservice.push.domain.PushMessage;
import baffin.gameservice.push.domain.PushOutbox;
import baffin.gameservice.webhook.delivery.DeliveryClient;
import baffin.gameservice.webhook.delivery.DeliveryResponse;
import io.micrometer.core.instrument.MeterRegistry;
import io.smallrye.mutiny.Uni;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import org.jboss.logging.Logger;

/** Carries messages to push services, few at a time. What waits is lost with the process. */
public final class PushDispatcher {

    private static final Logger LOG = Logger.getLogger(PushDispatcher.class);

    private final PushQueue queue = new PushQueue();
    private final PushOutbox outbox;
    private final PushRequests requests;
    private final DeliveryClient client;
    private final Executor workers;
    private final Clock clock;
    private final MeterRegistry meters;
    private volatile boolean closed;

    /**
     * A dispatcher.
     *
     * @param workers where messages are encrypted
     */
    public PushDispatcher(
            PushOutbox outbox,
            PushRequests requests,
            DeliveryClient client,
            Executor workers,
            Clock clock,
            MeterRegistry meters) {
        this.outbox = outbox;
        this.requests = requests;
        this.client = client;
        this.workers = workers;
        this.clock = clock;
        this.meters = meters;
        meters.gauge("baffin.push.waiting", queue, PushQueue::size);
    }

    /** Takes messages; those for which there is no room are dropped. */
    void offer(List<PushMessage> messages) {
        messages.stream().filter(message -> !queue.add(message)).forEach(message -> count("Full"));
        send();
    }

    /** Sends nothing more. */
    public void close() {
        closed = true;
    }

    private void send() {
        while (!closed) {
            Optional<PushQueue.Waiting> next = queue.next(clock.instant());
            if (next.isEmpty()) {
                return;
            }
            send(next.get());
        }
    }

    private void send(PushQueue.Waiting waiting) {
        PushMessage message = waiting.message();
        attempt(waiting)
                .onFailure()
                .recoverWithItem(fault -> {
                    LOG.errorf(fault, "push subscription %s: an attempt failed here", message.subscription());
                    return new PushOutcome.Dropped("an internal fault");
                })
                .chain(outcome -> settled(waiting, outcome))
                .onFailure()
                .invoke(away -> LOG.warnf(
                        "push subscription %s: it can't be told what became of a message: %s",
                        message.subscription(), away.getMessage()))
                .onTermination()
                .invoke(() -> queue.done(message))
                .subscribe()
                .with(done -> send(), away -> send());
    }

    // never at once, or the stack would grow with each that is settled at once
    private Uni<PushOutcome> attempt(PushQueue.Waiting waiting) {
        return Uni.createFrom().item(waiting).emitOn(workers).chain(this::carried);
    }

    private Uni<PushOutcome> carried(PushQueue.Waiting waiting) {
        Instant now = clock.instant();
        Duration left = PushLife.left(waiting.message().notice(), now);
        if (left.isNegative() || left.isZero()) {
            return Uni.createFrom().item(new PushOutcome.Dropped("its deadline has passed"));
        }
        PushRequests.PushRequest request = requests.of(waiting.message(), now);
        return client.post(request.url(), request.headers(), request.body()).map(response -> judged(response, waiting));
    }

    private PushOutcome judged(DeliveryResponse response, PushQueue.Waiting waiting) {
        return PushOutcome.of(response, waiting.tries() + 1, clock.instant());
    }

    private Uni<Void> settled(PushQueue.Waiting waiting, PushOutcome outcome) {
        PushMessage message = waiting.message();
        count(outcome.getClass().getSimpleName());
        return switch (outcome) {
            case PushOutcome.Sent sent -> outbox.sent(message.subscription(), clock.instant());
            case PushOutcome.Ended(int status) -> {
                LOG.infof(
                        "push subscription %s of player %s has ended: status %d",
                        message.subscription(), message.owner(), status);
                yield outbox.end(message.subscription());
            }
            case PushOutcome.Again(Duration after) -> {
                again(waiting, after);
                yield Uni.createFrom().voidItem();
            }
            case PushOutcome.Dropped(String why) -> {
                LOG.infof(
                        "push subscription %s: notification %s is not sent: %s",
                        message.subscription(), message.notice().id(), why);
                yield Uni.createFrom().voidItem();
            }
        };
    }

    private void again(PushQueue.Waiting waiting, Duration after) {
        Instant at = clock.instant().plus(after);
        if (queue.again(new PushQueue.Waiting(waiting.message(), waiting.tries() + 1, at))) {
            Uni.createFrom()
                    .voidItem()
                    .onItem()
                    .delayIt()
                    .by(after.plusMillis(1))
                    .subscribe()
                    .with(due -> send());
        }
    }

    private void count(String outcome) {
        meters.counter("baffin.push.messages", "outcome", outcome).increment();
    }
}
