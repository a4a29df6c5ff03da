package baffin.platform.runtime.decider.loop;

import baffin.platform.runtime.decider.DeciderCore;
import baffin.platform.runtime.decider.DeciderObserver;
import baffin.platform.runtime.decider.DeciderSpec;
import baffin.platform.runtime.decider.aggregate.DeciderAggregate;
import baffin.platform.runtime.decider.aggregate.RecordContext;
import baffin.platform.runtime.decider.guard.Guard;
import baffin.platform.runtime.decider.guard.PoisonRecords.Place;
import baffin.platform.runtime.decider.guard.Pulse;
import baffin.platform.wire.CloudEvents;
import baffin.platform.wire.CommandEnvelope;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Function;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.producer.ProducerRecord;

/** One partition while this instance decides for it: what it holds in memory, and when its clocks are looked at. */
final class OwnedPartition<S> implements AutoCloseable {

    /** A decider that waits for nothing looks seldom. */
    static final Duration PULSE = Duration.ofSeconds(5);

    private static final Duration WAKE = Duration.ofMillis(250);
    private static final Duration SWEEP = Duration.ofMinutes(10);

    private final int number;
    private final String foreign;
    private final Guard guard;
    private final LoggedRows rows;
    private final LoggedDecisions decisions;
    private final DeciderCore<S> core;
    private final Pulse.Beat beat;
    private Instant look;
    private Instant sweep;

    /**
     * A partition whose rows have been read.
     *
     * @param instance ordinal of this instance, its partition of the replies topic
     */
    OwnedPartition(
            int number,
            int instance,
            DeciderSpec spec,
            LoggedRows rows,
            Function<String, DeciderAggregate<?, S, ?, ?>> aggregates,
            DeciderObserver observer,
            Guard guard,
            Instant now) {
        this.number = number;
        this.foreign = spec.foreign() == null ? "" : spec.foreign();
        this.guard = guard;
        this.rows = rows;
        this.decisions = new LoggedDecisions(spec, instance);
        this.core = new DeciderCore<>(aggregates, spec.keepEnded(), rows, decisions, observer, spec.bounds());
        this.beat = guard.pulse().started();
        this.look = now;
        this.sweep = now.plus(SWEEP);
        core.started(now);
    }

    /** When its clocks are to be looked at next. */
    Instant look() {
        return look;
    }

    /** What follows is part of a transaction. */
    void open(Transaction transaction) {
        decisions.open(transaction);
    }

    /** Looks at its clocks; true when there is something to write for that. */
    boolean look(Instant now, Transaction transaction) {
        int before = transaction.size();
        beat.beat();
        core.at(now, guard.served().getAsBoolean());
        core.wake(now);
        if (!now.isBefore(sweep)) {
            core.sweep(now);
            sweep = now.plus(SWEEP);
        }
        look = now.plus(PULSE);
        lookSooner(now);
        return rows.changed() || transaction.size() > before;
    }

    private void lookSooner(Instant now) {
        Instant soon = now.plus(WAKE);
        if (soon.isBefore(look) && core.wakesBefore(now.plus(PULSE))) {
            look = soon;
        }
    }

    /** Takes a record of the log. */
    void take(ConsumerRecord<String, byte[]> record, Instant now) {
        String type = CloudEvents.value(record.headers(), "ce_type");
        RecordContext context = new RecordContext(
                record.key() == null ? "" : record.key(),
                number,
                // a stranger's record may have none
                Instant.ofEpochMilli(Math.max(0, record.timestamp())),
                type == null ? "" : type);
        Place place = new Place(record.topic(), number, record.offset());
        boolean event = record.topic().equals(foreign);
        take(place, context, now, reason -> core.setAside(context, record.value(), event, reason), () -> {
            if (event) {
                core.event(context, record.value());
            } else {
                core.command(context, record.value());
            }
        });
    }

    /** Takes a command of this process. */
    void take(LocalCommand local, Instant now) {
        CommandEnvelope command = local.command();
        RecordContext context = new RecordContext(command.key(), number, now, "");
        take(
                local.place(),
                context,
                now,
                reason -> core.setAside(context, command.bytes(), false, reason),
                () -> core.command(context, command));
    }

    private void take(
            Place place,
            RecordContext context,
            Instant now,
            java.util.function.Consumer<String> setAside,
            Runnable decide) {
        // a gap is noticed before anybody's clock is looked at after it
        core.at(now, guard.served().getAsBoolean());
        decisions.causedBy(place, context.key());
        Optional<String> condemned = guard.condemned().reason(place);
        try {
            condemned.ifPresentOrElse(setAside, decide);
        } catch (RuntimeException | Error e) {
            guard.condemned().failed(place, e);
            throw e;
        }
        lookSooner(now);
    }

    /** Writes what has changed of its rows. */
    void flush(Transaction transaction, String changelog) {
        rows.flush((key, row) -> transaction.row(new ProducerRecord<>(changelog, number, key, row)));
    }

    @Override
    public void close() {
        beat.close();
    }
}
