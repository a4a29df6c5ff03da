package baffin.platform.runtime.decider.guard;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.apache.kafka.common.KafkaException;
import org.jboss.logging.Logger;

/**
 * Records that ended the thread which took them. The transaction of the first try is aborted as a whole; when such a
 * record comes again it is set aside.
 */
public final class PoisonRecords {

    private static final Logger LOG = Logger.getLogger(PoisonRecords.class);
    private static final int KEPT_MAX = 1_000;
    private static final int MEMORY_STRIKES = 2;

    /** Where a record lies. */
    public record Place(String topic, int partition, long offset) {}

    private final Map<Place, String> places = bounded();
    private final Map<Place, Integer> strikes = bounded();

    private static <K, V> Map<K, V> bounded() {
        return new LinkedHashMap<>() {
            private static final long serialVersionUID = 1L;

            @Override
            protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
                return size() > KEPT_MAX;
            }
        };
    }

    /** Why a record is to be set aside; empty for one that is to be taken. */
    public synchronized Optional<String> reason(Place place) {
        return Optional.ofNullable(places.get(place));
    }

    /** A record ended its thread by itself; what the broker or the group did is no fault of a record. */
    public synchronized void failed(Place place, Throwable fault) {
        if (fault instanceof KafkaException) {
            return;
        }
        int count = strikes.merge(place, 1, Integer::sum);
        boolean memory = fault instanceof VirtualMachineError && !(fault instanceof StackOverflowError);
        if (!memory || count >= MEMORY_STRIKES) {
            condemn(place, fault);
        }
    }

    /** What a record made could not be written. */
    public synchronized void condemn(Place place, Throwable fault) {
        LOG.errorf(fault, "a record cannot be taken and will be set aside: %s", place);
        places.put(place, fault.getClass().getSimpleName());
    }
}
