package baffin.bench.load;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.bench.compare.Main;
import baffin.bot.ArenaPlatform;
import baffin.bot.client.Json;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine.Help.Ansi;

/** Whole loads on a platform in this process. */
class LoadCommandTest {

    @TempDir
    private Path directory;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    /** With {@code -Dbaffin.help.write=true} the text is written instead. */
    @Test
    void the_help_that_the_script_shows_is_what_the_command_says() throws IOException {
        Path text = Path.of("../deploy/standalone/src/main/help/load.txt");
        String usage = Main.commandLine().getSubcommands().get("load").getUsageMessage(Ansi.OFF);
        if (Boolean.getBoolean("baffin.help.write")) {
            Files.writeString(text, usage);
        }
        assertThat(text).hasContent(usage);
    }

    @Test
    void it_reports_what_it_did_as_json() throws IOException {
        int exit = run("--matches=2", "--seats=2", "--seconds=1", "--warm-up=1", "--json=-");

        assertThat(exit).as(err.toString()).isZero();
        JsonNode report = Json.mapper().readTree(out.toString());
        assertThat(report.path("counts").path("accepted").asLong()).isPositive();
        assertThat(report.path("acceptedPerSecond").asDouble()).isPositive();
        assertThat(report.path("counts").properties())
                .noneMatch(count -> count.getKey().matches("(error|refused).*"));
        for (String figure : List.of("p50", "p90", "p99", "p99.9", "max")) {
            assertThat(report.path("commandMs").path(figure).asDouble()).isPositive();
            assertThat(report.path("visibleMs").path(figure).asDouble()).isPositive();
        }
        assertThat(report.path("processes").path("load").path("cores").asDouble())
                .isPositive();
        assertThat(report.path("ownMicrosPerCommand").asDouble()).isPositive();
        assertThat(report.path("machine").path("cores").asInt()).isPositive();
        assertThat(report.has("jdk")).isTrue();
        assertThat(report.path("plan").path("matches").asInt()).isEqualTo(2);
    }

    @Test
    void a_load_at_a_given_rate_of_mixed_games_leaves_its_document_in_a_file() throws IOException {
        Path file = directory.resolve("load.json");

        int exit = run(
                "--matches=3", "--seats=2", "--seconds=2", "--warm-up=1", "--game=mixed", "--rate=5", "--json=" + file);

        assertThat(exit).as(err.toString()).isZero();
        JsonNode report = Json.mapper().readTree(file.toFile());
        assertThat(report.path("plan").path("games").toString())
                .isEqualTo("[\"expedition\",\"adventure\",\"north-wind\"]");
        assertThat(report.path("plan").path("rate").asDouble()).isEqualTo(5);
        long accepted = report.path("counts").path("accepted").asLong();
        assertThat(accepted)
                .isPositive()
                .isEqualTo(report.path("counts").path("due").asLong());
        assertThat(report.path("queueMs").path("count").asLong()).isEqualTo(accepted);
        assertThat(report.path("commandMs").path("p50").asDouble()).isPositive();
        assertThat(out.toString()).contains("accepted", "these bots themselves");
    }

    @Test
    void wrong_arguments_are_said_in_one_line_and_exit_with_2() {
        assertThat(run("--seconds=0")).isEqualTo(2);
        assertThat(run("--rate=0")).isEqualTo(2);
        assertThat(run("--spectators=-1")).isEqualTo(2);
        assertThat(err.toString())
                .contains("--seconds must be 1 to", "--rate must be more than 0", "--spectators must be 0 to");
    }

    private int run(String... words) {
        List<String> all = new ArrayList<>(List.of("load"));
        all.addAll(List.of(words));
        try (ArenaPlatform platform = new ArenaPlatform()) {
            all.add("--url=" + platform.url());
            return Main.commandLine()
                    .setOut(new PrintWriter(out, true))
                    .setErr(new PrintWriter(err, true))
                    .execute(all.toArray(String[]::new));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
