package baffin.platform.runtime.projection;

import io.smallrye.mutiny.Uni;
import java.util.List;
import org.hibernate.reactive.mutiny.Mutiny;

/**
 * A read model: which topic it folds, which tables it fills, and how.
 *
 * <p>Its rows depend on the records alone: no clock, no random number, no sequence of the database. Every table has a
 * column {@code generation int} that is part of its key.
 */
public interface Projection {

    /** Permanent name, such as {@code scores}. */
    String name();

    /** The topic it folds. */
    String topic();

    /** Number of the shape of its tables; a higher one than stored drops all rows and folds the topic anew. */
    int schemaVersion();

    /**
     * Statements that create all tables and indexes when they are missing. Tables are created with
     * {@code PARTITION BY LIST (generation)}.
     */
    List<String> schema();

    /** The tables, by name; compared row by row after a rebuild. */
    List<String> tables();

    /**
     * Reads the version of a record.
     *
     * @throws RuntimeException when the record can't be read; only its match stops
     */
    long version(String key, RecordValue value);

    /**
     * Folds records into rows of a generation. Runs inside the transaction that also moves the positions; all versions
     * have been checked to be contiguous for each key.
     *
     * @param session the open session; must not be kept
     * @param generation the generation to write to and to read from
     * @param entries in the order of each partition, at least one
     * @return completes when everything is written; a failure that is not the database's stops the match at fault
     */
    Uni<Void> apply(Mutiny.Session session, int generation, List<Entry> entries);

    /**
     * Folds records that a stopped key has missed while records after them, of other keys, were folded. To be told
     * apart by a projection that takes what lies before the last place it knows for old.
     */
    default Uni<Void> applyMissed(Mutiny.Session session, int generation, List<Entry> entries) {
        return apply(session, generation, entries);
    }
}
