package baffin.system.upgrade;

import java.io.DataInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A file of PostgreSQL's write-ahead log. */
final class WalSegment {

    private static final int BYTES = 16 * 1024 * 1024;
    private static final int PER_LOG = 256;
    private static final int HEX = 16;

    private WalSegment() {}

    /** Whether the server keeps the file for later only: it holds what another file of the log held before. */
    static boolean isSpare(Path file) throws IOException {
        String name = file.getFileName().toString();
        if (!name.matches("[0-9A-F]{24}")) {
            return false;
        }
        long number = Long.parseLong(name.substring(8, 16), HEX) * PER_LOG + Long.parseLong(name.substring(16), HEX);
        return firstPage(file) != number * BYTES;
    }

    /** The place in the log that the first page of the file tells, after its magic number, flags and timeline. */
    private static long firstPage(Path file) throws IOException {
        try (DataInputStream in = new DataInputStream(Files.newInputStream(file))) {
            in.skipNBytes(Long.BYTES);
            return Long.reverseBytes(in.readLong());
        }
    }
}
