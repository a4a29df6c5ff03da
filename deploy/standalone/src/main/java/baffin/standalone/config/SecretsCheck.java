package baffin.standalone.config;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.regex.Pattern;

/** Whether the secrets fit a start. Data beside which they are new could be opened by nobody. */
public final class SecretsCheck {

    private static final Pattern KEY = Pattern.compile("[0-9a-fA-F]{64}");

    private SecretsCheck() {}

    /** Says in one line why nothing may start, and what to do; empty when nothing is wrong with them. */
    public static Optional<String> fault(Layout layout) {
        Path file = layout.secrets();
        if (!Files.exists(file)) {
            return missing(layout);
        }
        try {
            if (StartCheck.isOpen(file)) {
                return Optional.of(file + " may be read by others than its owner. Close it: chmod 600 " + file);
            }
            return malformed(Secrets.read(file))
                    .map(fault -> file + " " + fault + ". Restore it from the backup that holds these data.");
        } catch (IOException | IllegalArgumentException e) {
            return Optional.of(file + " cannot be read (" + e.getMessage() + "). Restore it from the backup.");
        }
    }

    private static Optional<String> missing(Layout layout) {
        boolean data = Files.exists(layout.kafkaData().resolve("meta.properties"))
                || Files.exists(layout.databaseData().resolve("PG_VERSION"));
        return data
                ? Optional.of(layout.secrets() + " is missing, and new secrets do not fit the data beside it."
                        + " Restore it from the backup that holds these data.")
                : Optional.empty();
    }

    private static Optional<String> malformed(Properties secrets) {
        for (String name : Secrets.DRAWN) {
            if (secrets.getProperty(name, "").isBlank()) {
                return Optional.of("lacks " + name);
            }
        }
        for (String name : List.of(Secrets.WEBHOOKS, Secrets.VAULT)) {
            if (!Arrays.stream(secrets.getProperty(name).split(",", -1))
                    .allMatch(key -> KEY.matcher(key.strip()).matches())) {
                return Optional.of("has " + name + " that are not 64 hex digits each, with commas between");
            }
        }
        return KEY.matcher(secrets.getProperty(Secrets.PUSH).strip()).matches()
                ? Optional.empty()
                : Optional.of("has " + Secrets.PUSH + " that is not 64 hex digits");
    }
}
