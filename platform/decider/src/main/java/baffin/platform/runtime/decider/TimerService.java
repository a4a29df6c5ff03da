package baffin.platform.runtime.decider;

import baffin.decider.Outage;
import baffin.platform.runtime.decider.StoredRow.Kind;
import baffin.platform.runtime.decider.bounds.Texts;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The time of one partition's decider: which key is due, and when players were not served. While keys wait, a sign of
 * life is kept among the rows, so that a time in which nobody decided can be told from a player's delay. An absence
 * ends when players are served, not when the decider runs. It is kept until all keys that it concerns have recorded it,
 * so that a crash on the way loses nobody's time; what a key has not recorded is one absence, however often it began.
 */
final class TimerService {

    /** What keys of the runtime's own rows begin with; no aggregate has such a key. */
    static final String OWN = "#";

    /** True for a key that an aggregate may have. */
    static boolean leaves(String key) {
        return !key.isBlank() && !Texts.tooLong(key) && !key.startsWith(OWN);
    }

    /** Key of the row that holds the latest sign of life. */
    static final String ALIVE = "#alive";

    /** Key of the row that holds an absence that not all keys have recorded. */
    static final String OUTAGE = "#outage";

    private static final Duration SIGN_EVERY = Duration.ofSeconds(10);
    private static final Duration OUTAGE_MIN = Duration.ofSeconds(30);
    private static final Duration SNOOZE = Duration.ofSeconds(10);
    private static final int DUE_MAX = 200;

    private final Rows rows;
    private final DueIndex dueIndex = new DueIndex();
    private final Map<String, Outage> unreported = new HashMap<>();
    private @Nullable Instant seen;
    private boolean served = true;
    private Instant signed = Instant.EPOCH;

    TimerService(Rows rows) {
        this.rows = rows;
        rows.forEach((key, bytes) -> dueIndex.set(key, key.startsWith(OWN) ? null : StoredRow.wakeOf(bytes)));
    }

    /** Looks back to the last sign of life; players are not served until {@link #at} says so. */
    void started(Instant now) {
        served = false;
        seen = now;
        byte[] kept = rows.get(OUTAGE);
        byte[] sign = rows.get(ALIVE);
        if (kept != null && dueIndex.isEmpty()) {
            rows.delete(OUTAGE);
        } else if (kept != null) {
            note(read(kept), now);
        }
        if (sign != null && !dueIndex.isEmpty() && StoredRow.read(sign).since().isBefore(now)) {
            seen = StoredRow.read(sign).since();
        }
    }

    /**
     * Hears the time from the machine's own clock. A gap since players were last served is an absence, whatever made
     * it: a machine that slept, a clock that jumped, a broker that did not answer.
     *
     * @param reachable false while players cannot be served although this decider runs
     */
    void at(Instant now, boolean reachable) {
        served = reachable;
        if (!reachable) {
            return;
        }
        Instant before = seen;
        seen = now;
        if (before != null && !dueIndex.isEmpty() && before.plus(OUTAGE_MIN).isBefore(now)) {
            note(new Outage(before, now), now);
        }
        sign(now);
    }

    // every key records it soon, by a tick: what was only remembered could be lost with the process
    private void note(Outage outage, Instant now) {
        byte[] kept = rows.get(OUTAGE);
        rows.put(OUTAGE, row(kept == null ? outage : outage.with(read(kept))));
        for (String key : dueIndex.keys()) {
            unreported.merge(key, outage, Outage::with);
            dueIndex.set(key, now);
        }
    }

    /**
     * The absence that a key has not recorded yet; null for none. It counts as recorded from now on, but for one that
     * had not ended when the record came: the rest of that is given with the next record.
     */
    @Nullable
    Outage unreported(String key, Instant now) {
        Outage outage = unreported.get(key);
        if (outage != null && !outage.until().isAfter(now)) {
            recorded(key);
        }
        Instant last = seen;
        if (served || last == null || !last.plus(OUTAGE_MIN).isBefore(now)) {
            return outage;
        }
        Outage lasting = new Outage(last, now);
        return outage == null ? lasting : outage.with(lasting);
    }

