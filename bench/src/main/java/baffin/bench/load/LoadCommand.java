package baffin.bench.load;

import baffin.bot.client.BaffinClient;
import baffin.bot.client.Json;
import baffin.standalone.broker.RawLog;
import baffin.standalone.cli.common.DataOptions;
import baffin.standalone.cli.common.Versions;
import baffin.standalone.config.PortPlan;
import baffin.standalone.config.Secrets;
import baffin.standalone.part.StartRefused;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code load}: keeps many matches going and measures. */
@Command(
        name = "load",
        description = "Plays many bot matches at once on a running platform and measures.",
        mixinStandardHelpOptions = true,
        abbreviateSynopsis = true,
        showDefaultValues = true,
        versionProvider = Versions.class)
public final class LoadCommand implements Callable<Integer> {

    private static final int PLAYERS_MAX = 192;
    private static final double RATE_MAX = 10_000;
    private static final String STANDARD_OUTPUT = "-";

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it before anything is called
    private CommandSpec spec;

    @Mixin
    private final DataOptions data = new DataOptions();

    @Option(
            names = "--url",
            description = "Where the platform's gateway is. Default: the platform that runs on the data directory.")
    private @Nullable URI url;

    @Option(names = "--game", split = ",", defaultValue = "expedition", description = "Ids of games, or mixed for all.")
    private List<String> games = List.of();

    @Option(names = "--matches", defaultValue = "64", description = "Matches at any time, 1 to 10,000.")
    private int matches;

    @Option(names = "--seats", defaultValue = "3", description = "Seats of each, 2 to 4.")
    private int seats;

    @Option(
            names = "--clients",
            description = "Accounts on the seats. Default: one a seat, at most " + PLAYERS_MAX + ".")
    private @Nullable Integer clients;

    @Option(names = "--warm-up", defaultValue = "5", description = "Seconds before anything counts.")
    private int warmUp;

    @Option(names = "--seconds", defaultValue = "30", description = "How long to measure.")
    private int seconds;

    @Option(
            names = "--rate",
            description = "Commands are due at this rate a second, answered or not; latency counts from when they were"
                    + " due. Default: each match sends as soon as the last command is answered.")
    private @Nullable Double rate;

    @Option(names = "--spectators", defaultValue = "0", description = "Streams that follow one of the matches.")
    private int spectators;

    @Option(names = "--json", description = "Also one JSON document into this file; - for standard output alone.")
    private @Nullable String json;

    /** Made by picocli. */
    public LoadCommand() {}

    @Override
    public Integer call() throws IOException, InterruptedException, StartRefused {
        check("--matches", matches, 1, 10_000);
        check("--seats", seats, 2, 4);
        check("--seconds", seconds, 1, 86_400);
        check("--warm-up", warmUp, 0, 3_600);
        check("--spectators", spectators, 0, 20_000);
        check("--clients", players(), seats, 10_000);
        if (rate != null && !(rate > 0 && rate <= RATE_MAX)) {
            throw wrong("--rate must be more than 0 and at most 10000, not " + rate);
        }
        URI anywhere = url;
        if (anywhere != null) {
            return load(anywhere, Processes.of(null));
        }
        PortPlan ports = data.running().ports();
        int exit = load(URI.create(ports.baseUrl()), Processes.of(data.layout().run()));
        say("Raw limit: the same records through a bare transactional producer, nothing else running");
        new RawLog(Secrets.in(data.layout().secrets()).kafka(ports))
                .measure()
                .forEach(figure -> say("  " + figure.text()));
        return exit;
    }

    private int load(URI origin, Processes processes) throws IOException, InterruptedException {
        double perSecond = rate == null ? 0 : rate;
        LoadPlan plan =
                new LoadPlan(origin, games(origin), matches, seats, players(), perSecond, spectators, warmUp, seconds);
        LoadReport report = new Load(plan, processes, this::say).run();
        tell(report);
        return report.counted(Meter.ACCEPTED) > 0 ? 0 : 1;
    }

    private int players() {
        return clients == null ? Math.min(PLAYERS_MAX, matches * seats) : clients;
    }

    private List<String> games(URI origin) {
        if (!games.equals(List.of("mixed"))) {
            return games;
        }
        try (BaffinClient client = BaffinClient.of(origin)) {
            return client.games();
        }
    }

    private void tell(LoadReport report) throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        ObjectNode document = Json.mapper().valueToTree(report);
        document.put("at", Instant.now().toString()).put("jdk", System.getProperty("java.vm.version"));
        document.set("machine", Json.mapper().valueToTree(Machine.ofThis()));
        boolean alone = STANDARD_OUTPUT.equals(json);
        out.print(alone ? document.toPrettyString() + "\n" : report.text());
        out.flush();
        if (json != null && !alone) {
            Files.writeString(Path.of(json), document.toPrettyString() + "\n");
        }
        if (report.limited() > 0) {
            say(report.limited() + " commands were limited (429): these figures tell the platform's limit, not what it"
                    + " bears. Start it with BAFFIN_COMMANDS_PER_SECOND=0, or spread the seats over more accounts"
                    + " (--clients).");
        }
    }

    private void say(String line) {
        spec.commandLine().getErr().println(line);
        spec.commandLine().getErr().flush();
    }

    private void check(String option, int value, int least, int most) {
        if (value < least || value > most) {
            throw wrong(option + " must be " + least + " to " + most + ", not " + value);
        }
    }

    private ParameterException wrong(String why) {
        return new ParameterException(spec.commandLine(), why);
    }
}
