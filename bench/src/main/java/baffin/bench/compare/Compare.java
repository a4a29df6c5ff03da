package baffin.bench.compare;

import baffin.bench.EngineBench;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code bench compare}: engine, platform, bare Kafka and two peers, one after another, several times. */
@Command(
        name = "compare",
        mixinStandardHelpOptions = true,
        description = "Measures engine, platform, bare Kafka, boardgame.io and Pekko Persistence alternately.")
public final class Compare implements Callable<Integer> {

    private static final List<String> ALL = List.of("engine", "platform", "peer", "pekko");

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it before anything is called
    private CommandSpec spec;

    @Option(names = "--rounds", defaultValue = "5", description = "How often each is measured, 1 to 100.")
    private int rounds = 5;

    @Option(names = "--seconds", defaultValue = "20", description = "How long each load is measured, 1 to 3,600.")
    private int seconds = 20;

    @Option(names = "--warm-up", defaultValue = "120", description = "Seconds of load before the first round.")
    private int warmUp = 120;

    @Option(
            names = "--only",
            split = ",",
            description = "engine, platform (with bare Kafka), peer (boardgame.io), pekko.")
    private List<String> only = ALL;

    @Option(names = "--data", description = "Data directory of a platform that runs; by default a fresh one.")
    private @Nullable Path data;

    @Option(names = "--json", paramLabel = "FILE", description = "Also one JSON document; - for standard output only.")
    private @Nullable String json;

    private final Path project = Path.of(System.getProperty("baffin.project", "."));

    /** Made by picocli. */
    public Compare() {}

    @Override
    public Integer call() throws IOException, InterruptedException {
        check("--rounds", rounds, 100);
        check("--seconds", seconds, 3_600);
        check("--warm-up", warmUp, 3_600);
        only.stream().filter(name -> !ALL.contains(name)).findFirst().ifPresent(name -> {
            throw new ParameterException(spec.commandLine(), "--only knows " + ALL + ", not " + name);
        });
        Path scratch = Files.createTempDirectory(
                Files.createDirectories(project.toAbsolutePath().normalize().resolve("bench/target/compare")), "run");
        say("logs and data are in " + scratch);
        Comparison comparison = new Comparison(rounds, this::say);
        comparison.run(contenders(scratch));
        tell(comparison);
        return 0;
    }

    private Map<String, Contender> contenders(Path scratch) {
        Path root = project.toAbsolutePath().normalize();
        Map<String, Contender> all = new LinkedHashMap<>();
        all.put("engine", new EngineContender());
        var times = new PlatformContender.Times(warmUp, Math.min(warmUp, 10), seconds);
        all.put("platform", new PlatformContender(root, scratch, data, times));
        Path sources = root.resolve("bench/peer");
        Path built = root.resolve("bench/target/peer");
        all.put("peer", new PeerContender(sources.resolve("boardgame.io"), built.resolve("boardgame.io"), seconds));
        all.put("pekko", new PekkoContender(sources.resolve("pekko"), built.resolve("pekko"), scratch, seconds));
        all.keySet().retainAll(only);
        return all;
    }

    private void tell(Comparison comparison) throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        boolean alone = "-".equals(json);
        out.print(alone ? comparison.document() + "\n" : comparison.table());
        out.flush();
        if (json != null && !alone) {
            Files.writeString(Path.of(json), comparison.document() + "\n");
        }
    }

    private void check(String option, int value, int most) {
        if (value < 1 || value > most) {
            throw new ParameterException(spec.commandLine(), option + " must be 1 to " + most + ", not " + value);
        }
    }

    private void say(String line) {
        spec.commandLine().getErr().println(line);
        spec.commandLine().getErr().flush();
    }

    /** The engine alone, on one core: accepted commands a second of each game. */
    static final class EngineContender implements Contender {

        private static final List<String> GAMES = List.of("expedition", "adventure", "north-wind");

        @Override
        public List<Figure> figures() {
            return GAMES.stream()
                    .map(game -> new Figure("engine." + game, "engine alone, " + game, "commands/s"))
                    .toList();
        }

        @Override
        public void open() {
            // JMH starts one JVM for each game
        }

        @Override
        public Map<String, Double> round() throws IOException {
            var options = new OptionsBuilder()
                    .include(EngineBench.class.getName() + ".decideAndEvolve")
                    .param("game", GAMES.toArray(String[]::new))
                    .warmupIterations(3)
                    .warmupTime(TimeValue.seconds(1))
                    .measurementIterations(3)
                    .measurementTime(TimeValue.seconds(1))
                    .forks(1)
                    .verbosity(VerboseMode.SILENT)
                    .build();
            try {
                return scores(new Runner(options).run());
            } catch (RunnerException e) {
                throw new IOException("the engine was not measured: " + e.getMessage(), e);
            }
        }

        @Override
        public void close() {
            // nothing is left running
        }

        private static Map<String, Double> scores(Collection<RunResult> results) {
            Map<String, Double> scores = new LinkedHashMap<>();
            for (RunResult result : results) {
                String game = result.getParams().getParam("game");
                scores.put("engine." + game, result.getPrimaryResult().getScore());
            }
            return scores;
        }
    }
}
