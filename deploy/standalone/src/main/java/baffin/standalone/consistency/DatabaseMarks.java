package baffin.standalone.consistency;

import java.util.Map;
import java.util.Optional;

/**
 * What the databases know of the log that they were made from.
 *
 * @param platforms id of the platform by database; none for a database that is new
 * @param read offset after the last record that a read model has taken, by partition of a topic
 * @param sealedUnder how rows in the log begin that the database has sent last, by topic
 */
record DatabaseMarks(Map<String, String> platforms, Map<Place, Long> read, Map<String, String> sealedUnder) {

    record Place(String topic, int partition) {

        @Override
        public String toString() {
            return topic + "-" + partition;
        }
    }

    DatabaseMarks {
        platforms = Map.copyOf(platforms);
        read = Map.copyOf(read);
        sealedUnder = Map.copyOf(sealedUnder);
    }

    /** Another platform than the given one, if a database belongs to one. */
    Optional<String> foreign(String platform) {
        return platforms.values().stream().filter(id -> !id.equals(platform)).findFirst();
    }
}
