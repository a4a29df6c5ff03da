package baffin.platform.runtime.decider;

import baffin.platform.acknowledgement.DoesNotFit;
import baffin.platform.runtime.decider.StoredRow.Kind;
import baffin.platform.runtime.decider.aggregate.AggregateState;
import baffin.platform.runtime.decider.aggregate.DeciderAggregate;
import baffin.platform.runtime.decider.aggregate.Judgement;
import baffin.platform.runtime.decider.aggregate.Outage;
import baffin.platform.runtime.decider.aggregate.RecordContext;
import baffin.platform.runtime.decider.bounds.RecordLimits;
import baffin.platform.runtime.decider.bounds.Texts;
import baffin.platform.runtime.decider.port.OwnRecords;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Decoded;
import baffin.platform.wire.Malformed;
import baffin.platform.wire.Reply;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.UUID;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * Decides for all keys of one partition. Lives and dies with the partition's task, so that nothing of an aborted
 * transaction is remembered. Knows no Kafka: tests run it on a log of their own.
 */
public final class DeciderCore<S> {

    private static final Logger LOG = Logger.getLogger(DeciderCore.class);
    private static final int CACHED_MAX = 4096;
    private static final int TICKS_AT_ONCE_MAX = 50;

    private final Function<String, DeciderAggregate<?, S, ?, ?>> aggregates;
    private final Rows rows;
    private final MemoryPages pages;
    private final DecisionSink outbox;
    private final DeciderObserver observer;
    private final TimerService watch;
    private final Sweep<S> sweep;
    private final RecordLimits bounds;
    private final OwnRecords own;
    private final StateCache<AggregateState<S>> decoded;

    /**
     * A decider with nothing in memory but its rows.
     *
     * @param aggregates which of them decides for a key
     * @param bounds how large what it writes may be
     * @param own what this instance has written, and so need not parse
     */
    public DeciderCore(
            Function<String, DeciderAggregate<?, S, ?, ?>> aggregates,
            Duration keepEnded,
            Rows rows,
            DecisionSink outbox,
            DeciderObserver observer,
            RecordLimits bounds,
            OwnRecords own) {
        this.bounds = bounds;
        this.own = own;
        this.aggregates = aggregates;
        this.rows = rows;
        this.pages = new MemoryPages(rows);
        this.outbox = outbox;
        this.observer = observer;
        this.watch = new TimerService(rows);
        this.sweep = new Sweep<>(aggregates, keepEnded, rows, pages);
        this.decoded = new StateCache<>(CACHED_MAX);
    }

    /** Begins to watch the time; without it, nothing is known of an outage before. */
    public void started(Instant now) {
        watch.started(now);
    }

    /**
     * Hears the time from the machine's own clock, often; a gap is an outage for all who wait.
     *
     * @param served false while players cannot be served by other parts of the platform
     */
    public void at(Instant now, boolean served) {
        watch.at(now, served);
    }

    /** Sends a tick to whatever is due: through the log, so that what was sent before it is taken before it. */
    public void wake(Instant now) {
        watch.due(now).forEach(key -> outbox.command(now, CommandEnvelope.tick(key, now)));
    }

    /** True when something is to be woken before a moment. */
    public boolean wakesBefore(Instant moment) {
        return watch.anyBefore(moment);
    }

    /** Takes a record of the commands topic. */
    public void command(RecordContext heard, byte @Nullable [] json) {
        if (!possible(heard.key())) {
            reject(heard, json, new Malformed(Malformed.FIELD, "/matchId", "can be no key"));
            return;
        }
        switch (read(json)) {
            case Decoded.Bad<CommandEnvelope> bad -> reject(heard, json, bad.problem());
            case Decoded.Ok<CommandEnvelope> ok
            when !ok.value().key().equals(heard.key()) ->
                reject(heard, json, new Malformed(Malformed.FIELD, "/matchId", "is not the key of the record"));
            case Decoded.Ok<CommandEnvelope> ok
            when tooLong(ok.value().commandId()) || tooLong(ok.value().player()) ->
                reject(heard, json, new Malformed(Malformed.FIELD, "/commandId", "is too long, or the player is"));
            case Decoded.Ok<CommandEnvelope> ok -> answer(heard, ok.value());
        }
    }

    /** Takes a record of the foreign topic. */
    public void event(RecordContext heard, byte @Nullable [] json) {
        StoredRow row = row(heard.key());
        if (json == null
                || !possible(heard.key())
                || row != null && (row.kind() == Kind.QUARANTINED || row.kind() == Kind.ARCHIVED)) {
            return;
        }
        Judgement<S> judgement;
        try {
            judgement = of(heard.key()).react(state(heard.key(), row), json, heard);
            bounds.require(heard.key(), judgement, false);
        } catch (RuntimeException | AssertionError | StackOverflowError e) {
            quarantine(heard, row, e);
            return;
        }
        apply(heard, judgement);
        catchUp(heard, false);
    }

