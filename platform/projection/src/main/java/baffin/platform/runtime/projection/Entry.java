package baffin.platform.runtime.projection;

/**
 * One record of the topic as a projection gets it.
 *
 * @param partition partition of the topic
 * @param offset offset in the partition
 * @param key key of the record: the match
 * @param version version of the match, 1 for its first record; {@link #UNVERSIONED} when records of this topic have
 *     none; {@link #UNREADABLE} when it can't be read
 * @param timestamp when the log took the record (UTC, ms since 1970)
 * @param content the record's bytes as they stand in the log, and what was read of them
 */
public record Entry(int partition, long offset, String key, long version, long timestamp, RecordValue content) {

    /** An entry of which nothing is read yet. */
    public Entry(int partition, long offset, String key, long version, long timestamp, byte[] value) {
        this(partition, offset, key, version, timestamp, new RecordValue(value));
    }

    /** The record's bytes as they stand in the log. */
    public byte[] value() {
        return content.bytes();
    }

    /** Version of records that are not numbered; only the position of the partition guards them. */
    public static final long UNVERSIONED = 0;

    /** Version of a record that can't be read; stops its match. */
    public static final long UNREADABLE = -1;
}
