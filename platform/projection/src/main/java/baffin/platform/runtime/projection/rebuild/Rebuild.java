package baffin.platform.runtime.projection.rebuild;

import baffin.platform.runtime.projection.Entry;
import baffin.platform.runtime.projection.Projection;
import baffin.platform.runtime.projection.store.BatchWriter;
import baffin.platform.runtime.projection.store.Checksums;
import baffin.platform.runtime.projection.store.Generations;
import baffin.platform.runtime.projection.store.Positions;
import baffin.platform.runtime.projection.store.RetryingWriter;
import baffin.platform.runtime.projection.store.Transactions;
import baffin.platform.topics.KafkaAccess;
import io.smallrye.mutiny.Uni;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.hibernate.reactive.mutiny.Mutiny;
import org.jboss.logging.Logger;

/** Folds a new generation from the first record on, compares it with the live one, and lets it take over. */
public final class Rebuild {

    private static final Logger LOG = Logger.getLogger(Rebuild.class);
    private static final Duration STEP_MAX = Duration.ofMinutes(2);
    private static final int ROUNDS_MAX = 20;
    private static final int BATCH = 2_000;
    private static final long LOG_EVERY_MS = 2_000;

    private final Transactions transactions;
    private final Projection projection;
    private final KafkaAccess kafka;
    private final Generations generations;
    private final Positions positions;
    private final long started = System.nanoTime();
    private long events;
    private long logged;
    private volatile boolean cancelled;

    public Rebuild(Transactions transactions, Projection projection, KafkaAccess kafka) {
        this.transactions = transactions;
        this.projection = projection;
        this.kafka = kafka;
        this.generations = new Generations(projection);
        this.positions = new Positions(projection.name());
    }

    /** Stops at the next batch; what is folded so far stays for the next rebuild to go on with. */
    public void cancel() {
        cancelled = true;
    }

    /**
     * Does it all; blocks its thread.
     *
     * @param exclusively runs work while this instance writes nothing to the live generation
     * @param force takes over even when rows differ, as after a change of the code
     * @param takeOver gets the writer of the new generation
     */
    public RebuildReport run(
            Function<Supplier<Uni<RebuildReport>>, Uni<RebuildReport>> exclusively,
            Supplier<Integer> live,
            boolean force,
            Consumer<BatchWriter> takeOver) {
        int target = await(transactions.write(generations::building));
        BatchWriter writer = new BatchWriter(transactions, projection, target);
        RetryingWriter steady = new RetryingWriter(() -> writer, () -> resynchronise(writer, live.get()), fault -> {});
        await(resynchronise(writer, live.get()));
        try (LogReader log = new LogReader(projection, kafka)) {
            catchUp(log, writer, steady, goal(live.get()));
            return await(exclusively.apply(() -> Uni.createFrom()
                    .item(() -> finish(log, writer, steady, live.get(), force, takeOver))
                    .runSubscriptionOn(io.smallrye.mutiny.infrastructure.Infrastructure.getDefaultWorkerPool())));
        }
    }

    private Uni<Void> resynchronise(BatchWriter writer, int live) {
        return transactions
                .read(session -> positions.load(session, live, false))
                .chain(stored -> writer.synchronise(stored.keySet()))
                .replaceWithVoid();
    }

    private Map<Integer, Long> goal(int live) {
        return await(transactions.read(session -> positions.load(session, live, false)));
    }

    private RebuildReport finish(
            LogReader log,
            BatchWriter writer,
            RetryingWriter steady,
            int live,
            boolean force,
            Consumer<BatchWriter> takeOver) {
        for (int round = 0; round < ROUNDS_MAX; round++) {
            Map<Integer, Long> goal = goal(live);
            catchUp(log, writer, steady, goal);
            RebuildReport report =
                    await(transactions.write(session -> compare(session, writer.generation(), live, goal, force)));
            if (report.millis() >= 0) {
                if (report.switched()) {
                    takeOver.accept(writer);
                }
                LOG.infof("rebuild of %s: %s", projection.name(), report);
                return report;
            }
        }
        throw new IllegalStateException("other instances write too fast to compare; try again");
    }

    /** Compares while nobody can move the live positions; a report of -1 ms means that they had moved before. */
    private Uni<RebuildReport> compare(
            Mutiny.Session session, int target, int live, Map<Integer, Long> goal, boolean force) {
        return positions.load(session, live, true).chain(now -> {
            if (!now.equals(goal)) {
                return Uni.createFrom().item(new RebuildReport(false, false, 0, -1, 0, Map.of()));
            }
            return Checksums.of(session, projection, live)
                    .chain(before ->
                            Checksums.of(session, projection, target).map(after -> report(before, after, force)))
                    .call(report -> report.switched()
                            ? generations.replace(session, live, target)
                            : generations.drop(session, target));
        });
    }

    private RebuildReport report(Map<String, String> before, Map<String, String> after, boolean force) {
        boolean identical = before.equals(after);
        Map<String, String> tables = new LinkedHashMap<>();
        before.forEach((table, sum) -> tables.put(
                table, sum.equals(after.get(table)) ? sum : "live " + sum + ", rebuilt " + after.get(table)));
        long millis = Math.max(1, (System.nanoTime() - started) / 1_000_000);
        return new RebuildReport(identical, identical || force, events, millis, events * 1000 / millis, tables);
    }

    private void catchUp(LogReader log, BatchWriter writer, RetryingWriter steady, Map<Integer, Long> goal) {
        log.read(writer.next(), goal, entries -> {
            for (List<Entry> part : parts(entries)) {
                if (cancelled) {
                    throw new IllegalStateException("the rebuild was stopped; the next one goes on from here");
                }
                events += await(steady.write(part, () -> true)).applied();
                progress(writer.next(), goal);
            }
        });
    }

    private static List<List<Entry>> parts(List<Entry> entries) {
        List<List<Entry>> parts = new ArrayList<>();
        for (int from = 0; from < entries.size(); from += BATCH) {
            parts.add(entries.subList(from, Math.min(entries.size(), from + BATCH)));
        }
        return parts;
    }

    private void progress(Map<Integer, Long> done, Map<Integer, Long> goal) {
        long millis = (System.nanoTime() - started) / 1_000_000;
        if (millis - logged < LOG_EVERY_MS) {
            return;
        }
        logged = millis;
        long now = done.values().stream().mapToLong(Long::longValue).sum();
        long end = goal.values().stream().mapToLong(Long::longValue).sum();
        LOG.infof(
                "rebuild of %s: offset %d of %d, %d events, %d a second",
                projection.name(), now, end, events, events * 1000 / Math.max(1, millis));
    }

    private static <T> T await(Uni<T> work) {
        return work.await().atMost(STEP_MAX);
    }
}
