package baffin.bench.compare;

import baffin.bench.EngineBench;
import java.io.IOException;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/** The engine alone, on one core: accepted commands a second of each game. */
final class EngineContender implements Contender {

    private static final List<String> GAMES = List.of("expedition", "adventure", "north-wind");

    @Override
    public List<Figure> figures() {
        return GAMES.stream()
                .map(game -> new Figure("engine." + game, "engine alone, " + game, "commands/s"))
                .toList();
    }

    @Override
    public void open() {
        // JMH starts a JVM of its own for each game
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