    private void recorded(String key) {
        if (unreported.remove(key) != null && unreported.isEmpty()) {
            rows.delete(OUTAGE);
        }
    }

    /** Sets the moment of a key; null for none. */
    void set(String key, @Nullable Instant at) {
        Instant last = seen;
        boolean soon = at != null && last != null && unreported.containsKey(key) && last.isBefore(at);
        dueIndex.set(key, soon ? last : at);
        if (at == null) {
            recorded(key);
        } else if (last != null && served) {
            sign(last);
        }
    }

    /** True when the key is due, as far as the index knows; nobody's time runs out while nobody is served. */
    boolean isDue(String key, Instant now) {
        return served && dueIndex.isDue(key, now);
    }

    /** True when any key is due before a moment. */
    boolean anyBefore(Instant moment) {
        return dueIndex.anyBefore(moment);
    }

    /** True while players are served. */
    boolean serves() {
        return served;
    }

    /** The keys that are due; each is asked for again a little later in case its tick is lost. */
    List<String> due(Instant now) {
        if (!served) {
            return List.of();
        }
        List<String> due = dueIndex.due(now, DUE_MAX);
        due.forEach(key -> dueIndex.set(key, now.plus(SNOOZE)));
        return due;
    }

    // also after the clock was put back
    private void sign(Instant now) {
        boolean old = !Duration.between(signed, now).abs().minus(SIGN_EVERY).isNegative();
        if (!dueIndex.isEmpty() && old) {
            rows.put(ALIVE, new StoredRow(Kind.LIVE, now, "", null, new byte[0]).bytes());
            signed = now;
        }
    }

    private static byte[] row(Outage outage) {
        byte[] times = ByteBuffer.allocate(2 * Long.BYTES)
                .putLong(outage.from().toEpochMilli())
                .putLong(outage.until().toEpochMilli())
                .array();
        return new StoredRow(Kind.LIVE, outage.until(), "", null, times).bytes();
    }

    private static Outage read(byte[] row) {
        ByteBuffer times = ByteBuffer.wrap(StoredRow.read(row).state());
        return new Outage(Instant.ofEpochMilli(times.getLong()), Instant.ofEpochMilli(times.getLong()));
    }

    /** Which key is to be woken when: an index over the rows of one partition, in memory only. */
    static final class DueIndex {

        private record Entry(Instant at, String key) {}

        private final TreeSet<Entry> order =
                new TreeSet<>(Comparator.comparing(Entry::at).thenComparing(Entry::key));
        private final Map<String, Instant> byKey = new HashMap<>();

        /** Sets the moment of a key; null for none. */
        void set(String key, @Nullable Instant at) {
            Instant before = at == null ? byKey.remove(key) : byKey.put(key, at);
            if (before != null) {
                order.remove(new Entry(before, key));
            }
            if (at != null) {
                order.add(new Entry(at, key));
            }
        }

        /** The keys that are due, the longest overdue first. */
        List<String> due(Instant now, int atMost) {
            List<String> due = new ArrayList<>();
            for (Entry entry : order) {
                if (entry.at().isAfter(now) || due.size() == atMost) {
                    break;
                }
                due.add(entry.key());
            }
            return due;
        }

        /** True when the moment of any key comes before the given one. */
        boolean anyBefore(Instant moment) {
            return !order.isEmpty() && order.first().at().isBefore(moment);
        }

        /** True when the key's moment has come. */
        boolean isDue(String key, Instant now) {
            Instant at = byKey.get(key);
            return at != null && !at.isAfter(now);
        }

        /** All keys that wait for a moment. */
        List<String> keys() {
            return List.copyOf(byKey.keySet());
        }

        boolean isEmpty() {
            return byKey.isEmpty();
        }
    }
}
