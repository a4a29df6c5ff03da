package baffin.platform.acknowledgement;

import io.smallrye.mutiny.Uni;
import java.util.Map;

/** The way of a command into the log; a service implements it with its emitter. */
@FunctionalInterface
public interface RecordPublisher {

    /**
     * Appends a record.
     *
     * @param headers CloudEvents attributes
     * @return completes when the log has taken it; a failure means that it is not known whether it has
     */
    Uni<Void> append(String key, byte[] json, Map<String, String> headers);

    /** Most bytes of a record, as the broker counts them. */
    default int bytesMax() {
        return Integer.MAX_VALUE;
    }
}
