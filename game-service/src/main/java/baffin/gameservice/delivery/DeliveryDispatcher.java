package baffin.gameservice.delivery;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import io.smallrye.mutiny.Uni;
import io.vertx.core.Vertx;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;
import org.jboss.logging.Logger;

/**
 * Sends deliveries to their receivers: many at a time, few of each target and player, so that a slow receiver delays
 * only itself. If the process dies before an attempt is settled, the delivery is due again when its claim has expired.
 */
public final class DeliveryDispatcher {

    private static final Logger LOG = Logger.getLogger(DeliveryDispatcher.class);
    private static final int CLAIM_MAX = 64;
    private static final int SETTLE_RETRIES = 5;
    private static final Duration PAUSE = Duration.ofMillis(250);
    private static final Duration LOOK_EVERY = Duration.ofSeconds(1);
    private static final Duration COUNT_EVERY = Duration.ofSeconds(15);
    private static final Duration FORGET_EVERY = Duration.ofMinutes(30);

    /** A claim that is answered later than this would leave too little of its time for the attempt. */
    private static final Duration PATIENCE = Duration.ofSeconds(15);

    private final DeliveryKind kind;
    private final DeliveryQueue deliveryQueue;
    private final Clock clock;
    private final MeterRegistry meters;
    private final Duration patience;
    private final Map<String, DeliveryJob> under = new ConcurrentHashMap<>();
    private final AtomicLong waiting = new AtomicLong();
    private boolean claiming;
    private boolean again;
    private volatile boolean closed;

    /** A dispatcher that sends nothing before {@link #look} or {@link #start}. */
    public DeliveryDispatcher(DeliveryKind kind, DeliveryQueue deliveryQueue, Clock clock, MeterRegistry meters) {
        this(kind, deliveryQueue, clock, meters, PATIENCE);
    }

    /** @param patience how long the queue may take to answer; then it counts as unavailable, and is asked again */
    DeliveryDispatcher(
            DeliveryKind kind, DeliveryQueue deliveryQueue, Clock clock, MeterRegistry meters, Duration patience) {
        this.kind = kind;
        this.deliveryQueue = deliveryQueue;
        this.clock = clock;
        this.meters = meters;
        this.patience = patience;
        meters.gauge(metric("waiting"), waiting, AtomicLong::doubleValue);
        meters.gauge(metric("sending"), under, Map::size);
        meters.gauge(metric("sending.oldest.seconds"), this, DeliveryDispatcher::oldestSeconds);
    }

    private String metric(String name) {
        return "baffin." + kind.name() + "." + name;
    }

    /** Sends what is due from now on, and deletes what is old. */
    public void start(Vertx vertx) {
        vertx.setPeriodic(LOOK_EVERY.toMillis(), ignored -> look());
        vertx.setPeriodic(COUNT_EVERY.toMillis(), ignored -> count());
        vertx.setPeriodic(FORGET_EVERY.toMillis(), ignored -> forget());
    }

    /** Sends what is due; to be called also when a delivery has been added. */
    public void look() {
        int room;
        DeliveryQueue.Load load;
        synchronized (this) {
            again |= claiming;
            room = Math.min(CLAIM_MAX, kind.limits().all() - under.size());
            if (claiming || closed || room <= 0) {
                return;
            }
            claiming = true;
            load = load();
        }
        inTime(deliveryQueue.claim(clock.instant(), room, kind.limits(), load))
                .subscribe()
                .with(this::claimed, away -> {
                    LOG.warnf("%s: deliveries cannot be claimed: %s", kind.name(), away.getMessage());
                    claimed(List.of());
                });
    }

    // a database that neither answers nor hangs up must not end all deliveries
    private <T> Uni<T> inTime(Uni<T> query) {
        return query.ifNoItem().after(patience).failWith(() -> new TimeoutException("no answer from the database"));
    }

    private void count() {
        deliveryQueue
                .waiting()
                .subscribe()
                .with(waiting::set, away -> LOG.debugf("not counted: %s", away.getMessage()));
    }

    private void forget() {
        deliveryQueue
                .forget(clock.instant().minus(kind.kept()))
                .subscribe()
                .with(
                        rows -> LOG.debugf("%s: %d deliveries are forgotten", kind.name(), rows),
                        away -> LOG.warnf("%s: old deliveries stay for now: %s", kind.name(), away.getMessage()));
    }

    /** Claims nothing more. */
    public void close() {
        closed = true;
    }

    private DeliveryQueue.Load load() {
        Map<String, Integer> targets = new HashMap<>();
        Map<String, Integer> owners = new HashMap<>();
        under.values().forEach(deliveryJob -> {
            targets.merge(deliveryJob.target(), 1, Integer::sum);
            owners.merge(deliveryJob.owner(), 1, Integer::sum);
        });
        return new DeliveryQueue.Load(targets, owners);
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
        Uni.createFrom()
                .deferred(() -> kind.send(deliveryJob, began))
                .onFailure()
                .recoverWithItem(fault -> {
                    LOG.errorf(fault, "%s %s: an attempt failed here", kind.name(), deliveryJob.target());
                    return DeliveryResponse.not("an internal fault");
                })
                .chain(deliveryResponse -> settle(deliveryJob, began, deliveryResponse))
                .eventually(() -> done(deliveryJob))
                .subscribe()
                .with(
                        done -> {},
                        away -> LOG.warnf(
                                "%s %s: the outcome of delivery %s cannot be stored: %s",
                                kind.name(), deliveryJob.target(), deliveryJob.event(), away.getMessage()));
    }

    private Uni<Void> settle(DeliveryJob deliveryJob, Instant began, DeliveryResponse deliveryResponse) {
        long took = Math.max(0, Duration.between(began, clock.instant()).toMillis());
        DeliveryAttempt deliveryAttempt =
                new DeliveryAttempt(began, took, deliveryResponse.status(), deliveryResponse.fault());
        DeliveryOutcome deliveryOutcome = kind.judge(deliveryJob, deliveryAttempt, deliveryResponse);
        report(deliveryJob, deliveryAttempt, deliveryOutcome);
        return inTime(deliveryQueue.settle(deliveryJob, deliveryAttempt, deliveryOutcome))
                .onFailure()
                .retry()
                .withBackOff(PAUSE, Duration.ofSeconds(4))
                .atMost(SETTLE_RETRIES);
    }

    private void report(DeliveryJob deliveryJob, DeliveryAttempt deliveryAttempt, DeliveryOutcome deliveryOutcome) {
        String outcome = deliveryOutcome.getClass().getSimpleName();
        Timer.builder(metric("attempts"))
                .tag("outcome", outcome)
                .tag("status", deliveryAttempt.status() == null ? "none" : deliveryAttempt.status() / 100 + "xx")
                .register(meters)
                .record(Duration.ofMillis(deliveryAttempt.durationMs()));
        LOG.logf(
                deliveryOutcome instanceof DeliveryOutcome.Delivered ? Logger.Level.DEBUG : Logger.Level.INFO,
                "%s %s delivery %s (%s) attempt %d: %s, status %s, %d ms",
                kind.name(),
                deliveryJob.target(),
                deliveryJob.event(),
                deliveryJob.type(),
                deliveryJob.tries() + 1,
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
