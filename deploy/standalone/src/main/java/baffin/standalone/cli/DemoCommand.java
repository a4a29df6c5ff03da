package baffin.standalone.cli;

import baffin.standalone.config.Layout;
import baffin.standalone.config.PortPlan;
import baffin.standalone.part.PlatformOptions;
import baffin.standalone.part.StandalonePlatform;
import baffin.standalone.part.StartRefused;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Unmatched;

@Command(
        name = "demo",
        description =
                "Starts a platform on fresh data and free ports, lets bots play a whole match through REST, explains"
                        + " the final standing, and stops (--game, --seats, --seed, --json); with --league or --swiss N"
                        + " a whole competition, paired and counted once more from its export.")
final class DemoCommand implements Callable<Integer> {

    private static final String LOOPBACK = "127.0.0.1";

    @Option(
            names = {"-h", "--help"},
            description = "Says all that the demo can do.")
    private boolean help;

    @Option(names = "--keep", description = "Leave the platform running after the match, until Ctrl-C.")
    private boolean keep;

    private volatile boolean succeeded;

    @Unmatched
    private final List<String> botWords = new ArrayList<>();

    @Override
    public Integer call() throws IOException, StartRefused {
        if (help) {
            return BotCommand.help(new DataOptions().layout(), "demo");
        }
        Path directory = Files.createTempDirectory("baffin-demo");
        Layout layout = DataOptions.layout(directory);
        // unpacking the database takes seconds, so demos share what the platform has unpacked
        Path binaries = new DataOptions().layout().databaseBinaries();
        var options = new PlatformOptions(LOOPBACK, PortPlan.free(), true, false, "", "", Optional.of(binaries), false);
        StandalonePlatform platform = StandalonePlatform.prepare(layout, options, Say::progress);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> stop(platform, directory), "demo-stop"));
        platform.start();
        int exit = CompetitionDemo.asked(botWords)
                ? new CompetitionDemo(layout, platform.ports(), directory).run(words())
                : BotCommand.run(layout, platform.ports(), words());
        succeeded = exit == 0;
        if (keep) {
            System.err.println("The platform stays at " + platform.ports().baseUrl() + "/api/v1 until Ctrl-C.");
            Foreground.awaitStop();
        }
        return exit;
    }

    private List<String> words() {
        List<String> words = new ArrayList<>(List.of("demo"));
        words.addAll(botWords);
        if (keep) {
            words.add("--keep");
        }
        return words;
    }

    private void stop(StandalonePlatform platform, Path directory) {
        try {
            Say.progress("stopping");
            platform.close();
            if (succeeded) {
                Trees.delete(directory);
            } else {
                System.err.println("Data and logs of the demo are kept in " + directory + ".");
            }
        } catch (IOException e) {
            Say.progress("did not stop cleanly: " + e.getMessage());
        }
    }
}
