package baffin.standalone.backup;

import baffin.standalone.config.Directories;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.Optional;

/** When the latest backup of a data directory was taken, wherever it lies. */
public final class LastBackup {

    private LastBackup() {}

    static void note(Directories layout, String takenAt) throws IOException {
        Files.createDirectories(layout.run());
        Files.writeString(file(layout), takenAt);
    }

    /** Empty when none was taken, or not since {@code run/} was lost. */
    public static Optional<Instant> of(Directories layout) {
        try {
            return Optional.of(Instant.parse(Files.readString(file(layout)).strip()));
        } catch (IOException | DateTimeException none) {
            return Optional.empty();
        }
    }

    private static Path file(Directories layout) {
        return layout.run().resolve("last-backup");
    }
}
