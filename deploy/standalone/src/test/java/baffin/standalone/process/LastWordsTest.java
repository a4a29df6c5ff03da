package baffin.standalone.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LastWordsTest {

    @TempDir
    private Path directory;

    @Test
    void the_last_error_counts_with_its_innermost_cause() {
        assertThat(LastWords.of(List.of(
                        "ERROR first",
                        "10:00 ERROR [app] Failed to start",
                        "\tat baffin.Some.where",
                        "Caused by: outer",
                        "Caused by: the key is wrong",
                        "INFO bye")))
                .contains("10:00 ERROR [app] Failed to start - Caused by: the key is wrong");
    }

    @Test
    void without_an_error_the_last_line_counts() {
        assertThat(LastWords.of(List.of("one", "out of luck", ""))).contains("out of luck");
        assertThat(LastWords.of(List.of())).isEmpty();
    }

    @Test
    void what_an_earlier_process_said_does_not_count() throws IOException {
        Path log = directory.resolve("part.log");
        Files.writeString(log, "FATAL old\n");
        long from = LastWords.end(log);
        Files.writeString(log, "all is well\n", StandardOpenOption.APPEND);

        assertThat(LastWords.since(log, from)).isEqualTo(": all is well (see " + log + ")");
        assertThat(LastWords.since(directory.resolve("none"), 0)).startsWith(", see ");
    }
}
