package baffin.standalone.repartition;

import baffin.platform.topics.StateRows;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.apache.kafka.common.utils.Utils;
import org.jspecify.annotations.Nullable;

/** Where the copy of a record goes. */
@FunctionalInterface
interface Placement {

    /** Nowhere: what it says holds for its old partition alone, and is said anew. */
    int NOWHERE = -1;

    /**
     * The partition of the copy, or {@link #NOWHERE}.
     *
     * @param from partition of the record itself
     */
    int place(byte @Nullable [] key, int from);

    /** Where Kafka's own partitioner puts a key; a record without one stays near where it was. */
    static Placement byKey(int partitions) {
        return (key, from) -> key == null ? from % partitions : hashed(key, partitions);
    }

    /** Rows of deciders: in the partition of their aggregate. */
    static Placement byAggregate(int partitions) {
        return (key, from) -> {
            if (key == null) {
                return from % partitions;
            }
            Optional<String> aggregate = StateRows.aggregate(new String(key, StandardCharsets.UTF_8));
            return aggregate
                    .map(owner -> hashed(owner.getBytes(StandardCharsets.UTF_8), partitions))
                    .orElse(NOWHERE);
        };
    }

    /** A topic of one partition, without the rows that tell how far webhooks were told. */
    static Placement ofRows() {
        return (key, from) -> key != null && ToldRows.isOne(key) ? NOWHERE : 0;
    }

    private static int hashed(byte[] key, int partitions) {
        return Utils.toPositive(Utils.murmur2(key)) % partitions;
    }
}
