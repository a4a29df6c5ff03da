package baffin.gameservice.webhook.delivery;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import io.smallrye.mutiny.Uni;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;
import org.jboss.logging.Logger;

/**
 * Carries what waits to its receivers: many at a time, few of each webhook and player, so that slow receivers hold up
 * only themselves. An attempt that is not settled, because the process has died, is made again once its claim has run
 * out.
 */
public final class DeliveryDispatcher {

    private static final Logger LOG = Logger.getLogger(DeliveryDispatcher.class);
    private static final int ALL_MAX = 512;
    private static final int OF_HOOK_MAX = 4;
    private static final int OF_OWNER_MAX = 12;
    private static final int CLAIM_MAX = 64;
    private static final int SETTLE_RETRIES = 5;
    private static final Duration PAUSE = Duration.ofMillis(250);
    private static final String SEALED = "the platform can't open the secret; rotate it, or ask who runs the platform";

    /** A claim that is answered later than this would leave too little of its time for the attempt. */
    private static final Duration PATIENCE = Duration.ofSeconds(15);

    private final DeliveryQueue deliveryQueue;
    private final DeliveryClient deliveryClient;
    private final Clock clock;
    private final MeterRegistry meters;
    private final Duration patience;
    private final Map<String, DeliveryJob> under = new ConcurrentHashMap<>();
    private final AtomicLong waiting = new AtomicLong();
    private boolean claiming;
    private boolean again;
    private volatile boolean closed;

    /** A courier that does nothing until it is told to {@link #look}. */
    public DeliveryDispatcher(
            DeliveryQueue deliveryQueue, DeliveryClient deliveryClient, Clock clock, MeterRegistry meters) {
        this(deliveryQueue, deliveryClient, clock, meters, PATIENCE);
    }

    /** @param patience how long the outbox may take to answer; then it counts as away, and is asked again */
    DeliveryDispatcher(
            DeliveryQueue deliveryQueue,
            DeliveryClient deliveryClient,
            Clock clock,
            MeterRegistry meters,
            Duration patience) {
        this.deliveryQueue = deliveryQueue;
        this.deliveryClient = deliveryClient;
        this.clock = clock;
        this.meters = meters;
        this.patience = patience;
        meters.gauge("baffin.webhooks.waiting", waiting, AtomicLong::doubleValue);
        meters.gauge("baffin.webhooks.sending", under, Map::size);
        meters.gauge("baffin.webhooks.sending.oldest.seconds", this, DeliveryDispatcher::oldestSeconds);
    }

    /** Looks whether something is due; to be called now and then, and when something has come. */
    public void look() {
        int room;
        DeliveryQueue.Load load;
        synchronized (this) {
            again |= claiming;
            room = Math.min(CLAIM_MAX, ALL_MAX - under.size());
            if (claiming || closed || room <= 0) {
                return;
            }
            claiming = true;
            load = load();
        }
        inTime(deliveryQueue.claim(clock.instant(), room, OF_HOOK_MAX, load))
                .subscribe()
                .with(this::claimed, away -> {
                    LOG.warnf("what waits for receivers can't be read: %s", away.getMessage());
                    claimed(List.of());
                });
    }

    // a database that neither answers nor hangs up must not end all deliveries
    private <T> Uni<T> inTime(Uni<T> asked) {
        return asked.ifNoItem().after(patience).failWith(() -> new TimeoutException("no answer from the database"));
    }

    /** Counts what waits, for the metrics. */
    public void count() {
        deliveryQueue
                .waiting()
                .subscribe()
                .with(waiting::set, away -> LOG.debugf("not counted: %s", away.getMessage()));
    }

    /** Claims nothing more. */
    public void close() {
        closed = true;
    }

    private DeliveryQueue.Load load() {
        Map<String, Integer> hooks = new HashMap<>();
        Map<String, Integer> owners = new HashMap<>();
        under.values().forEach(deliveryJob -> {
            hooks.merge(deliveryJob.hook(), 1, Integer::sum);
            owners.merge(deliveryJob.owner(), 1, Integer::sum);
        });
        owners.values().removeIf(number -> number < OF_OWNER_MAX);
        return new DeliveryQueue.Load(hooks, owners.keySet());
    }