    /** Forgets what has ended long enough ago. */
    public void sweep(Instant now) {
        sweep.run(now, key -> {
            decoded.remove(key);
            watch.set(key, null);
        });
    }

    /**
     * Takes a record whose effects could not be written: it does nothing but to be copied and answered. What nobody
     * waits for, and would come again, locks its key.
     *
     * @param foreign true for a record of the foreign topic
     */
    public void setAside(RecordContext heard, byte @Nullable [] json, boolean foreign, String reason) {
        copied(heard, json, "set-aside " + Texts.clipped(reason));
        boolean tick = read(json) instanceof Decoded.Ok<CommandEnvelope> ok
                && ok.value().kind() == CommandEnvelope.Kind.TICK;
        if ((foreign || tick) && possible(heard.key())) {
            quarantine(heard, row(heard.key()), new IllegalStateException(reason));
            return;
        }
        Undeliverable.sender(json)
                .ifPresent(sender -> send(
                        heard,
                        sender,
                        Reply.refused(
                                sender, 0, "internal-error", "what it would do cannot be written: it was set aside")));
    }

    private void answer(RecordContext heard, CommandEnvelope command) {
        watch.untold(heard.key(), heard.at()).forEach(down -> tick(heard, down));
        if (command.kind() == CommandEnvelope.Kind.TICK) {
            catchUp(heard, true);
            return;
        }
        StoredRow row = row(heard.key());
        if (row != null && row.kind() == Kind.QUARANTINED) {
            send(heard, command, quarantined(heard, command, row));
            return;
        }
        if (row != null && row.kind() == Kind.ARCHIVED) {
            send(heard, command, RuntimeReplies.archived(command));
            return;
        }
        DeciderAggregate<?, S, ?, ?> aggregate = of(heard.key());
        Supplier<Judgement<S>> judge = switch (command.kind()) {
            case COMMAND -> () -> aggregate.judge(state(heard.key(), row), command, heard);
            case PROBE -> () -> new Judgement.Answered<>(aggregate.probe(state(heard.key(), row), command));
            case RELEASE, TICK -> () -> new Judgement.Answered<>(RuntimeReplies.released(command));
        };
        Judgement<S> judgement;
        byte[] json;
        // everything that may fail for the aggregate's own reasons comes before the first effect
        try {
            judgement = judge.get();
            json = bounds.require(heard.key(), judgement, !command.player().isEmpty());
        } catch (DoesNotFit e) {
            refuse(heard, command, e);
            return;
        } catch (RuntimeException | AssertionError | StackOverflowError e) {
            StoredRow locked = quarantine(heard, row, e);
            send(heard, command, RuntimeReplies.quarantined(command, locked.incident()));
            return;
        }
        apply(heard, judgement);
        Reply reply = judgement.reply();
        if (reply != null) {
            send(heard, command, reply, json);
        }
        catchUp(heard, false);
    }

    // what is due already is done in the same transaction; a long row of it lets others come between
    private void catchUp(RecordContext heard, boolean sent) {
        boolean look = sent && watch.serves();
        for (int count = 0; count < TICKS_AT_ONCE_MAX; count++) {
            if (!look && !watch.isDue(heard.key(), heard.at()) || !tick(heard, null)) {
                return;
            }
            look = false;
        }
        outbox.command(heard.at(), CommandEnvelope.tick(heard.key(), heard.at()));
    }

    /** Does what is due; false when nothing was. */
    private boolean tick(RecordContext heard, @Nullable Outage down) {
        StoredRow row = row(heard.key());
        if (row == null || row.kind() != Kind.LIVE) {
            return false;
        }
        try {
            AggregateState<S> state = state(heard.key(), row);
            Instant wake = state == null ? null : of(heard.key()).wakeAt(state);
            if (state == null || down == null && (wake == null || wake.isAfter(heard.at()))) {
                watch.set(heard.key(), wake);
                return false;
            }
            Judgement<S> judgement = of(heard.key()).tick(state, heard, down);
            bounds.require(heard.key(), judgement, false);
            apply(heard, judgement);
            return judgement instanceof Judgement.Decided;
        } catch (RuntimeException | AssertionError | StackOverflowError e) {
            quarantine(heard, row, e);
            return false;
        }
    }

    private void apply(RecordContext heard, Judgement<S> judgement) {
        switch (judgement) {
            case Judgement.Decided<S> decided -> apply(heard, decided);
            case Judgement.Announced<S>(Judgement.Fact fact) -> outbox.fact(heard, fact);
            case Judgement.Answered<S> answered -> {}
            case Judgement.Ignored<S> ignored -> {}
        }
    }

