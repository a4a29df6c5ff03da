package baffin.standalone.cli.run;

import baffin.standalone.cli.common.DataOptions;
import baffin.standalone.cli.common.Say;
import baffin.standalone.config.Directories;
import baffin.standalone.part.Leftovers;
import baffin.standalone.process.Processes;
import java.io.IOException;
import java.nio.file.Files;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Stops the platform. */
@Command(
        name = "down",
        description = "Stops the platform cleanly, and whatever a killed launcher has left running.",
        mixinStandardHelpOptions = true)
public final class DownCommand implements Callable<Integer> {

    private static final Duration LIMIT = Duration.ofMinutes(4);

    @Mixin
    private final DataOptions data = new DataOptions();

    @Override
    public Integer call() throws IOException {
        Directories layout = data.layout();
        Optional<ProcessHandle> launcher = Leftovers.launcher(layout);
        launcher.ifPresent(process -> Processes.stop(process, LIMIT));
        int leftovers = Leftovers.stop(layout, Say::progress);
        Files.deleteIfExists(layout.runningFile());
        System.out.println(launcher.isEmpty() && leftovers == 0 ? "Nothing was running." : "Stopped.");
        return 0;
    }
}
