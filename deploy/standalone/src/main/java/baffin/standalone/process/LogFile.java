package baffin.standalone.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** The file that takes what a part prints; the one before it is kept as {@code <name>.log.1}. */
public final class LogFile {

    private static final long ROTATE_BYTES = 10L * 1024 * 1024;

    private LogFile() {}

    /** Moves a file that has grown large out of the way. Called before a part starts. */
    public static Path prepare(Path file) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        if (Files.exists(file) && Files.size(file) > ROTATE_BYTES) {
            Files.move(file, file.resolveSibling(file.getFileName() + ".1"), StandardCopyOption.REPLACE_EXISTING);
        }
        return file;
    }
}
