package baffin.platform.disk.space;

import java.io.IOException;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Room on one disk.
 *
 * @param free bytes that we may still write
 * @param total bytes of the disk
 */
public record FreeSpace(long free, long total) {

    private static final double PERCENT = 100;

    /**
     * Looks at the disk that holds a file or directory.
     *
     * @throws IOException when it is not there, or does not tell
     */
    public static FreeSpace at(Path place) throws IOException {
        FileStore disk = Files.getFileStore(place);
        return new FreeSpace(disk.getUsableSpace(), disk.getTotalSpace());
    }

    /** Percent of the disk that is free, 0 to 100. */
    public double percent() {
        return total == 0 ? 0 : PERCENT * free / total;
    }
}
