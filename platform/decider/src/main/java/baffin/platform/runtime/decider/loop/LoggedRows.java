package baffin.platform.runtime.decider.loop;

import baffin.platform.runtime.decider.Rows;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** The rows of one partition in memory, and those of them that the open transaction has still to write. */
final class LoggedRows implements Rows {

    private final Map<String, byte[]> rows = new HashMap<>();
    private final Map<String, byte @Nullable []> changed = new LinkedHashMap<>();

    /** Takes a row of the log; an empty one is deleted. */
    void restore(String key, byte[] row) {
        if (row.length == 0) {
            rows.remove(key);
        } else {
            rows.put(key, row);
        }
    }

    @Override
    public byte @Nullable [] get(String key) {
        return rows.get(key);
    }

    @Override
    public void put(String key, byte[] row) {
        rows.put(key, row);
        changed.put(key, row);
    }

    @Override
    public void delete(String key) {
        rows.remove(key);
        changed.put(key, null);
    }

    @Override
    public void forEach(BiConsumer<String, byte[]> consumer) {
        List<Map.Entry<String, byte[]>> all = new ArrayList<>(rows.size());
        rows.forEach((key, row) -> all.add(Map.entry(key, row)));
        all.forEach(row -> consumer.accept(row.getKey(), row.getValue()));
    }

    /** True while the open transaction has rows to write. */
    boolean changed() {
        return !changed.isEmpty();
    }

    /** Gives the latest row of each key that has changed since the last time, null for one that is deleted. */
    void flush(BiConsumer<String, byte @Nullable []> log) {
        changed.forEach(log);
        changed.clear();
    }
}
