package baffin.rules.engine;

import baffin.platform.runtime.decider.DeciderCore;
import baffin.platform.runtime.decider.DeciderObserver;
import baffin.platform.runtime.decider.DecisionSink;
import baffin.platform.runtime.decider.Rows;
import baffin.platform.runtime.decider.aggregate.DeciderAggregate;
import baffin.platform.runtime.decider.aggregate.Judgement;
import baffin.platform.runtime.decider.aggregate.RecordContext;
import baffin.platform.runtime.decider.bounds.RecordLimits;
import baffin.platform.topics.Topics;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Reply;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * One partition of a broker that never was: commands in, a transaction for every few of them, owners that come and go.
 * What
 * an owner writes counts from its commit on; an owner that was replaced cannot commit.
 */
final class FakeLog {

    private static final RecordLimits BOUNDS = RecordLimits.of(
            Topics.MATCH_COMMANDS, Topics.MATCH_EVENTS, Topics.REPLIES_RULES, Topics.MATCH_COMMANDS_REJECTED);

    record Command(
            String key,
            byte[] json,
            boolean foreign,
            @Nullable Instant at) {

        Command(String key, byte[] json, boolean foreign) {
            this(key, json, foreign, null);
        }
    }

    record Fact(String key, byte[] json) {}

    final List<Command> commands = new ArrayList<>();
    final List<Fact> events = new ArrayList<>();
    final List<Reply> replies = new ArrayList<>();
    final List<byte[]> rejected = new ArrayList<>();
    final Map<String, byte[]> rows = new HashMap<>();
    private int position;
    private int epoch;
    private final Supplier<DeciderAggregate<?, HeldMatch<?, ?, ?>, ?, ?>> aggregates;

    FakeLog(Supplier<DeciderAggregate<?, HeldMatch<?, ?, ?>, ?, ?>> aggregates) {
        this.aggregates = aggregates;
    }

    int pending() {
        return commands.size() - position;
    }

    Owner owner() {
        return new Owner(++epoch);
    }

    /** A task with its store, its open transaction and its producer's epoch. */
    final class Owner implements Rows, DecisionSink {

        private final int owned;
        private final Map<String, byte[]> open = new HashMap<>();
        private final List<Fact> facts = new ArrayList<>();
        private final List<Reply> answers = new ArrayList<>();
        private final List<byte[]> copies = new ArrayList<>();
        private final List<Command> sent = new ArrayList<>();
        private int next = position;
        private Instant now = Instant.EPOCH;
        private DeciderCore<HeldMatch<?, ?, ?>> core = fresh();

        private Owner(int owned) {
            this.owned = owned;
        }

        private DeciderCore<HeldMatch<?, ?, ?>> fresh() {
            DeciderAggregate<?, HeldMatch<?, ?, ?>, ?, ?> aggregate = aggregates.get();
            return new DeciderCore<>(key -> aggregate, Duration.ofDays(7), this, this, DeciderObserver.NONE, BOUNDS);
        }

        /** Takes commands without committing. */
        void take(int count) {
            for (int taken = 0; taken < count && next < commands.size(); taken++) {
                Command command = commands.get(next);
                Instant at = command.at() == null ? Instant.ofEpochMilli(next) : command.at();
                RecordContext recordContext = new RecordContext(command.key(), 0, at, "");
                next++;
                now = at;
                if (command.foreign()) {
                    core.event(recordContext, command.json());
                } else {
                    core.command(recordContext, command.json());
                }
            }
        }

        /** Makes everything visible at once, or nothing when another owner has taken over. */
        boolean commit() {
            if (owned != epoch) {
                return false;
            }
            open.forEach((key, row) -> {
                if (row.length == 0) {
                    rows.remove(key);
                } else {
                    rows.put(key, row);
                }
            });
            events.addAll(facts);
            replies.addAll(answers);
            rejected.addAll(copies);
            commands.addAll(sent);
            position = next;
            forget();
            return true;
        }

        /** Drops what is open and begins again at the last commit, as a revived task does. */
        void abort() {
            forget();
            next = position;
            core = fresh();
        }

        private void forget() {
            open.clear();
            facts.clear();
            answers.clear();
            copies.clear();
            sent.clear();
        }

        @Override
        public byte @Nullable [] get(String key) {
            byte[] row = open.getOrDefault(key, rows.get(key));
            return row == null || row.length == 0 ? null : row;
        }

        @Override
        public void put(String key, byte[] row) {
            open.put(key, row);
        }

        @Override
        public void delete(String key) {
            open.put(key, new byte[0]);
        }

        @Override
        public void forEach(BiConsumer<String, byte[]> consumer) {
            Map<String, byte[]> all = new HashMap<>(rows);
            all.putAll(open);
            all.forEach((key, row) -> {
                if (row.length > 0) {
                    consumer.accept(key, row);
                }
            });
        }

        @Override
        public void fact(RecordContext cause, Judgement.Fact fact) {
            facts.add(new Fact(cause.key(), fact.json()));
        }

        @Override
        public void reply(RecordContext cause, Reply reply, byte[] json, int partition) {
            answers.add(reply);
        }

        @Override
        public void command(Instant at, CommandEnvelope command) {
            sent.add(new Command(command.key(), command.bytes(), false, at));
        }

        @Override
        public void rejected(RecordContext cause, byte[] command, String reason) {
            copies.add(command);
        }

        /** The time of the last record taken. */
        Instant now() {
            return now;
        }

        /** A match is locked, as by a fault of its engine. */
        void lock(String key, Instant at) {
            core.setAside(new RecordContext(key, 0, at, ""), new byte[0], true, "a fault");
        }

        void started(Instant at) {
            core.started(at);
        }

        void wake(Instant at) {
            core.wake(at);
        }

        void at(Instant at, boolean served) {
            core.at(at, served);
        }

        void sweep(Instant now) {
            core.sweep(now);
        }
    }
}
