package baffin.standalone.repartition;

import java.nio.charset.StandardCharsets;
import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;
import java.util.zip.CRC32;
import java.util.zip.CRC32C;
import java.util.zip.Checksum;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.header.Header;
import org.jspecify.annotations.Nullable;

/**
 * The sum of what stands in a topic, whatever partitions its keys are in: for each key a hash of its records one after
 * the other, with key, headers, time and value. Takes some 50 bytes of memory for each key.
 */
final class Ledger {

    private static final long SEQUENCE = 0x9E3779B97F4A7C15L;

    /**
     * A ledger in short.
     *
     * @param records how many there are
     * @param keys how many different keys they have; each record without one counts as one
     * @param hash of each key's records in their order, summed up
     */
    record Sum(long records, long keys, long hash) {}

    private final LongMap hashes = new LongMap();
    private final Checksum[] sums = {new CRC32(), new CRC32C()};
    private long records;

    /** Takes the next record of a partition. */
    void add(ConsumerRecord<byte[], byte[]> record) {
        records++;
        long hash = hash(record);
        // those without a key are in no order that matters
        long key = record.key() == null ? hash : hash(record.key());
        hashes.update(key, before -> mixed(before * SEQUENCE + hash));
    }

    Sum sum() {
        return new Sum(records, hashes.size(), hashes.sum((key, hash) -> mixed(key ^ Long.rotateLeft(hash, 17))));
    }

    private long hash(byte[] key) {
        reset();
        update(key);
        return value();
    }

    private long hash(ConsumerRecord<byte[], byte[]> record) {
        reset();
        update(record.key());
        update(record.value());
        update(record.timestamp());
        for (Header header : record.headers()) {
            update(header.key().getBytes(StandardCharsets.UTF_8));
            update(header.value());
        }
        return value();
    }

    private void reset() {
        for (Checksum sum : sums) {
            sum.reset();
        }
    }

    // the length comes first, so that nothing of one member counts as the beginning of the next
    private void update(byte @Nullable [] bytes) {
        update(bytes == null ? -1 : bytes.length);
        if (bytes != null) {
            for (Checksum sum : sums) {
                sum.update(bytes);
            }
        }
    }

    private void update(long number) {
        for (int shift = 0; shift < Long.SIZE; shift += Byte.SIZE) {
            for (Checksum sum : sums) {
                sum.update((int) (number >>> shift) & 0xFF);
            }
        }
    }

    private long value() {
        return sums[0].getValue() << Integer.SIZE | sums[1].getValue();
    }

    private static long mixed(long number) {
        long half = (number ^ number >>> 33) * 0xFF51AFD7ED558CCDL;
        long whole = (half ^ half >>> 33) * 0xC4CEB9FE1A85EC53L;
        return whole ^ whole >>> 33;
    }

    /** Numbers by numbers, in two arrays: millions of them fit into a small heap. */
    static final class LongMap {

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
}
