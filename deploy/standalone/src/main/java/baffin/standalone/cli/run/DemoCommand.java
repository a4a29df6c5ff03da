package baffin.standalone.cli.run;

import baffin.standalone.cli.common.DataOptions;
import baffin.standalone.cli.common.Say;
import baffin.standalone.cli.common.ShapeOption;
import baffin.standalone.cli.common.Trees;
import baffin.standalone.config.Directories;
import baffin.standalone.config.PortPlan;
import baffin.standalone.part.ClassCaching;
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
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Unmatched;

/** Starts the platform and lets bots play a match on it. */
@Command(
        name = "demo",
        description =
                "Starts a platform on fresh data and free ports, lets bots play a whole match through REST, explains"
                        + " the final standing, and stops; with --league or --swiss N a whole competition, paired and"
                        + " counted once more from its export.",
        mixinStandardHelpOptions = true,
        footerHeading = "%nFurther options:%n",
        footer = {
            "  --game ID           expedition, adventure, north-wind. Default: expedition; adventure in competitions.",
            "  --seats N           2, 3 or 4. Default: 3; 4 with --team.",
            "  --team              Two teams of two, where the game has a team mode.",
            "  --option NAME=VALUE An option of the game; may be given several times.",
            "  --seed SEED         Same seed, same bots: same match.",
            "  --bots NAME,...     Bots by seat: navigator, random. The last one plays all further seats.",
            "  --league            A division of seven bots, tables of four.",
            "  --swiss N           A pod Swiss of 4 to 64 bots with a final table.",
            "  --rounds N          With --swiss: rounds before the final, 1 to 12; 0 for as many as are needed.",
            "  --cut N             With --swiss: who goes on after the rounds; 4, 16, or 0 for nobody.",
            "  --at-once N         In competitions: tables played at the same time, 1 to 32. Default: 4.",
            "  --json              One JSON document on standard output and nothing else."
        })
public final class DemoCommand implements Callable<Integer> {

    private static final String LOOPBACK = "127.0.0.1";

    @Mixin
    private final ShapeOption shape = new ShapeOption();

    @Option(names = "--keep", description = "Leave the platform running after the match, until Ctrl-C.")
    private boolean keep;

    private volatile boolean succeeded;

    @Unmatched
    private final List<String> botWords = new ArrayList<>();

    @Override
    public Integer call() throws IOException, StartRefused {
        Path directory = Files.createTempDirectory("baffin-demo");
        Directories layout = DataOptions.layout(directory);
        // unpacking the database takes seconds, so demos share what the platform has unpacked
        Path binaries = new DataOptions().layout().databaseBinaries();
        var options = new PlatformOptions(
                LOOPBACK,
                PortPlan.free().in(shape.shape()),
                shape.shape().partitions(),
                true,
                "",
                "",
                Optional.empty(),
                Optional.of(binaries),
                ClassCaching.Mode.USE);
        StandalonePlatform platform = StandalonePlatform.prepare(layout, options, Say::progress);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> stop(platform, directory), "demo-stop"));
        platform.start();
        if (keep) {
            Say.progress("watch at " + platform.ports().baseUrl() + "/");
        }
        int exit = CompetitionDemo.requested(botWords)
                ? new CompetitionDemo(layout, platform.ports(), directory).run(words())
                : BotCommand.run(layout, platform.ports(), words());
        succeeded = exit == 0;
        if (keep) {
            System.err.println("The platform stays at " + platform.ports().baseUrl() + "/ until Ctrl-C.");
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
