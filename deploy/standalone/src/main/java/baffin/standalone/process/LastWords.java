package baffin.standalone.process;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** What a process said in its log of why it ended. */
public final class LastWords {

    private static final int BYTES_MAX = 256 * 1024;
    private static final int LENGTH_MAX = 400;
    private static final Pattern GRAVE = Pattern.compile("\\b(FATAL|PANIC|ERROR|SEVERE)\\b");
    private static final String CAUSE = "Caused by: ";

    private LastWords() {}

    /** Bytes that the log has now: where the words of a process begin that starts next. */
    public static long end(Path log) throws IOException {
        return Files.exists(log) ? Files.size(log) : 0;
    }

    /** The lines that the log has taken since it was {@code from} bytes long; all when it was set aside meanwhile. */
    public static List<String> lines(Path log, long from) {
        try (FileChannel channel = FileChannel.open(log)) {
            long size = channel.size();
            long start = Math.max(from > size ? 0 : from, size - BYTES_MAX);
            ByteBuffer bytes = ByteBuffer.allocate((int) (size - start));
            channel.read(bytes, start);
            return new String(bytes.array(), 0, bytes.position(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
        } catch (IOException e) {
            return List.of();
        }
    }

    /** The last line of those that tells an error, with the innermost cause below it; else the last line. */
    public static Optional<String> of(List<String> lines) {
        for (int at = lines.size() - 1; at >= 0; at--) {
            if (GRAVE.matcher(lines.get(at)).find()) {
                return Optional.of(cut(lines.get(at).strip() + cause(lines.subList(at + 1, lines.size()))));
            }
        }
        return lines.reversed().stream()
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .findFirst()
                .map(LastWords::cut);
    }

    /** The last words since then as the end of a sentence; tells where to look when there are none. */
    public static String since(Path log, long from) {
        return of(lines(log, from))
                .map(words -> ": " + words + " (see " + log + ")")
                .orElse(", see " + log);
    }

    private static String cause(List<String> below) {
        return below.reversed().stream()
                .map(String::strip)
                .filter(line -> line.startsWith(CAUSE))
                .findFirst()
                .map(line -> " - " + line)
                .orElse("");
    }

    private static String cut(String line) {
        return line.length() <= LENGTH_MAX ? line : line.substring(0, LENGTH_MAX) + "...";
    }
}
