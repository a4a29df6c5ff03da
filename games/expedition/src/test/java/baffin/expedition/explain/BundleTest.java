package baffin.expedition.explain;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.game.words.Messages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The texts of the game. */
class BundleTest {

    /** What the engine or the name of a command completes. */
    private static final List<String> COMPLETED =
            List.of("act.", "hint.", "option.", "resource.", "score.", "available.", "resting.");

    @Test
    void every_text_is_used_somewhere_in_the_game() throws IOException {
        String sources = sources();
        Stream<String> own = Messages.of("expedition").codes(Locale.ENGLISH).stream()
                .filter(code -> COMPLETED.stream().noneMatch(code::startsWith));
        assertThat(own.map(BundleTest::kind))
                .allMatch(kind -> sources.contains('"' + kind + '"') || sources.contains('"' + kind + ".\""));
    }

    /** The code without the name of a constant. */
    private static String kind(String code) {
        return code.replaceFirst("\\.[A-Z][A-Z_]*$", "");
    }

    private static String sources() throws IOException {
        StringBuilder all = new StringBuilder();
        try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                all.append(Files.readString(file));
            }
        }
        return all.toString();
    }
}
