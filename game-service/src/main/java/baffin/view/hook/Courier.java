package baffin.view.hook;

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
public final class Courier {

    private static final Logger LOG = Logger.getLogger(Courier.class);
    private static final int ALL_MAX = 512;
    private static final int OF_HOOK_MAX = 4;
    private static final int OF_OWNER_MAX = 12;
    private static final int CLAIM_MAX = 64;
    private static final int SETTLE_RETRIES = 5;
    private static final Duration PAUSE = Duration.ofMillis(250);
    private static final String SEALED = "the platform can't open the secret; rotate it, or ask who runs the platform";

    /** A claim that is answered later than this would leave too little of its time for the attempt. */
    private static final Duration PATIENCE = Duration.ofSeconds(15);

    private final Outbox outbox;
    private final Carrier carrier;
    private final Clock clock;
    private final MeterRegistry meters;
    private final Duration patience;
    private final Map<String, Job> under = new ConcurrentHashMap<>();
    private final AtomicLong waiting = new AtomicLong();
    private boolean claiming;
    private boolean again;
    private volatile boolean closed;

    /** A courier that does nothing until it is told to {@link #look}. */
    public Courier(Outbox outbox, Carrier carrier, Clock clock, MeterRegistry meters) {
        this(outbox, carrier, clock, meters, PATIENCE);
    }

    /** @param patience how long the outbox may take to answer; then it counts as away, and is asked again */
    Courier(Outbox outbox, Carrier carrier, Clock clock, MeterRegistry meters, Duration patience) {
        this.outbox = outbox;
        this.carrier = carrier;
        this.clock = clock;
        this.meters = meters;
        this.patience = patience;
        meters.gauge("baffin.webhooks.waiting", waiting, AtomicLong::doubleValue);
        meters.gauge("baffin.webhooks.sending", under, Map::size);
        meters.gauge("baffin.webhooks.sending.oldest.seconds", this, Courier::oldestSeconds);
    }

    /** Looks whether something is due; to be called now and then, and when something has come. */
    public void look() {
        int room;
        Outbox.Load load;
        synchronized (this) {
            again |= claiming;
            room = Math.min(CLAIM_MAX, ALL_MAX - under.size());
            if (claiming || closed || room <= 0) {
                return;
            }
            claiming = true;
            load = load();
        }
        inTime(outbox.claim(clock.instant(), room, OF_HOOK_MAX, load))
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
        outbox.waiting().subscribe().with(waiting::set, away -> LOG.debugf("not counted: %s", away.getMessage()));
    }

    /** Claims nothing more. */
    public void close() {
        closed = true;
    }

    private Outbox.Load load() {
        Map<String, Integer> hooks = new HashMap<>();
        Map<String, Integer> owners = new HashMap<>();
        under.values().forEach(job -> {
            hooks.merge(job.hook(), 1, Integer::sum);
            owners.merge(job.owner(), 1, Integer::sum);
        });
        owners.values().removeIf(number -> number < OF_OWNER_MAX);
        return new Outbox.Load(hooks, owners.keySet());
    }

    private void claimed(List<Job> jobs) {
        jobs.forEach(job -> under.put(job.lease(), job));
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

    private void send(Job job) {
        Instant began = clock.instant();
        carried(job, began)
                .onFailure()
                .recoverWithItem(fault -> {
                    LOG.errorf(fault, "webhook %s: an attempt failed here", job.hook());
                    return Answered.not("an internal fault");
                })
                .chain(answered -> settle(job, began, answered))
                .eventually(() -> done(job))
                .subscribe()
                .with(
                        done -> {},
                        away -> LOG.warnf(
                                "webhook %s: delivery %s is made again, it can't be told what became of it: %s",
                                job.hook(), job.event(), away.getMessage()));
    }

    private Uni<Answered> carried(Job job, Instant began) {
        if (!job.keys().secret().readable()) {
            LOG.errorf("webhook %s: no key of this installation opens its secret", job.hook());
            return Uni.createFrom().item(Answered.not(SEALED));
        }
        List<HookSecret> secrets =
                job.keys().signing(began).stream().filter(HookSecret::readable).toList();
        byte[] body = job.body().getBytes(StandardCharsets.UTF_8);
        return carrier.post(job.url(), Signature.headers(job.event(), began, body, secrets), body);
    }

    private Uni<Void> settle(Job job, Instant began, Answered answered) {
        long took = Math.max(0, Duration.between(began, clock.instant()).toMillis());
        Attempt attempt = new Attempt(began, took, answered.status(), answered.fault());
        int tries = job.tries() + 1;
        Verdict verdict = Verdict.of(attempt, tries, ThreadLocalRandom.current().nextDouble());
        told(job, attempt, tries, verdict);
        return inTime(outbox.settle(job, attempt, verdict))
                .onFailure()
                .retry()
                .withBackOff(PAUSE, Duration.ofSeconds(4))
                .atMost(SETTLE_RETRIES);
    }

    private void told(Job job, Attempt attempt, int tries, Verdict verdict) {
        String outcome = verdict.getClass().getSimpleName();
        Timer.builder("baffin.webhooks.attempts")
                .tag("outcome", outcome)
                .tag("status", attempt.status() == null ? "none" : attempt.status() / 100 + "xx")
                .register(meters)
                .record(Duration.ofMillis(attempt.durationMs()));
        LOG.logf(
                verdict instanceof Verdict.Delivered ? Logger.Level.DEBUG : Logger.Level.INFO,
                "webhook %s delivery %s (%s) attempt %d: %s, status %s, %d ms",
                job.hook(),
                job.event(),
                job.type(),
                tries,
                outcome,
                attempt.status() == null ? "none" : attempt.status(),
                attempt.durationMs());
    }

    private void done(Job job) {
        under.remove(job.lease());
        look();
    }

    private double oldestSeconds() {
        Instant now = clock.instant();
        return under.values().stream()
                .mapToDouble(job -> Duration.between(job.since(), now).toMillis() / 1000.0)
                .max()
                .orElse(0);
    }
}
