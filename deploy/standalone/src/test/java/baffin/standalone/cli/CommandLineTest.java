package baffin.standalone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.standalone.deployment.DeploymentFiles;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;

/** What is judged on the command line, before anything is looked at or started. */
class CommandLineTest {

    /** Where the bots say what they take. */
    private static final List<String> OPTIONS = List.of("DemoCommand.java", "contest/ContestOptions.java");

    @TempDir
    private Path directory;

    private final StringWriter said = new StringWriter();

    /** With {@code -Dbaffin.help.write=true} the texts are written instead. */
    @Test
    void the_help_that_the_script_shows_is_what_the_commands_say() throws IOException {
        Path texts = DeploymentFiles.file("deploy/standalone/src/main/help");
        for (var command : usages().entrySet()) {
            Path text = texts.resolve(command.getKey() + ".txt");
            if (Boolean.getBoolean("baffin.help.write")) {
                Files.createDirectories(texts);
                Files.writeString(text, command.getValue());
            }
            assertThat(text).hasContent(command.getValue());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"99999", "0", "-1", "many"})
    void what_is_no_port_is_wrong_usage_told_without_a_stack_trace(String port) {
        assertThat(exit("up", "--data", directory.toString(), "--port=" + port)).isEqualTo(2);
        assertThat(said.toString())
                .contains("--port", "'" + port + "' is no port")
                .doesNotContain("\tat ");
        assertThat(directory).isEmptyDirectory();
    }

    @Test
    void a_port_asked_for_twice_is_told_before_anything_starts() {
        assertThat(exit("up", "--data", directory.toString(), "--port=20001", "--db-port=20001"))
                .isEqualTo(2);
        assertThat(said.toString()).contains("Port 20001 is asked for twice, by --port and --db-port.");
        assertThat(directory).isEmptyDirectory();
    }

    @Test
    void networks_that_are_none_are_told_before_anything_starts() {
        for (String option : List.of("--trusted-proxies", "--webhook-networks")) {
            assertThat(exit("up", "--data", directory.toString(), option + "=10.0.0.0/33"))
                    .isEqualTo(2);
            assertThat(said.toString()).contains(option + ": 10.0.0.0/33 has a prefix that is not from 0 to 32");
            assertThat(directory).isEmptyDirectory();
        }
    }

    /** The platform gives the bots what only it knows. */
    @Test
    void help_tells_all_that_the_bots_take() throws IOException {
        List<String> options = new ArrayList<>();
        for (String file : OPTIONS) {
            Path source = DeploymentFiles.file("bot-player/src/main/java/baffin/bot/demo")
                    .resolve(file);
            Matcher names = Pattern.compile("\"(--[a-z-]+)\"").matcher(Files.readString(source));
            while (names.find()) {
                options.add(names.group(1));
            }
        }
        options.removeAll(
                List.of("--url", "--base-url", "--report", "--internal-token", "--scoring-url", "--view-url"));
        assertThat(options).hasSizeGreaterThan(9);
        assertThat(usages().get("demo")).contains(options);
    }

    @Test
    void reset_without_a_terminal_says_what_it_needs() throws IOException {
        Files.createDirectories(directory.resolve("run"));

        assertThat(exit("reset", "--data", directory.toString())).isEqualTo(2);
        assertThat(said.toString()).contains("There is no terminal", "--yes");
    }

    @Test
    void an_unknown_command_is_wrong_usage_also_when_it_asks_for_help() {
        assertThat(exit("bogus", "--help")).isEqualTo(2);
        assertThat(exit("--help")).isZero();
    }

    @ParameterizedTest
    @CsvSource({
        "account suspend Sedna --reason=insults,0",
        "client add Board --redirect=https://board.example/,0",
        "account --bogus,2",
        "down --bogus,2"
    })
    void the_script_leaves_the_options_of_commands_below_commands_to_the_launcher(String words, int exit)
            throws IOException, InterruptedException {
        String judge = """
                say() { :; }
                wrong() { exit 2; }
                source <(sed -n '/^help_texts=/p; /^answer_at_once()/,/^}/p' baffin)
                answer_at_once %s
                """.formatted(words);
        Process script = new ProcessBuilder("bash", "-c", judge)
                .directory(DeploymentFiles.file(".").toFile())
                .redirectErrorStream(true)
                .start();
        String output = new String(script.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

        assertThat(script.waitFor()).as(output).isEqualTo(exit);
    }

    private int exit(String... words) {
        PrintWriter writer = new PrintWriter(said, true);
        return Main.commandLine().setOut(writer).setErr(writer).execute(words);
    }

    private static Map<String, String> usages() {
        CommandLine main = Main.commandLine();
        Map<String, String> usages = new TreeMap<>();
        usages.put("baffin", main.getUsageMessage(Ansi.OFF));
        main.getSubcommands().forEach((name, command) -> usages.put(name, command.getUsageMessage(Ansi.OFF)));
        return usages;
    }
}
