package baffin.platform.runtime.decider.loop;

import org.apache.kafka.clients.consumer.ConsumerRecord;

/**
 * A record that this instance has written, as a reader of the log will see it.
 *
 * @param record with its place in the log
 * @param after offset of the record before it in its partition; {@link #UNKNOWN} when others may have written between.
 *     The offsets between the two are marks of transactions, so a reader that has taken the one may take the other
 */
public record Committed(ConsumerRecord<String, byte[]> record, long after) {

    /** Nobody here knows what the record before it is. */
    public static final long UNKNOWN = -1;
}
