package baffin.bot;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import picocli.CommandLine;

/** Commands of the bot player against a platform in this process. */
abstract class ArenaCommands {

    final StringWriter out = new StringWriter();
    final StringWriter err = new StringWriter();
    ArenaPlatform platform;

    @BeforeEach
    void open() throws IOException {
        platform = new ArenaPlatform();
    }

    @AfterEach
    void close() {
        platform.close();
    }

    /** Runs a command; gives its exit code. */
    int run(String... arguments) {
        CommandLine line = Main.commandLine();
        line.setOut(new PrintWriter(out, true));
        line.setErr(new PrintWriter(err, true));
        List<String> all = new ArrayList<>(List.of(arguments));
        String url = platform.url();
        all.addAll(List.of("--url", url, "--scoring-url", url, "--view-url", url));
        return line.execute(all.toArray(String[]::new));
    }
}
