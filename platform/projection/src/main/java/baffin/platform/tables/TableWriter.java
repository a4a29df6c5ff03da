package baffin.platform.tables;

import io.smallrye.mutiny.Uni;
import org.jspecify.annotations.Nullable;

/** The way of a row into the log; a service implements it with its emitter. */
@FunctionalInterface
public interface TableWriter {

    /**
     * Appends a record; records that are under way together keep their order.
     *
     * @param value sealed row; null for one that was deleted
     * @return completes when the log has taken it; a failure means that it is not known whether it has
     */
    Uni<Void> append(String key, byte @Nullable [] value);
}