    private void apply(RecordContext heard, Judgement.Decided<S> decided) {
        Kind kind = decided.over() ? Kind.ENDED : Kind.LIVE;
        rows.put(heard.key(), new StoredRow(kind, heard.at(), "", decided.wake(), decided.row()).bytes());
        decided.pages().forEach(page -> pages.put(heard.key(), page, heard.at()));
        if (decided.over()) {
            decoded.remove(heard.key());
        } else {
            decoded.put(heard.key(), decided.next(), of(heard.key()).weight(decided.next()));
        }
        watch.set(heard.key(), decided.wake());
        outbox.fact(heard, decided.fact());
        decided.then().forEach(command -> outbox.command(heard.at(), command));
    }

    private @Nullable StoredRow row(String key) {
        byte[] bytes = rows.get(key);
        return bytes == null ? null : StoredRow.read(bytes);
    }

    private DeciderAggregate<?, S, ?, ?> of(String key) {
        return aggregates.apply(key);
    }

    private @Nullable AggregateState<S> state(String key, @Nullable StoredRow row) {
        if (row == null || row.state().length == 0) {
            return null;
        }
        AggregateState<S> known = decoded.get(key);
        if (known == null) {
            known = of(key).read(key, row.state(), pages.of(key));
            decoded.put(key, known, of(key).weight(known));
        }
        return known;
    }

    private StoredRow quarantine(RecordContext heard, @Nullable StoredRow row, Throwable cause) {
        String incident = UUID.nameUUIDFromBytes(
                        (heard.key() + '@' + heard.at().toEpochMilli()).getBytes(StandardCharsets.UTF_8))
                .toString();
        LOG.errorf(cause, "quarantined: key=%s incident=%s", heard.key(), incident);
        StoredRow locked =
                new StoredRow(Kind.QUARANTINED, heard.at(), incident, null, row == null ? new byte[0] : row.state());
        rows.put(heard.key(), locked.bytes());
        decoded.remove(heard.key());
        watch.set(heard.key(), null);
        observer.quarantined(heard.key());
        return locked;
    }

    private Reply quarantined(RecordContext heard, CommandEnvelope command, StoredRow row) {
        if (command.kind() != CommandEnvelope.Kind.RELEASE) {
            return RuntimeReplies.quarantined(command, row.incident());
        }
        if (row.state().length == 0) {
            rows.delete(heard.key());
        } else {
            rows.put(heard.key(), new StoredRow(Kind.LIVE, heard.at(), "", heard.at(), row.state()).bytes());
            watch.set(heard.key(), heard.at());
        }
        LOG.infof("released from quarantine: key=%s incident=%s", heard.key(), row.incident());
        return RuntimeReplies.released(command);
    }

    private void send(RecordContext heard, CommandEnvelope command, Reply reply) {
        send(heard, command, reply, reply.bytes());
    }

    private void send(RecordContext heard, CommandEnvelope command, Reply reply, byte[] json) {
        observer.answered(command, reply);
        if (command.replyPartition() >= 0) {
            var named = new RecordContext(Texts.clipped(heard.key()), heard.partition(), heard.at(), heard.type());
            outbox.reply(named, reply, json, command.replyPartition());
        }
    }

    private void reject(RecordContext heard, byte @Nullable [] json, Malformed fault) {
        Malformed told = new Malformed(fault.slug(), Texts.clipped(fault.pointer()), Texts.clipped(fault.message()));
        copied(heard, json, told.slug() + ' ' + told.pointer() + ' ' + told.message());
        Undeliverable.sender(json).ifPresent(sender -> send(heard, sender, Reply.refused(sender, 0, told)));
    }

    private void refuse(RecordContext heard, CommandEnvelope command, DoesNotFit fault) {
        if (command.player().isEmpty()) {
            copied(heard, command.bytes(), "too-large " + fault.getMessage());
        }
        LOG.warnf("command refused: key=%s fault=%s", Texts.clipped(heard.key()), fault.getMessage());
        send(heard, command, RecordLimits.refusal(command, fault));
    }

    private void copied(RecordContext heard, byte @Nullable [] json, String reason) {
        String key = Texts.clipped(heard.key());
        RecordContext named = new RecordContext(key, heard.partition(), heard.at(), heard.type());
        outbox.rejected(named, bounds.copy(key, json == null ? new byte[0] : json), reason);
        observer.rejected();
        LOG.warnf("command rejected: key=%s reason=%s", Texts.clipped(heard.key()), reason);
    }

    // the runtime keeps rows of its own beside those of the aggregates
    private static boolean possible(String key) {
        return !key.isBlank() && !tooLong(key) && !key.startsWith(TimerService.OWN);
    }

    private static boolean tooLong(String id) {
        return id.length() > Texts.LENGTH_MAX;
    }

    private Decoded<CommandEnvelope> read(byte @Nullable [] json) {
        try {
            return json == null ? CommandEnvelope.read(null) : own.command(json);
        } catch (RuntimeException | StackOverflowError e) {
            return new Decoded.Bad<>(new Malformed(Malformed.JSON, "", "cannot be read"));
        }
    }
}