    private void claimed(List<DeliveryJob> jobs) {
        jobs.forEach(deliveryJob -> under.put(deliveryJob.lease(), deliveryJob));
        // attempts that are settled at once ask for the next claim: noted meanwhile, or the stack would grow with each
        jobs.forEach(this::send);
        boolean more;
        synchronized (this) {
            claiming = false;
            more = again || jobs.size() == CLAIM_MAX;
            again = false;
        }
        if (more) {
            look();
        }
    }

    private void send(DeliveryJob deliveryJob) {
        Instant began = clock.instant();
        carried(deliveryJob, began)
                .onFailure()
                .recoverWithItem(fault -> {
                    LOG.errorf(fault, "webhook %s: an attempt failed here", deliveryJob.hook());
                    return DeliveryResponse.not("an internal fault");
                })
                .chain(deliveryResponse -> settle(deliveryJob, began, deliveryResponse))
                .eventually(() -> done(deliveryJob))
                .subscribe()
                .with(
                        done -> {},
                        away -> LOG.warnf(
                                "webhook %s: delivery %s is made again, it can't be told what became of it: %s",
                                deliveryJob.hook(), deliveryJob.event(), away.getMessage()));
    }

    private Uni<DeliveryResponse> carried(DeliveryJob deliveryJob, Instant began) {
        if (!deliveryJob.keys().secret().readable()) {
            LOG.errorf("webhook %s: no key of this installation opens its secret", deliveryJob.hook());
            return Uni.createFrom().item(DeliveryResponse.not(SEALED));
        }
        List<WebhookSecret> secrets = deliveryJob.keys().signing(began).stream()
                .filter(WebhookSecret::readable)
                .toList();
        byte[] body = deliveryJob.body().getBytes(StandardCharsets.UTF_8);
        return deliveryClient.post(
                deliveryJob.url(), Signature.headers(deliveryJob.event(), began, body, secrets), body);
    }

    private Uni<Void> settle(DeliveryJob deliveryJob, Instant began, DeliveryResponse deliveryResponse) {
        long took = Math.max(0, Duration.between(began, clock.instant()).toMillis());
        DeliveryAttempt deliveryAttempt =
                new DeliveryAttempt(began, took, deliveryResponse.status(), deliveryResponse.fault());
        int tries = deliveryJob.tries() + 1;
        DeliveryOutcome deliveryOutcome = DeliveryOutcome.of(
                deliveryAttempt, tries, ThreadLocalRandom.current().nextDouble());
        told(deliveryJob, deliveryAttempt, tries, deliveryOutcome);
        return inTime(deliveryQueue.settle(deliveryJob, deliveryAttempt, deliveryOutcome))
                .onFailure()
                .retry()
                .withBackOff(PAUSE, Duration.ofSeconds(4))
                .atMost(SETTLE_RETRIES);
    }

    private void told(
            DeliveryJob deliveryJob, DeliveryAttempt deliveryAttempt, int tries, DeliveryOutcome deliveryOutcome) {
        String outcome = deliveryOutcome.getClass().getSimpleName();
        Timer.builder("baffin.webhooks.attempts")
                .tag("outcome", outcome)
                .tag("status", deliveryAttempt.status() == null ? "none" : deliveryAttempt.status() / 100 + "xx")
                .register(meters)
                .record(Duration.ofMillis(deliveryAttempt.durationMs()));
        LOG.logf(
                deliveryOutcome instanceof DeliveryOutcome.Delivered ? Logger.Level.DEBUG : Logger.Level.INFO,
                "webhook %s delivery %s (%s) attempt %d: %s, status %s, %d ms",
                deliveryJob.hook(),
                deliveryJob.event(),
                deliveryJob.type(),
                tries,
                outcome,
                deliveryAttempt.status() == null ? "none" : deliveryAttempt.status(),
                deliveryAttempt.durationMs());
    }

    private void done(DeliveryJob deliveryJob) {
        under.remove(deliveryJob.lease());
        look();
    }

    private double oldestSeconds() {
        Instant now = clock.instant();
        return under.values().stream()
                .mapToDouble(deliveryJob ->
                        Duration.between(deliveryJob.since(), now).toMillis() / 1000.0)
                .max()
                .orElse(0);
    }
}
