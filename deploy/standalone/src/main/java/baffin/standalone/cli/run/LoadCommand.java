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
            "  --game ID,...    Ids of games, or mixed for all. Default: expedition.",
            "  --matches N      Matches at any time, 1 to 10,000. Default: 64.",
            "  --seats N        2, 3 or 4. Default: 3.",
            "  --seconds N      How long to measure each rate. Default: 30.",
            "  --warm-up N      Seconds before anything counts. Default: 5.",
            "  --clients N      Accounts on the seats. Default: one a seat, at most 192.",
            "  --rate N         Commands are due at this rate a second, answered or not;",
            "                   latency counts from when they were due. Default: each",
            "                   match sends as soon as the last command is answered.",
            "  --ramp           Find the highest rate that holds --p99, from --rate or 20.",
            "  --p99 MS         Limit of a ramp in milliseconds. Default: 150.",
            "  --spectators N   Streams that follow one of the matches.",
            "  --readers N      Readers of standings, each once a second.",
            "  --competition ID Whose standings. Default: one that is made for it.",
            "  --include        The answer to a command carries the next action, so that",
            "                   a seat that goes on reads nothing.",
            "  --seed N         Seed of the bots' choices. Default: 1.",
            "  --rules-url URL  Send commands here instead, past the gateway.",
            "  --view-url URL   Read legal actions here instead, past the gateway.",
            "  --pids NAME=PID,...  Processes to watch. Default: the platform's parts.",
            "  --json [FILE]    One JSON document, also into a file. Without one, or with",
            "                   -, on standard output and nothing else."
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
            new RawLog(ports.bootstrap()).measure().forEach(figure -> System.err.println("  " + figure.text()));
        }
        return exit;
    }
}
