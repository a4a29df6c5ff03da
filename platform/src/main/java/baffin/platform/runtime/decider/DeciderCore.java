package baffin.platform.runtime.decider;

import baffin.platform.runtime.decider.StoredRow.Kind;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Decoded;
import baffin.platform.wire.Malformed;
import baffin.platform.wire.Reply;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.UUID;
import java.util.function.Supplier;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * Decides for all keys of one partition. Lives and dies with the partition's task, so that nothing of a transaction
 * that
 * was aborted is remembered. Knows no Kafka: tests run it on a log of their own.
 */
public final class DeciderCore<S> {

    private static final Logger LOG = Logger.getLogger(DeciderCore.class);
    private static final int CACHED_MAX = 4096;
    private static final int TICKS_AT_ONCE_MAX = 50;

    private final Aggregate<S> aggregate;
    private final Duration keepEnded;
    private final Rows rows;
    private final Outbox outbox;
    private final DeciderObserver observer;
    private final Watch watch;
    private final Map<String, S> decoded = new LinkedHashMap<>(64, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, S> eldest) {
            return size() > CACHED_MAX;
        }
    };

    /** A decider with nothing in memory but its rows. */
    public DeciderCore(Aggregate<S> aggregate, Duration keepEnded, Rows rows, Outbox outbox, DeciderObserver observer) {
        this.aggregate = aggregate;
        this.keepEnded = keepEnded;
        this.rows = rows;
        this.outbox = outbox;
        this.observer = observer;
        this.watch = new Watch(rows);
    }

    /** Begins to watch the time; without it, nothing is known of an outage before. */
    public void started(Instant now) {
        watch.started(now);
    }

    /** Sends a tick to whatever is due: through the log, so that what was sent before it is taken before it. */
    public void wake(Instant now) {
        watch.due(now).forEach(key -> outbox.command(now, CommandEnvelope.tick(key, now)));
    }

    /** Takes a record of the commands topic. */
    public void command(Heard heard, byte @Nullable [] json) {
        switch (CommandEnvelope.read(json)) {
            case Decoded.Bad<CommandEnvelope> bad -> reject(heard, json, bad.problem());
            case Decoded.Ok<CommandEnvelope> ok
            when !ok.value().matchId().equals(heard.key()) ->
                reject(heard, json, new Malformed(Malformed.FIELD, "/matchId", "is not the key of the record"));
            case Decoded.Ok<CommandEnvelope> ok -> answer(heard, ok.value());
        }
    }

    /** Takes a record of the foreign topic. */
    public void event(Heard heard, byte @Nullable [] json) {
        StoredRow row = row(heard.key());
        if (json == null || row != null && row.kind() == Kind.QUARANTINED) {
            return;
        }
        Prepared<S> prepared;
        try {
            prepared = prepared(heard, aggregate.react(state(heard.key(), row), json, heard));
        } catch (RuntimeException | AssertionError | StackOverflowError e) {
            quarantine(heard, row, e);
            return;
        }
        apply(heard, prepared);
        catchUp(heard, false);
    }

    /** Forgets what has ended long enough ago. */
    public void sweep(Instant now) {
        rows.forEach((key, bytes) -> {
            StoredRow row = StoredRow.read(bytes);
            if (row.kind() == Kind.ENDED && row.since().plus(keepEnded).isBefore(now)) {
                rows.delete(key);
                decoded.remove(key);
                watch.set(key, null);
            }
        });
    }

    private void answer(Heard heard, CommandEnvelope command) {
        Outage down = watch.untold(heard.key());
        if (down != null) {
            tick(heard, down);
        }
        if (command.kind() == CommandEnvelope.Kind.TICK) {
            catchUp(heard, true);
            return;
        }
        StoredRow row = row(heard.key());
        if (row != null && row.kind() == Kind.QUARANTINED) {
            send(heard, command, quarantined(heard, command, row));
            return;
        }
        Supplier<Judgement<S>> judge = switch (command.kind()) {
            case COMMAND -> () -> aggregate.judge(state(heard.key(), row), command, heard);
            case PROBE -> () -> new Judgement.Answered<>(aggregate.probe(state(heard.key(), row), command));
            case RELEASE, TICK -> () -> new Judgement.Answered<>(released(command));
        };
        Prepared<S> prepared;
        try {
            prepared = prepared(heard, judge.get());
        } catch (RuntimeException | AssertionError | StackOverflowError e) {
            StoredRow locked = quarantine(heard, row, e);
            send(heard, command, quarantineReply(command, locked.incident()));
            return;
        }
        apply(heard, prepared);
        switch (prepared.judgement()) {
            case Judgement.Decided<S> decided when decided.reply() != null -> send(heard, command, decided.reply());
            case Judgement.Answered<S> answered -> send(heard, command, answered.reply());
            case Judgement.Decided<S> silent -> {}
            case Judgement.Ignored<S> ignored -> {}
        }
        catchUp(heard, false);
    }

    // what is due already is done in the same transaction; a long row of it lets others come between
    private void catchUp(Heard heard, boolean sent) {
        boolean look = sent;
        for (int count = 0; count < TICKS_AT_ONCE_MAX; count++) {
            if (!look && !watch.isDue(heard.key(), heard.at()) || !tick(heard, null)) {
                return;
            }
            look = false;
        }
        outbox.command(heard.at(), CommandEnvelope.tick(heard.key(), heard.at()));
    }

    /** Does what is due; false when nothing was. */
    private boolean tick(Heard heard, @Nullable Outage down) {
        StoredRow row = row(heard.key());
        if (row == null || row.kind() != Kind.LIVE) {
            return false;
        }
        try {
            S state = state(heard.key(), row);
            Instant wake = state == null ? null : aggregate.wakeAt(state);
            if (state == null || down == null && (wake == null || wake.isAfter(heard.at()))) {
                watch.set(heard.key(), wake);
                return false;
            }
            Prepared<S> prepared = prepared(heard, aggregate.tick(state, heard, down));
            apply(heard, prepared);
            return prepared.row() != null;
        } catch (RuntimeException | AssertionError | StackOverflowError e) {
            quarantine(heard, row, e);
            return false;
        }
    }

    // everything that may fail for the aggregate's own reasons comes before the first effect
    private Prepared<S> prepared(Heard heard, Judgement<S> judgement) {
        if (!(judgement instanceof Judgement.Decided<S> decided)) {
            return new Prepared<>(judgement, null);
        }
        boolean over = aggregate.over(decided.next());
        Instant wake = over ? null : aggregate.wakeAt(decided.next());
        byte[] state = aggregate.write(decided.next());
        return new Prepared<>(judgement, new StoredRow(over ? Kind.ENDED : Kind.LIVE, heard.at(), "", wake, state));
    }

    private void apply(Heard heard, Prepared<S> prepared) {
        if (!(prepared.judgement() instanceof Judgement.Decided<S> decided) || prepared.row() == null) {
            return;
        }
        rows.put(heard.key(), prepared.row().bytes());
        if (prepared.row().kind() == Kind.ENDED) {
            decoded.remove(heard.key());
        } else {
            decoded.put(heard.key(), decided.next());
        }
        watch.set(heard.key(), prepared.row().wake());
        outbox.fact(heard, decided.fact());
        decided.then().forEach(command -> outbox.command(heard.at(), command));
    }

    private record Prepared<S>(
            Judgement<S> judgement, @Nullable StoredRow row) {}

    private @Nullable StoredRow row(String key) {
        byte[] bytes = rows.get(key);
        return bytes == null ? null : StoredRow.read(bytes);
    }

    private @Nullable S state(String key, @Nullable StoredRow row) {
        if (row == null || row.state().length == 0) {
            return null;
        }
        S known = decoded.get(key);
        if (known == null) {
            known = aggregate.read(key, row.state());
            decoded.put(key, known);
        }
        return known;
    }

    private StoredRow quarantine(Heard heard, @Nullable StoredRow row, Throwable cause) {
        String incident = UUID.nameUUIDFromBytes(
                        (heard.key() + '@' + heard.at().toEpochMilli()).getBytes(StandardCharsets.UTF_8))
                .toString();
        LOG.errorf(cause, "match quarantined: match=%s incident=%s", heard.key(), incident);
        StoredRow locked =
                new StoredRow(Kind.QUARANTINED, heard.at(), incident, null, row == null ? new byte[0] : row.state());
        rows.put(heard.key(), locked.bytes());
        decoded.remove(heard.key());
        watch.set(heard.key(), null);
        observer.quarantined(heard.key());
        return locked;
    }

    private Reply quarantined(Heard heard, CommandEnvelope command, StoredRow row) {
        if (command.kind() != CommandEnvelope.Kind.RELEASE) {
            return quarantineReply(command, row.incident());
        }
        if (row.state().length == 0) {
            rows.delete(heard.key());
        } else {
            rows.put(heard.key(), new StoredRow(Kind.LIVE, heard.at(), "", heard.at(), row.state()).bytes());
            watch.set(heard.key(), heard.at());
        }
        LOG.infof("match released: match=%s incident=%s", heard.key(), row.incident());
        return released(command);
    }

    private static Reply released(CommandEnvelope command) {
        return Reply.of(command, Reply.Outcome.RELEASED, 0, null, Reply.empty());
    }

    private static Reply quarantineReply(CommandEnvelope command, String incident) {
        return Reply.refused(
                command,
                0,
                "quarantined",
                Reply.empty()
                        .put("detail", "the match is stopped because its engine failed; an operator can release it")
                        .put("incident", incident));
    }

    private void send(Heard heard, CommandEnvelope command, Reply reply) {
        observer.answered(reply);
        if (command.replyPartition() >= 0) {
            outbox.reply(heard, reply, command.replyPartition());
        }
    }

    private void reject(Heard heard, byte @Nullable [] json, Malformed fault) {
        byte[] copy = json == null ? new byte[0] : json;
        outbox.rejected(heard, copy, fault.slug() + ' ' + fault.pointer() + ' ' + fault.message());
        observer.rejected();
        LOG.warnf("command rejected: match=%s fault=%s pointer=%s", heard.key(), fault.slug(), fault.pointer());
        Undeliverable.sender(copy).ifPresent(sender -> send(heard, sender, Reply.refused(sender, 0, fault)));
    }
}
