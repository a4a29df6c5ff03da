package baffin.standalone.cli.run;

import baffin.standalone.broker.RawLog;
import baffin.standalone.cli.common.DataOptions;
import baffin.standalone.config.PortPlan;
import baffin.standalone.part.StartRefused;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Unmatched;

/** Plays many bot matches at once on the running platform and measures. */
@Command(
        name = "load",
        description = "Plays many bot matches at once on the running platform and measures.",
        mixinStandardHelpOptions = true,
        footerHeading = "%nFurther options:%n",
        footer = {
            "  --game ID        Id of the game. Default: expedition.",
            "  --matches N      Matches at any time, 1 to 10,000. Default: 64.",
            "  --seats N        2, 3 or 4. Default: 3.",
            "  --seconds N      How long to measure, 1 to 86,400. Default: 30.",
            "  --warm-up N      Seconds before anything counts. Default: 5.",
            "  --clients N      Accounts that share the seats. Default: one a seat, at most 192.",
            "  --rules-url URL  Send commands here instead, past the gateway.",
            "  --view-url URL   Read legal actions here instead, past the gateway.",
            "  --pids NAME=PID,...  Processes to watch.",
            "  --json           One JSON document on standard output and nothing else."
        })
public final class LoadCommand implements Callable<Integer> {

    @Mixin
    private final DataOptions data = new DataOptions();

    @Option(
            names = {"--url", "--base-url"},
            paramLabel = "URL",
            description = "Where the platform's gateway is. Default: the platform that runs on the data directory.")
    private @Nullable String url;

    @Unmatched
    private final List<String> botWords = new ArrayList<>();

    @Override
    public Integer call() throws IOException, StartRefused {
        List<String> words = new ArrayList<>(List.of("load"));
        words.addAll(botWords);
        if (url != null) {
            return BotCommand.run(data.layout(), url, words);
        }
        PortPlan ports = data.running().ports();
        int exit = BotCommand.run(data.layout(), ports, words);
        if (exit == 0) {
            System.err.println(
                    "Raw limit: the same records through a bare transactional producer, nothing else running");
            new RawLog(ports.bootstrap()).measure().forEach(line -> System.err.println("  " + line));
        }
        return exit;
    }
}
