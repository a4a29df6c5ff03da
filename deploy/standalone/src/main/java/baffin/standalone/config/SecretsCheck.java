package baffin.standalone.config;

import java.nio.file.Files;
import java.util.Optional;

/** Whether a start may draw secrets. Data beside which they are new could be opened by nobody. */
public final class SecretsCheck {

    private SecretsCheck() {}

    /** Says in one line why nothing may start, and what to do; empty when the secrets are there or nothing needs them. */
    public static Optional<String> fault(Layout layout) {
        if (Files.exists(layout.secrets())) {
            return Optional.empty();
        }
        boolean data = Files.exists(layout.kafkaData().resolve("meta.properties"))
                || Files.exists(layout.databaseData().resolve("PG_VERSION"));
        return data
                ? Optional.of(layout.secrets() + " is missing, and new secrets do not fit the data beside it."
                        + " Restore it from the backup that holds these data.")
                : Optional.empty();
    }
}
