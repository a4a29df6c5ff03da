package baffin.standalone.cli.common;

import java.io.IOException;
import java.io.PrintStream;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Follows a log file. */
public final class Tail {

    private final Path file;
    private long position;

    /** @param position byte from which on to follow */
    public Tail(Path file, long position) {
        this.file = file;
        this.position = position;
    }

    /** Follows from the end on. */
    public static Tail fromEnd(Path file) throws IOException {
        return new Tail(file, Files.exists(file) ? Files.size(file) : 0);
    }

    /** The last lines of a file; none when there is no file. */
    public static List<String> last(Path file, int lines) throws IOException {
        if (!Files.exists(file)) {
            return List.of();
        }
        List<String> all = new String(Files.readAllBytes(file), java.nio.charset.StandardCharsets.UTF_8)
                .lines()
                .toList();
        return all.subList(Math.max(0, all.size() - lines), all.size());
    }

    /** Prints what has been added; starts over when the file was replaced by a shorter one. */
    public void printNew(PrintStream out) throws IOException {
        if (!Files.exists(file)) {
            return;
        }
        try (RandomAccessFile in = new RandomAccessFile(file.toFile(), "r")) {
            if (in.length() < position) {
                position = 0;
            }
            byte[] added = new byte[(int) Math.min(in.length() - position, 1 << 20)];
            in.seek(position);
            in.readFully(added);
            position += added.length;
            out.write(added, 0, added.length);
            out.flush();
        }
    }
}
