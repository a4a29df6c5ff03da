package baffin.gameservice.push.delivery;

import baffin.gameservice.notification.domain.Notices;
import baffin.gameservice.push.domain.PushOutbox;
import baffin.platform.runtime.projection.Entry;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import io.smallrye.mutiny.Uni;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jboss.logging.Logger;

/** Finds what browsers are to be told of what the database has just got. What is old, as in a rebuild, is not told. */
public final class PushFeed {

    /** Nothing older is sent. */
    static final Duration AGE_MAX = Duration.ofMinutes(10);

    private static final Logger LOG = Logger.getLogger(PushFeed.class);
    private static final int BATCH_MAX = 2_000;
    private static final int PENDING_MAX = 20_000;

    private final PushOutbox outbox;
    private final PushDispatcher dispatcher;
    private final Clock clock;
    private final Counter passedOver;
    private final Map<Notices.Stored, Long> pending = new LinkedHashMap<>();
    private final AtomicBoolean busy = new AtomicBoolean();

    /** A feed that does nothing until it is told to {@link #look}. */
    public PushFeed(PushOutbox outbox, PushDispatcher dispatcher, Clock clock, MeterRegistry meters) {
        this.outbox = outbox;
        this.dispatcher = dispatcher;
        this.clock = clock;
        this.passedOver = meters.counter("baffin.push.steps.passed.over");
    }

    /** Steps, or records of competitions, stand in the database. */
    public void written(List<Entry> entries) {
        long since = since().toEpochMilli();
        synchronized (pending) {
            for (Entry entry : entries) {
                if (entry.timestamp() >= since) {
                    keep(Notices.Stored.of(entry), entry.timestamp());
                }
            }
        }
    }

    private void keep(Notices.Stored step, long timestamp) {
        if (pending.size() < PENDING_MAX) {
            pending.put(step, timestamp);
        } else {
            passedOver.increment();
        }
    }

    /** Looks for what is to be sent; to be called several times a second. */
    public void look() {
        if (!busy.compareAndSet(false, true)) {
            return;
        }
        Map<Notices.Stored, Long> batch = taken();
        if (batch.isEmpty()) {
            busy.set(false);
            return;
        }
        Uni.createFrom()
                .deferred(() -> outbox.claim(new ArrayList<>(batch.keySet()), since(), clock.instant()))
                .onTermination()
                .invoke(() -> busy.set(false))
                .subscribe()
                .with(dispatcher::offer, away -> later(batch, away));
    }

    private Map<Notices.Stored, Long> taken() {
        Map<Notices.Stored, Long> batch = new LinkedHashMap<>();
        synchronized (pending) {
            Iterator<Map.Entry<Notices.Stored, Long>> all = pending.entrySet().iterator();
            while (all.hasNext() && batch.size() < BATCH_MAX) {
                Map.Entry<Notices.Stored, Long> one = all.next();
                batch.put(one.getKey(), one.getValue());
                all.remove();
            }
        }
        return batch;
    }

    private void later(Map<Notices.Stored, Long> batch, Throwable away) {
        LOG.debugf("what browsers are to be told can't be read: %s", away.getMessage());
        long since = since().toEpochMilli();
        synchronized (pending) {
            batch.forEach((step, timestamp) -> {
                if (timestamp >= since) {
                    keep(step, timestamp);
                }
            });
        }
    }

    /** Forgets what was given so long ago that nobody asks for it again. */
    public void forget() {
        outbox.forget(clock.instant().minus(AGE_MAX.multipliedBy(2)))
                .subscribe()
                .with(
                        rows -> LOG.debugf("%d claims of push messages are forgotten", rows),
                        away -> LOG.debugf("old claims of push messages stay for now: %s", away.getMessage()));
    }

    private Instant since() {
        return clock.instant().minus(AGE_MAX);
    }
}
