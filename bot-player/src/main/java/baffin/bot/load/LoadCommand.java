package baffin.bot.load;

import baffin.bot.client.BaffinClient;
import baffin.bot.client.Json;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code load}: keeps many matches going and measures. */
@Command(
        name = "load",
        mixinStandardHelpOptions = true,
        description = "Plays many bot matches at once and measures. Progress goes to standard error.")
public final class LoadCommand implements Callable<Integer> {

    private static final int PLAYERS_MAX = 192;

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it before anything is called
    private CommandSpec spec;

    @Option(
            names = {"--url", "--base-url"},
            defaultValue = "${env:BAFFIN_URL:-http://localhost:8080}",
            description = "Where the platform is.")
    private URI origin = URI.create("http://localhost:8080");

    @Option(names = "--rules-url", description = "Send commands here instead, past the gateway.")
    private @Nullable URI rules;

    @Option(names = "--view-url", description = "Read legal actions here instead, past the gateway.")
    private @Nullable URI views;

    @Option(names = "--game", defaultValue = "expedition", description = "Id of the game.")
    private String game = "expedition";

    @Option(names = "--matches", defaultValue = "64", description = "Matches at any time, 1 to 10,000.")
    private int matches = 64;

    @Option(names = "--seats", defaultValue = "3", description = "2, 3 or 4.")
    private int seats = 3;

    @Option(names = "--seconds", defaultValue = "30", description = "How long to measure, 1 to 86,400.")
    private int seconds = 30;

    @Option(names = "--warm-up", defaultValue = "5", description = "Seconds before anything counts.")
    private int warmUp = 5;

    @Option(
            names = "--clients",
            description = "Accounts that share the seats; by default one a seat, at most " + PLAYERS_MAX + ".")
    private @Nullable Integer clients;

    @Option(names = "--pids", split = ",", description = "Processes to watch: name=pid,name=pid")
    private Map<String, Long> pids = Map.of();

    @Option(names = "--json", description = "One JSON document on standard output and nothing else.")
    private boolean json;

    /** Made by picocli. */
    public LoadCommand() {}

    @Override
    public Integer call() throws IOException, InterruptedException {
        LoadPlan plan = plan();
        PrintWriter out = spec.commandLine().getOut();
        try (BaffinClient client = BaffinClient.of(origin)) {
            LoadReport report = new Load(plan, processes(), spec.commandLine().getErr()).run(client);
            out.println(
                    json ? Json.mapper().writerWithDefaultPrettyPrinter().writeValueAsString(report) : report.text());
            out.flush();
            return report.accepted() > 0 ? 0 : 1;
        }
    }

    private LoadPlan plan() {
        check("--matches", matches, 1, 10_000);
        check("--seats", seats, 2, 4);
        check("--seconds", seconds, 1, 86_400);
        check("--warm-up", warmUp, 0, 3_600);
        int players = clients == null ? Math.min(PLAYERS_MAX, matches * seats) : clients;
        check("--clients", players, seats, 10_000);
        return new LoadPlan(
                origin,
                rules == null ? origin : rules,
                views == null ? origin : views,
                game,
                matches,
                seats,
                players,
                Duration.ofSeconds(warmUp),
                Duration.ofSeconds(seconds));
    }

    private void check(String option, int value, int least, int most) {
        if (value < least || value > most) {
            throw new ParameterException(
                    spec.commandLine(), option + " must be " + least + " to " + most + ", not " + value);
        }
    }

    /** What was asked for, or what the launcher has started, and this program. */
    private Processes processes() throws IOException {
        Map<String, Long> all = new LinkedHashMap<>(pids);
        String run = System.getenv("BAFFIN_RUN_DIR");
        if (pids.isEmpty() && run != null && Files.isDirectory(Path.of(run))) {
            try (Stream<Path> files = Files.list(Path.of(run))) {
                for (Path file : files.filter(f -> f.toString().endsWith(".pid"))
                        .sorted()
                        .toList()) {
                    addPid(file, all);
                }
            }
        }
        all.put("load", ProcessHandle.current().pid());
        return new Processes(all);
    }

    private static void addPid(Path file, Map<String, Long> into) throws IOException {
        List<String> words = List.of(Files.readString(file).strip().split("\\s+"));
        if (words.getFirst().matches("\\d{1,18}")) {
            into.put(file.getFileName().toString().replace(".pid", ""), Long.valueOf(words.getFirst()));
        }
    }
}
