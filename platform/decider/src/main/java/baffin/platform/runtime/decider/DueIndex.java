package baffin.platform.runtime.decider;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Which key is to be woken when: an index over the rows of one partition, in memory only. */
final class DueIndex {

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
