package baffin.platform.export;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** What the archive says of itself. */
final class ArchiveReadme {

    private static final Path ARCHIVE = Path.of("src/test/resources/archive");
    private static final int CELLS = 4;

    private ArchiveReadme() {}

    /**
     * One line: in this match, at this version, that happens.
     *
     * @param rule id of the rule
     * @param what in the words of the line
     * @param match name of the file, without any ending
     */
    record Line(String rule, String what, String match, long version) {

        /** The file of the match. */
        byte[] file(String game) throws IOException {
            return Files.readAllBytes(ARCHIVE.resolve(game).resolve(match + ".json.gz"));
        }
    }

    /** The lines about a game, by the prefix of its rules, such as {@code EX-}. */
    static List<Line> lines(String prefix) {
        try {
            return Files.readAllLines(ARCHIVE.resolve("README.md")).stream()
                    .filter(line -> line.startsWith("| " + prefix))
                    .map(ArchiveReadme::line)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * The first difference of a match whose outcome today's rules change, as listed.
     *
     * @param match game and file without any ending, such as {@code north-wind/10-3-seats-off-mixed}
     */
    static Optional<String> changed(String match) throws IOException {
        return Files.readAllLines(ARCHIVE.resolve("README.md")).stream()
                .filter(line -> line.startsWith("| `" + match + "` |"))
                .map(line -> line.split("\\|")[CELLS].strip() + ":")
                .findFirst();
    }

    private static Line line(String line) {
        List<String> cells = Arrays.stream(line.substring(1).split("\\|"))
                .map(cell -> cell.strip().replace("`", ""))
                .toList();
        if (cells.size() != CELLS) {
            throw new IllegalStateException("not rule, what, match and version: " + line);
        }
        return new Line(cells.get(0), cells.get(1), cells.get(2), Long.parseLong(cells.get(3)));
    }
}
