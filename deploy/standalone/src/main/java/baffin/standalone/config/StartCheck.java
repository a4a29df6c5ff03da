package baffin.standalone.config;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What is looked at before anything starts. Each answer is one line that says what is wrong and what to do. */
public final class StartCheck {

    private static final long MIB = 1024L * 1024;
    private static final long FREE_MIN_MIB = 512;
    private static final int JAVA_MIN = 25;

    private StartCheck() {}

    /** The first thing that keeps a platform from starting on these data; empty when nothing does. */
    public static Optional<String> fault(Directories layout) throws IOException {
        return Stream.<Check>of(StartCheck::java, StartCheck::directory, StartCheck::owner, StartCheck::disk)
                .map(check -> check.fault(layout))
                .flatMap(Optional::stream)
                .findFirst()
                .or(() -> SecretsCheck.fault(layout));
    }

    private interface Check {
        Optional<String> fault(Directories layout);
    }

    private static Optional<String> java(Directories layout) {
        Path home = Path.of(System.getProperty("java.home"));
        if (Runtime.version().feature() < JAVA_MIN) {
            return Optional.of("Java " + Runtime.version().feature() + " in " + home
                    + " is too old. Set JAVA_HOME to a JDK " + JAVA_MIN + " or newer.");
        }
        return Files.isExecutable(home.resolve("bin").resolve("java"))
                ? Optional.empty()
                : Optional.of(home + " has no bin/java. Set JAVA_HOME to a JDK " + JAVA_MIN + " or newer.");
    }

    private static Optional<String> directory(Directories layout) {
        Path existing = existing(layout.data());
        if (!Files.isDirectory(existing)) {
            return Optional.of(existing + " is a file. Choose a directory with --data DIR.");
        }
        return Files.isWritable(existing) && Files.isExecutable(existing)
                ? Optional.empty()
                : Optional.of("Nothing can be written in " + existing + ". Give " + System.getProperty("user.name")
                        + " the right to, or choose another directory with --data DIR.");
    }

    private static Optional<String> owner(Directories layout) {
        String me = System.getProperty("user.name");
        for (Path mine : List.of(
                layout.data(),
                layout.kafkaData(),
                layout.databaseData(),
                layout.run(),
                layout.logs(),
                layout.secrets())) {
            try {
                if (Files.exists(mine) && !Files.getOwner(mine).getName().equals(me)) {
                    return Optional.of(
                            mine + " belongs to " + Files.getOwner(mine).getName() + ", not to " + me
                                    + ". Start the platform as its owner, or chown -R all of " + layout.data() + ".");
                }
            } catch (IOException e) {
                return Optional.of(mine + " cannot be looked at: " + e.getMessage() + ".");
            }
        }
        return Optional.empty();
    }

    private static Optional<String> disk(Directories layout) {
        Path existing = existing(layout.data());
        try {
            long free = Files.getFileStore(existing).getUsableSpace() / MIB;
            return free >= FREE_MIN_MIB
                    ? Optional.empty()
                    : Optional.of("Only " + free + " MiB are free on the disk of " + existing + ", and a start needs "
                            + FREE_MIN_MIB + ". Make room, or choose another directory with --data DIR.");
        } catch (IOException e) {
            return Optional.of("The disk of " + existing + " does not tell its free space: " + e.getMessage() + ".");
        }
    }

    /** The directory itself, or the nearest one above it that is there. */
    private static Path existing(Path directory) {
        Path at = directory;
        while (!Files.exists(at) && at.getParent() != null) {
            at = at.getParent();
        }
        return at;
    }

    /** Whether others than its owner may read a file. */
    static boolean isOpen(Path file) throws IOException {
        return Files.getFileStore(file).supportsFileAttributeView("posix")
                && !PosixFilePermissions.toString(Files.getPosixFilePermissions(file))
                        .endsWith("------");
    }

    /** Whether the secrets fit a start. Data beside which they are new could be opened by nobody. */
    public static final class SecretsCheck {

        private static final Pattern KEY = Pattern.compile("[0-9a-fA-F]{64}");

        private SecretsCheck() {}

        /** Says in one line why nothing may start, and what to do; empty when nothing is wrong with them. */
        public static Optional<String> fault(Directories layout) {
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

        private static Optional<String> missing(Directories layout) {
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
}
