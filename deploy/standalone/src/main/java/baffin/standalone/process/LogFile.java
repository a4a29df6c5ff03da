package baffin.standalone.process;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * The file that takes what a part prints; the {@value #KEPT} before it are kept as {@code <name>.log.1}, the latest, to
 * {@code <name>.log.3}.
 */
public final class LogFile {

    /** Bytes after which a file is set aside. */
    static final long ROTATE_BYTES = 10L * 1024 * 1024;

    static final int KEPT = 3;

    private LogFile() {}

    /** Makes the file's directory, and sets a file aside that has grown large. */
    public static Path prepare(Path file) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        rotate(file);
        return file;
    }

    /**
     * Sets a file aside that has grown large, also while a part appends to it: the part goes on with the same file,
     * which
     * is empty then. A line that comes between the last copied byte and the cut is lost.
     *
     * @return whether it was
     */
    public static boolean rotate(Path file) throws IOException {
        if (!Files.exists(file) || Files.size(file) <= ROTATE_BYTES) {
            return false;
        }
        for (int number = KEPT; number > 1; number--) {
            Path newer = numbered(file, number - 1);
            if (Files.exists(newer)) {
                Files.move(newer, numbered(file, number), StandardCopyOption.REPLACE_EXISTING);
            }
        }
        try (FileChannel from = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE);
                FileChannel to = FileChannel.open(
                        numbered(file, 1),
                        StandardOpenOption.CREATE,
                        StandardOpenOption.WRITE,
                        StandardOpenOption.TRUNCATE_EXISTING)) {
            long copied = 0;
            while (copied < from.size()) {
                copied += from.transferTo(copied, from.size() - copied, to);
            }
            from.truncate(0);
        }
        return true;
    }

    private static Path numbered(Path file, int number) {
        return file.resolveSibling(file.getFileName() + "." + number);
    }
}
