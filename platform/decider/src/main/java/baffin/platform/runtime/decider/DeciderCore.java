package baffin.platform.runtime.decider;

import baffin.decider.Outage;
import baffin.platform.acknowledgement.DoesNotFit;
import baffin.platform.runtime.decider.StoredRow.Kind;
import baffin.platform.runtime.decider.aggregate.AggregateState;
import baffin.platform.runtime.decider.aggregate.DeciderAggregate;
import baffin.platform.runtime.decider.aggregate.Judgement;
import baffin.platform.runtime.decider.aggregate.RecordContext;
import baffin.platform.runtime.decider.bounds.RecordLimits;
import baffin.platform.runtime.decider.bounds.Texts;
import baffin.platform.wire.AccountStanding;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Decoded;
import baffin.platform.wire.Malformed;
import baffin.platform.wire.Reply;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
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
    private final DecisionSink sink;
    private final DeciderObserver observer;
    private final TimerService timers;
    private final StandingAccounts accounts;
    private final Sweep<S> sweep;
    private final RecordLimits bounds;
    private final StateCache<AggregateState<S>> decoded;

    /**
     * A decider with nothing in memory but its rows.
     *
     * @param aggregates which of them decides for a key
     * @param bounds how large what it writes may be
     */
    public DeciderCore(
            Function<String, DeciderAggregate<?, S, ?, ?>> aggregates,
            Duration keepEnded,
            Rows rows,
            DecisionSink sink,
            DeciderObserver observer,
            RecordLimits bounds) {
        this.bounds = bounds;
        this.aggregates = aggregates;
        this.rows = rows;
        this.pages = new MemoryPages(rows);
        this.sink = sink;
        this.observer = observer;
        this.timers = new TimerService(rows);
        this.accounts = new StandingAccounts(rows);
        this.sweep = new Sweep<>(aggregates, keepEnded, rows, pages);
        this.decoded = new StateCache<>(CACHED_MAX);
    }

    /** Begins to watch the time; without it, nothing is known of an outage before. */
    public void started(Instant now) {
        timers.started(now);
    }

    /**
     * Hears the time from the machine's own clock, often; a gap is an outage for all who wait.
     *
     * @param served false while players cannot be served by other parts of the platform
     */
    public void at(Instant now, boolean served) {
        timers.at(now, served);
    }

    /** Sends a tick to whatever is due: through the log, so that what was sent before it is taken before it. */
    public void wake(Instant now) {
        timers.due(now).forEach(key -> sink.command(now, CommandEnvelope.tick(key, now)));
    }

    /** True when something is to be woken before a moment. */
    public boolean wakesBefore(Instant moment) {
        return timers.anyBefore(moment);
    }

    /** Takes a record of the commands topic. */
    public void command(RecordContext record, byte @Nullable [] json) {
        if (AccountStanding.isKey(record.key())
                && read(json) instanceof Decoded.Ok(CommandEnvelope said)
                && said.kind() == CommandEnvelope.Kind.ACCOUNT) {
            sink.fact(record, StandingAccounts.fact(said, record));
            account(record, AccountStanding.read(said.body()));
            return;
        }
        switch (read(json)) {
            case Decoded.Bad<CommandEnvelope> bad -> reject(record, json, bad.problem());
            case Decoded.Ok<CommandEnvelope> ok -> take(record, json, ok.value());
        }
    }

    /** Takes a command that has not come through the log. */
    public void command(RecordContext record, CommandEnvelope command) {
        take(record, null, command);
    }

    private void take(RecordContext record, byte @Nullable [] json, CommandEnvelope command) {
        Malformed fault = Undeliverable.fault(record, command);
        if (fault == null) {
            answer(record, command);
        } else {
            reject(record, json == null ? command.bytes() : json, fault);
        }
    }

    /** Takes a record of the foreign topic. */
    public void event(RecordContext record, byte @Nullable [] json) {
        if (json != null && AccountStanding.isKey(record.key())) {
            account(record, AccountStanding.read(json));
            return;
        }
        StoredRow before = row(record.key());
        boolean locked = before != null && (before.kind() == Kind.QUARANTINED || before.kind() == Kind.ARCHIVED);
        if (json == null || !TimerService.leaves(record.key()) || locked) {
            return;
        }
        report(record);
        StoredRow row = row(record.key());
        attempted(record, row, () -> of(record.key()).react(state(record.key(), row), json, record));
        catchUp(record, false);
    }

    /** Learns how an account stands from now on, and lets everything that it takes part in here know. */
    private void account(RecordContext record, AccountStanding standing) {
        accounts.learn(standing, record.at(), (key, row) -> of(key).mentions(row, standing.player()))
                .forEach(key -> leave(record.of(key), List.of(standing)));
    }

    private void leave(RecordContext record, List<AccountStanding> gone) {
        for (AccountStanding standing : gone) {
            StoredRow row = row(record.key());
            if (row != null && row.kind() == Kind.LIVE) {
                attempted(record, row, () -> of(record.key()).account(state(record.key(), row), standing, record));
            }
        }
    }

    /** Does what nobody waits for; null when that is a fault, whose key is locked. */
    private @Nullable Judgement<S> attempted(RecordContext record, @Nullable StoredRow row, Supplier<Judgement<S>> a) {
        try {
            Judgement<S> judgement = a.get();
            bounds.require(record.key(), judgement, false);
            apply(record, judgement);
            return judgement;
        } catch (RuntimeException | AssertionError | StackOverflowError e) {
            quarantine(record, row, e);
            return null;
        }
    }

    /** Forgets what has ended long enough ago. */
    public void sweep(Instant now) {
        sweep.run(now, key -> {
            decoded.remove(key);
            timers.set(key, null);
        });
    }

    /**
     * Takes a record whose effects could not be written: it does nothing but to be copied and answered. What nobody
     * waits for, and would come again, locks its key.
     *
     * @param foreign true for a record of the foreign topic
     */
    public void setAside(RecordContext record, byte @Nullable [] json, boolean foreign, String reason) {
        copied(record, json, "set-aside " + Texts.clipped(reason));
        boolean tick = read(json) instanceof Decoded.Ok<CommandEnvelope> ok
                && ok.value().kind() == CommandEnvelope.Kind.TICK;
        if ((foreign || tick) && TimerService.leaves(record.key())) {
            quarantine(record, row(record.key()), new IllegalStateException(reason));
            return;
        }
        Undeliverable.sender(json)
                .ifPresent(sender -> send(
                        record,
                        sender,
                        Reply.refused(
                                sender, 0, "internal-error", "what it would do cannot be written: it was set aside")));
    }

    private void answer(RecordContext record, CommandEnvelope command) {
        report(record);
        if (command.kind() == CommandEnvelope.Kind.TICK) {
            catchUp(record, true);
            return;
        }
        StoredRow row = row(record.key());
        if (row != null && row.kind() == Kind.QUARANTINED) {
            send(record, command, quarantined(record, command, row));
            return;
        }
        DeciderAggregate<?, S, ?, ?> aggregate = of(record.key());
        Optional<Reply> refusal = row != null && row.kind() == Kind.ARCHIVED
                ? Optional.of(RuntimeReplies.archived(command))
                : accounts.refusal(command, record.at(), aggregate::begins);
        if (refusal.isPresent()) {
            send(record, command, refusal.get());
            return;
        }
        Supplier<Judgement<S>> judge = switch (command.kind()) {
            case COMMAND ->
                () -> aggregate.judge(state(record.key(), row), aggregate.amended(command, accounts::gone), record);
            case PROBE -> () -> new Judgement.Answered<>(aggregate.probe(state(record.key(), row), command));
            case RELEASE, TICK, ACCOUNT -> () -> new Judgement.Answered<>(RuntimeReplies.released(command));
        };
        Judgement<S> judgement;
        byte[] json;
        // everything that may fail for the aggregate's own reasons comes before the first effect
        try {
            judgement = judge.get();
            json = bounds.require(record.key(), judgement, !command.player().isEmpty());
        } catch (DoesNotFit e) {
            refuse(record, command, e);
            return;
        } catch (RuntimeException | AssertionError | StackOverflowError e) {
            StoredRow locked = quarantine(record, row, e);
            send(record, command, RuntimeReplies.quarantined(command, locked.incident()));
            return;
        }
        apply(record, judgement);
        Reply reply = judgement.reply();
        if (reply != null) {
            send(record, command, reply, json);
        }
        catchUp(record, false);
    }

    /** Records what the key has not recorded of an absence; what happened since its latest record is new to it. */
    private void report(RecordContext record) {
        Outage down = timers.unreported(record.key(), record.at());
        StoredRow row = down == null ? null : row(record.key());
        if (down != null && row != null) {
            down.between(row.since(), record.at()).ifPresent(part -> tick(record, part));
        }
    }

    // what is due already is done in the same transaction; a long row of it lets others come between
    private void catchUp(RecordContext record, boolean sent) {
        boolean look = sent && timers.serves();
        for (int count = 0; count < TICKS_AT_ONCE_MAX; count++) {
            if (!look && !timers.isDue(record.key(), record.at()) || !tick(record, null)) {
                return;
            }
            look = false;
        }
        sink.command(record.at(), CommandEnvelope.tick(record.key(), record.at()));
    }

    /** Does what is due; false when nothing was. */
    private boolean tick(RecordContext record, @Nullable Outage down) {
        StoredRow row = row(record.key());
        if (row == null || row.kind() != Kind.LIVE) {
            return false;
        }
        return attempted(record, row, () -> due(record, row, down)) instanceof Judgement.Decided;
    }

    private Judgement<S> due(RecordContext record, StoredRow row, @Nullable Outage down) {
        AggregateState<S> state = state(record.key(), row);
        Instant wake = state == null ? null : of(record.key()).wakeAt(state);
        if (state == null || down == null && (wake == null || wake.isAfter(record.at()))) {
            timers.set(record.key(), wake);
            return new Judgement.Ignored<>();
        }
        return of(record.key()).tick(state, record, down);
    }

    private void apply(RecordContext record, Judgement<S> judgement) {
        switch (judgement) {
            case Judgement.Decided<S> decided -> apply(record, decided);
            case Judgement.Announced<S>(Judgement.Fact fact) -> sink.fact(record, fact);
            case Judgement.Answered<S> answered -> {}
            case Judgement.Ignored<S> ignored -> {}
        }
    }

    private void apply(RecordContext record, Judgement.Decided<S> decided) {
        Kind kind = decided.over() ? Kind.ENDED : Kind.LIVE;
        rows.put(record.key(), new StoredRow(kind, record.at(), "", decided.wake(), decided.row()).bytes());
        decided.pages().forEach(page -> pages.put(record.key(), page, record.at()));
        if (decided.over()) {
            decoded.remove(record.key());
        } else {
            decoded.put(record.key(), decided.next(), of(record.key()).weight(decided.next()));
        }
        timers.set(record.key(), decided.wake());
        sink.fact(record, decided.fact());
        decided.then().forEach(command -> sink.command(record.at(), command));
        // whoever came here without taking part any more leaves at once
        leave(record, accounts.among(of(record.key()).people(decided.next().state())));
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

    private StoredRow quarantine(RecordContext record, @Nullable StoredRow row, Throwable cause) {
        StoredRow locked = StoredRow.locked(record, row);
        LOG.errorf(cause, "quarantined: key=%s incident=%s", record.key(), locked.incident());
        rows.put(record.key(), locked.bytes());
        decoded.remove(record.key());
        timers.set(record.key(), null);
        observer.quarantined(record.key());
        return locked;
    }

    private Reply quarantined(RecordContext record, CommandEnvelope command, StoredRow row) {
        if (command.kind() != CommandEnvelope.Kind.RELEASE) {
            return RuntimeReplies.quarantined(command, row.incident());
        }
        if (row.state().length == 0) {
            rows.delete(record.key());
        } else {
            rows.put(record.key(), new StoredRow(Kind.LIVE, record.at(), "", record.at(), row.state()).bytes());
            timers.set(record.key(), record.at());
            // nobody could play meanwhile
            tick(record, new Outage(row.since(), record.at()));
        }
        LOG.infof("released from quarantine: key=%s incident=%s", record.key(), row.incident());
        return RuntimeReplies.released(command);
    }

    private void send(RecordContext record, CommandEnvelope command, Reply reply) {
        send(record, command, reply, reply.bytes());
    }

    private void send(RecordContext record, CommandEnvelope command, Reply reply, byte[] json) {
        observer.answered(command, reply);
        if (command.replyPartition() >= 0) {
            sink.reply(record.of(Texts.clipped(record.key())), reply, json, command.replyPartition());
        }
    }

    private void reject(RecordContext record, byte @Nullable [] json, Malformed fault) {
        Malformed clipped = new Malformed(fault.slug(), Texts.clipped(fault.pointer()), Texts.clipped(fault.message()));
        copied(record, json, clipped.slug() + ' ' + clipped.pointer() + ' ' + clipped.message());
        Undeliverable.sender(json).ifPresent(sender -> send(record, sender, Reply.refused(sender, 0, clipped)));
    }

    private void refuse(RecordContext record, CommandEnvelope command, DoesNotFit fault) {
        if (command.player().isEmpty()) {
            copied(record, command.bytes(), "too-large " + fault.getMessage());
        }
        LOG.warnf("command refused: key=%s fault=%s", Texts.clipped(record.key()), fault.getMessage());
        send(record, command, RecordLimits.refusal(command, fault));
    }

    private void copied(RecordContext record, byte @Nullable [] json, String reason) {
        String key = Texts.clipped(record.key());
        sink.rejected(record.of(key), bounds.copy(key, json == null ? new byte[0] : json), reason);
        observer.rejected();
        LOG.warnf("command rejected: key=%s reason=%s", Texts.clipped(record.key()), reason);
    }

    private Decoded<CommandEnvelope> read(byte @Nullable [] json) {
        try {
            return CommandEnvelope.read(json);
        } catch (RuntimeException | StackOverflowError e) {
            return new Decoded.Bad<>(new Malformed(Malformed.JSON, "", "cannot be read"));
        }
    }
}
