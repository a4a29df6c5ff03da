package baffin.standalone.consistency;

import baffin.platform.secrets.SecretSealer;
import baffin.standalone.consistency.DatabaseMarks.Place;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Whether databases, log and keys belong together.
 *
 * @param platform id of the platform whose log it is
 * @param keys what opens the rows of a topic
 */
record Belonging(String platform, DatabaseMarks database, LogMarks log, Map<String, Keys> keys) {

    /**
     * Keys of the secrets.
     *
     * @param name their name in the file of secrets
     */
    record Keys(String name, SecretSealer sealer) {}

    private static final String ANEW = "./baffin reset --database, which makes the database anew from the log";

    Belonging {
        keys = Map.copyOf(keys);
    }

    /** Says in one line what does not fit and what to do; empty when all fits. */
    Optional<String> fault() {
        return Stream.of(otherPlatform(), otherKey(), olderLog())
                .flatMap(Optional::stream)
                .findFirst();
    }

    private Optional<String> otherPlatform() {
        return database.foreign(platform)
                .map(other -> "postgres/ is the database of platform " + other + ", kafka/ the log of platform "
                        + platform + ". Restore both from the same backup; or go on with " + ANEW
                        + " and loses nothing that the log has.");
    }

    private Optional<String> otherKey() {
        return keys.entrySet().stream()
                .flatMap(entry -> sealedUnder(entry.getKey())
                        .filter(row -> !entry.getValue().sealer().knows(row))
                        .map(row -> entry.getValue().name() + " in secrets.properties do not open what "
                                + entry.getKey() + " holds. Restore the secrets.properties of this platform; what they"
                                + " sealed (" + entry.getKey() + ") can be opened by nothing else.")
                        .stream())
                .findFirst();
    }

    // a database that is new knows nothing of keys
    private Optional<String> sealedUnder(String topic) {
        return Optional.ofNullable(database.sealedUnder().get(topic))
                .or(() -> Optional.ofNullable(log.sealedUnder().get(topic)));
    }

    private Optional<String> olderLog() {
        return database.read().entrySet().stream()
                .filter(read -> read.getValue() > log.end(read.getKey()))
                .min(Map.Entry.comparingByKey(Comparator.comparing(Place::topic).thenComparingInt(Place::partition)))
                .map(read -> "kafka/ is older than postgres/: " + read.getKey() + " ends at "
                        + log.end(read.getKey()) + ", the database has read up to " + read.getValue()
                        + ". Restore both from the same backup; or go on with " + ANEW
                        + " and loses what happened after the log's end.");
    }
}
