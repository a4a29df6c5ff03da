package baffin.standalone.cli.status;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How fast the data grow, by the earliest mark of the last week that is an hour old.
 *
 * @param bytesADay may be below 0
 * @param over the time that was looked at
 */
record Growth(double bytesADay, Duration over) {

    private static final Duration SHORTEST = Duration.ofHours(1);
    private static final Duration KEPT = Duration.ofDays(7);
    private static final double DAY_S = Duration.ofDays(1).toSeconds();

    /** A size at a moment. */
    record Mark(Instant at, long bytes) {}

    /** Empty while no mark is old enough. */
    static Optional<Growth> of(List<Mark> marks, Mark now) {
        return marks.stream()
                .filter(mark -> !mark.at().plus(SHORTEST).isAfter(now.at()))
                .min((one, other) -> one.at().compareTo(other.at()))
                .map(first -> {
                    Duration over = Duration.between(first.at(), now.at());
                    return new Growth((now.bytes() - first.bytes()) * DAY_S / over.toSeconds(), over);
                });
    }

    /** Days until so many bytes are full; empty when nothing grows. */
    Optional<Long> daysLeft(long free) {
        return bytesADay <= 0 ? Optional.empty() : Optional.of((long) (free / bytesADay));
    }

    /** The marks with one more, at most one an hour and a week of them. */
    static List<Mark> with(List<Mark> marks, Mark now) {
        List<Mark> kept = new ArrayList<>(marks);
        kept.removeIf(mark -> mark.at().isBefore(now.at().minus(KEPT)));
        if (kept.isEmpty() || !kept.getLast().at().plus(SHORTEST).isAfter(now.at())) {
            kept.add(now);
        }
        return kept;
    }

    /** Reads marks, a line each: seconds since 1970, and bytes. Lines that make no sense are passed over. */
    static List<Mark> read(Path file) throws IOException {
        List<Mark> marks = new ArrayList<>();
        if (Files.exists(file)) {
            for (String line : Files.readAllLines(file)) {
                if (line.matches("\\d{1,12} \\d{1,18}")) {
                    String[] words = line.split(" ", -1);
                    marks.add(new Mark(Instant.ofEpochSecond(Long.parseLong(words[0])), Long.parseLong(words[1])));
                }
            }
        }
        return marks;
    }

    static void write(Path file, List<Mark> marks) throws IOException {
        Path next = file.resolveSibling(file.getFileName() + ".next");
        Files.write(
                next,
                marks.stream()
                        .map(mark -> mark.at().getEpochSecond() + " " + mark.bytes())
                        .toList());
        Files.move(next, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }
}
