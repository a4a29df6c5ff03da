package baffin.standalone.repartition;

import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;

/** Numbers by numbers, in two arrays: millions of them fit into a small heap. */
final class LongMap {

    private static final int SMALLEST = 1 << 10;

    private long[] keys = new long[SMALLEST];
    private long[] values = new long[SMALLEST];
    private boolean[] used = new boolean[SMALLEST];
    private int size;

    /** Makes a new value of the present one, which is 0 at first. */
    void update(long key, LongUnaryOperator next) {
        if (size * 4L > keys.length * 3L) {
            grow();
        }
        int slot = slot(key);
        if (!used[slot]) {
            used[slot] = true;
            keys[slot] = key;
            size++;
        }
        values[slot] = next.applyAsLong(values[slot]);
    }

    int size() {
        return size;
    }

    /** The sum of something over all entries, in no order. */
    long sum(LongBinaryOperator of) {
        long sum = 0;
        for (int slot = 0; slot < keys.length; slot++) {
            sum += used[slot] ? of.applyAsLong(keys[slot], values[slot]) : 0;
        }
        return sum;
    }

    private int slot(long key) {
        int mask = keys.length - 1;
        int slot = Long.hashCode(key) * 0x9E3779B9 >>> 7 & mask;
        while (used[slot] && keys[slot] != key) {
            slot = slot + 1 & mask;
        }
        return slot;
    }

    private void grow() {
        long[] oldKeys = keys;
        long[] oldValues = values;
        boolean[] oldUsed = used;
        keys = new long[oldKeys.length * 2];
        values = new long[keys.length];
        used = new boolean[keys.length];
        for (int old = 0; old < oldKeys.length; old++) {
            if (oldUsed[old]) {
                int slot = slot(oldKeys[old]);
                used[slot] = true;
                keys[slot] = oldKeys[old];
                values[slot] = oldValues[old];
            }
        }
    }
}
