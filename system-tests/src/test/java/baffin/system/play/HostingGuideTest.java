package baffin.system.play;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.standalone.config.PortPlan;
import baffin.system.platform.Lanes;
import baffin.system.platform.RunningBaffin;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands of docs/hosting.md that a host runs as the league's user, as they stand and in their order. */
@Tag(Lanes.HOSTS)
class HostingGuideTest {

    private static final Pattern BLOCK = Pattern.compile("```sh\n(.*?)```", Pattern.DOTALL);

    @TempDir
    private Path machine;

    @BeforeEach
    void install() throws IOException {
        Path baffin = machine.resolve("baffin");
        Files.writeString(baffin, "#!/bin/sh\nexec " + String.join(" ", RunningBaffin.launcher()) + " \"$@\"\n");
        Files.setPosixFilePermissions(baffin, PosixFilePermissions.fromString("rwx------"));
        Files.writeString(machine.resolve("up.options"), String.join("\n", RunningBaffin.portOptions(PortPlan.free())));
    }

    @Test
    void every_command_works_as_it_stands() throws Exception {
        List<String> blocks = blocks();
        assertThat(blocks).hasSizeGreaterThan(4);

        for (String block : blocks) {
            run(block);
        }
    }

    @AfterEach
    void stop() throws Exception {
        if (Files.exists(machine.resolve("league"))) {
            run("./baffin down");
        }
    }

    private static List<String> blocks() throws IOException {
        Matcher matcher = BLOCK.matcher(Files.readString(RunningBaffin.project().resolve("docs/hosting.md")));
        List<String> blocks = new ArrayList<>();
        while (matcher.find()) {
            blocks.add(matcher.group(1));
        }
        return blocks;
    }

    private void run(String block) throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder("bash", "-euo", "pipefail", "-c", block)
                .directory(machine.toFile())
                .redirectErrorStream(true)
                .redirectOutput(machine.resolve("said").toFile());
        builder.environment().put("BAFFIN_HOME", machine.resolve("league").toString());
        builder.environment().put("BACKUPS", machine.resolve("backups").toString());
        int exit = builder.start().waitFor();
        assertThat(exit)
                .as("%s%n%s", block, Files.readString(machine.resolve("said"), StandardCharsets.UTF_8))
                .isZero();
    }
}
