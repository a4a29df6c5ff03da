package baffin.bench.scaling;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;

/**
 * What one command and one match cost, measured on one machine ({@code coefficients.json} says where each figure is
 * from).
 *
 * @param commandsAMatch accepted commands of a match
 * @param serviceMillis processor time a command of the four services, deciding included (ms)
 * @param brokerMillis the same of the broker (ms)
 * @param databaseMillis the same of the database (ms)
 * @param transactionMillis time of a decider's thread for a transaction, however many commands it holds (ms)
 * @param decidingMillis time of that thread for each command in it (ms)
 * @param eventBytes bytes a command leaves in topics that are kept for ever
 * @param commandBytes bytes a command leaves in topics that are kept for a week
 * @param stateBytes bytes a command leaves in topics that are compacted
 * @param matchRowBytes bytes a finished match keeps in the databases
 * @param liveMatchBytes bytes of memory a live match needs in its decider
 */
record Coefficients(
        int commandsAMatch,
        double serviceMillis,
        double brokerMillis,
        double databaseMillis,
        double transactionMillis,
        double decidingMillis,
        double eventBytes,
        double commandBytes,
        double stateBytes,
        double matchRowBytes,
        double liveMatchBytes) {

    private static final String FILE = "coefficients.json";

    /** Those that were measured. */
    static Coefficients measured() {
        try (InputStream file = Coefficients.class.getResourceAsStream(FILE)) {
            ObjectMapper mapper = new ObjectMapper();
            return mapper.treeToValue(
                    mapper.readTree(Objects.requireNonNull(file, FILE)).required("figures"), Coefficients.class);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
