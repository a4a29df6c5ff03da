package baffin.platform.runtime.projection.store;

import baffin.platform.runtime.projection.Entry;
import baffin.platform.runtime.projection.Projection;
import baffin.platform.runtime.projection.VersionFilter;
import baffin.platform.runtime.projection.VersionFilter.Known;
import baffin.platform.runtime.projection.VersionFilter.Sifted;
import baffin.platform.runtime.projection.store.Positions.Span;
import io.smallrye.mutiny.Uni;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.hibernate.reactive.mutiny.Mutiny;

/** Writes batches into one generation: positions, checks, rows and versions in one transaction. */
public final class BatchWriter {

    private static final int KNOWN_MAX = 20_000;
    private static final int TRIALS_MAX = 20;

    private final Transactions transactions;
    private final Projection projection;
    private final int generation;
    private final Positions positions;
    private final Progress progress;
    private final Map<Integer, Long> next = new HashMap<>();

    private final Map<String, Known> known = new LinkedHashMap<>(256, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Known> eldest) {
            return size() > KNOWN_MAX;
        }
    };

    public BatchWriter(Transactions transactions, Projection projection, int generation) {
        this.transactions = transactions;
        this.projection = projection;
        this.generation = generation;
        this.positions = new Positions(projection.name());
        this.progress = new Progress(projection.name());
    }

    public int generation() {
        return generation;
    }

    /**
     * What a batch did.
     *
     * @param applied records folded
     * @param dropped records known before or of stopped matches
     * @param stops matches that stopped
     */
    public record Written(int applied, int dropped, List<VersionFilter.Stop> stops) {

        /** This and what another part of the same batch did. */
        Written and(Written more) {
            List<VersionFilter.Stop> all = new ArrayList<>(stops);
            all.addAll(more.stops);
            return new Written(applied + more.applied, dropped + more.dropped, all);
        }
    }

    /** Reads the stored positions anew, makes missing ones, and forgets what was known of matches. */
    public Uni<Map<Integer, Long>> synchronise(Iterable<Integer> partitions) {
        List<Integer> wanted = new ArrayList<>();
        partitions.forEach(wanted::add);
        return transactions
                .write(session -> positions
                        .ensure(session, generation, wanted)
                        .chain(() -> positions.load(session, generation, false)))
                .invoke(this::adopt);
    }

    private synchronized void adopt(Map<Integer, Long> stored) {
        next.clear();
        next.putAll(stored);
        known.clear();
    }

    /** Offset of the next record to be folded, by partition. */
    public synchronized Map<Integer, Long> next() {
        return Map.copyOf(next);
    }

    /**
     * Writes a batch; records before the positions are left out.
     *
     * @param refused matches that must stop, with the reason
     * @return fails with {@link FenceLost} when another instance writes too; nothing is written then
     */
    Uni<Written> write(List<Entry> batch, Map<String, String> refused) {
        List<Entry> fresh = fresh(batch);
        if (fresh.isEmpty()) {
            return Uni.createFrom().item(new Written(0, batch.size(), List.of()));
        }
        TreeMap<Integer, Span> spans = spans(fresh);
        return transactions
                .write(session -> positions.advance(session, generation, spans).chain(moved -> {
                    if (!moved) {
                        return Uni.createFrom().failure(new FenceLost());
                    }
                    return versions(session, fresh)
                            .map(before -> VersionFilter.sift(before, fresh, refused))
                            .call(sifted -> store(session, sifted));
                }))
                .invoke(sifted -> remember(spans, sifted))
                .map(sifted -> new Written(
                        sifted.accepted().size(),
                        batch.size() - sifted.accepted().size(),
                        sifted.stops()));
    }

    /** True when records of another key could be folded, or were a moment ago; writes nothing. */
    Uni<Boolean> othersPass(List<Entry> batch, String except) {
        List<Entry> others =
                batch.stream().filter(entry -> !entry.key().equals(except)).toList();
        List<Entry> open = fresh(others);
        if (open.size() < others.size()) {
            return Uni.createFrom().item(true);
        }
        Map<String, List<Entry>> byKey = new LinkedHashMap<>();
        open.forEach(entry ->
                byKey.computeIfAbsent(entry.key(), key -> new ArrayList<>()).add(entry));
        Uni<Boolean> passed = Uni.createFrom().item(false);
        for (List<Entry> some : byKey.values().stream().limit(TRIALS_MAX).toList()) {
            passed = passed.chain(known -> known
                    ? Uni.createFrom().item(true)
                    : trial(some).replaceWith(true).onFailure().recoverWithItem(false));
        }
        return passed;
    }

    private Uni<Void> trial(List<Entry> entries) {
        return transactions.rehearse(session -> versions(session, entries)
                .chain(before -> store(session, VersionFilter.sift(before, entries, Map.of()))));
    }

    /** Writes what went through: rows, versions and marks. */
    Uni<Void> store(Mutiny.Session session, Sifted sifted) {
        return store(session, sifted, projection::apply);
    }

    /** The same for what a stopped match has missed. */
    public Uni<Void> storeMissed(Mutiny.Session session, Sifted sifted) {
        return store(session, sifted, projection::applyMissed);
    }

    private interface Fold {

        Uni<Void> apply(Mutiny.Session session, int generation, List<Entry> entries);
    }

    private Uni<Void> store(Mutiny.Session session, Sifted sifted, Fold fold) {
        List<Supplier<Uni<?>>> steps = new ArrayList<>();
        if (!sifted.accepted().isEmpty()) {
            steps.add(() -> fold.apply(session, generation, sifted.accepted()));
            steps.add(() -> progress.save(session, generation, sifted.versions()));
        }
        sifted.stops().forEach(stop -> steps.add(() -> progress.stop(session, generation, stop)));
        return Sql.inTurn(steps);
    }

    private synchronized List<Entry> fresh(List<Entry> batch) {
        return batch.stream()
                .filter(entry -> entry.offset() >= next.getOrDefault(entry.partition(), 0L))
                .toList();
    }

    private synchronized TreeMap<Integer, Span> spans(List<Entry> fresh) {
        TreeMap<Integer, Span> spans = new TreeMap<>();
        for (Entry entry : fresh) {
            long from = next.getOrDefault(entry.partition(), 0L);
            spans.merge(
                    entry.partition(),
                    new Span(from, entry.offset() + 1),
                    (one, other) -> new Span(from, Math.max(one.to(), other.to())));
        }
        return spans;
    }

    private Uni<Map<String, Known>> versions(Mutiny.Session session, List<Entry> entries) {
        Map<String, Known> found = new HashMap<>();
        List<String> missing = new ArrayList<>();
        synchronized (this) {
            entries.stream().map(Entry::key).distinct().forEach(key -> {
                Known before = known.get(key);
                if (before == null) {
                    missing.add(key);
                } else {
                    found.put(key, before);
                }
            });
        }
        return progress.load(session, generation, missing).map(loaded -> {
            found.putAll(loaded);
            return found;
        });
    }

    private synchronized void remember(Map<Integer, Span> spans, Sifted sifted) {
        spans.forEach((partition, span) -> next.put(partition, span.to()));
        sifted.versions().forEach((key, version) -> known.put(key, new Known(version, false)));
        sifted.stops().forEach(stop -> known.put(stop.key(), new Known(stop.since() - 1, true)));
    }

    /** Forgets a match, whose mark may have changed. */
    public synchronized void forget(String key) {
        known.remove(key);
    }
}
