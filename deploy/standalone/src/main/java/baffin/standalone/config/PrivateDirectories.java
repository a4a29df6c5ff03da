package baffin.standalone.config;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Set;

/** Directories that only their owner may enter (mode 700): logs of matches hold seeds, the database holds accounts. */
public final class PrivateDirectories {

    private static final Set<PosixFilePermission> OWNER = PosixFilePermissions.fromString("rwx------");

    private PrivateDirectories() {}

    /** Makes the directories of a platform where they are missing, and closes them to everybody but their owner. */
    public static void of(Directories layout) throws IOException {
        for (Path directory :
                List.of(layout.data(), layout.kafkaData(), layout.databaseBinaries(), layout.run(), layout.logs())) {
            close(directory);
        }
        // the database makes its own, and refuses one that is open to others
        if (Files.exists(layout.databaseData())) {
            close(layout.databaseData());
        }
    }

    /** Makes a directory where it is missing, and closes it to everybody but its owner. */
    public static void close(Path directory) throws IOException {
        Files.createDirectories(directory);
        if (Files.getFileStore(directory).supportsFileAttributeView("posix")
                && !Files.getPosixFilePermissions(directory).equals(OWNER)) {
            Files.setPosixFilePermissions(directory, OWNER);
        }
    }
}
