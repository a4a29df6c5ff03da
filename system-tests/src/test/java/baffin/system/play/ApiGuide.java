package baffin.system.play;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.system.platform.RunningBaffin;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The blocks of docs/api.md as one script. */
final class ApiGuide {

    private static final Pattern BLOCK = Pattern.compile("(?ms)^```sh\\n(.*?)^```$");

    private ApiGuide() {}

    /** Runs all blocks against a platform; fails with their output when one of them does. */
    static void run(RunningBaffin baffin, Path work) throws Exception {
        Path script = work.resolve("guide.sh");
        Files.writeString(
                script, "set -euo pipefail\nset -x\n" + blocks(baffin.layout().project()));
        Path output = work.resolve("output.txt");
        ProcessBuilder bash = new ProcessBuilder("bash", script.toString())
                .directory(work.toFile())
                .redirectErrorStream(true)
                .redirectOutput(output.toFile());
        bash.environment().put("BASE", baffin.origin().toString());
        Process run = bash.start();

        assertThat(run.waitFor(15, TimeUnit.MINUTES)).isTrue();
        assertThat(run.exitValue()).as(Files.readString(output)).isZero();
    }

    private static String blocks(Path project) throws IOException {
        Matcher blocks = BLOCK.matcher(Files.readString(project.resolve("docs/api.md")));
        StringBuilder script = new StringBuilder();
        while (blocks.find()) {
            script.append(blocks.group(1)).append('\n');
        }
        assertThat(script).contains("legal-actions", "board.svg", "/score");
        // grep -q ends at its first line, and curl then fails on the pipe
        assertThat(script).doesNotContain("| grep -q");
        return script.toString();
    }
}
