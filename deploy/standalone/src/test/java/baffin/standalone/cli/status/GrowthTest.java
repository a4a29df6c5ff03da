package baffin.standalone.cli.status;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.standalone.cli.status.Growth.Mark;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GrowthTest {

    private static final Instant NOW = Instant.parse("2026-01-10T12:00:00Z");
    private static final long MIB = 1024L * 1024;

    @TempDir
    private Path directory;

    @Test
    void growth_is_measured_from_the_earliest_mark() {
        List<Mark> marks = List.of(mark(48, 100 * MIB), mark(2, 140 * MIB));

        Growth growth = Growth.of(marks, mark(0, 160 * MIB)).orElseThrow();

        assertThat(growth).isEqualTo(new Growth(30.0 * MIB, Duration.ofDays(2)));
        assertThat(growth.daysLeft(300 * MIB)).contains(10L);
        assertThat(Overview.growth(Optional.of(growth), 300 * MIB))
                .isEqualTo("30 MiB a day, full in 10 days (by the last 2 days)");
    }

    @Test
    void what_shrinks_has_no_end_and_what_is_too_young_tells_nothing() {
        assertThat(Growth.of(List.of(mark(5, 9 * MIB)), mark(0, 4 * MIB))
                        .orElseThrow()
                        .daysLeft(1))
                .isEmpty();
        assertThat(Growth.of(List.of(new Mark(NOW.minusSeconds(60), 1)), mark(0, 2)))
                .isEmpty();
    }

    @Test
    void a_mark_an_hour_is_kept_for_a_week() {
        Mark now = mark(0, 7);

        assertThat(Growth.with(List.of(mark(200, 1), mark(2, 5)), now)).containsExactly(mark(2, 5), now);
        Mark young = new Mark(NOW.minusSeconds(60), 6);
        assertThat(Growth.with(List.of(young), now)).containsExactly(young);
    }

    @Test
    void marks_come_back_from_their_file_without_lines_that_make_no_sense() throws IOException {
        Path file = directory.resolve("disk-marks");
        assertThat(Growth.read(file)).isEmpty();
        Growth.write(file, List.of(mark(1, 5)));
        Files.writeString(file, Files.readString(file) + "half a li\n");

        assertThat(Growth.read(file)).containsExactly(mark(1, 5));
    }

    private static Mark mark(int hoursAgo, long bytes) {
        return new Mark(NOW.minus(Duration.ofHours(hoursAgo)), bytes);
    }
}
