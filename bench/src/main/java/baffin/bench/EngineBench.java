package baffin.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** How fast the engine decides, lists legal commands and plays whole random matches, on one core. */
@State(Scope.Thread)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@SuppressWarnings("NullAway.Init") // JMH sets the parameters and calls the setup first
public class EngineBench {

    private static final int MATCHES = 40;

    @Param({"expedition", "adventure", "north-wind"})
    public String game;

    @Param("3")
    public int seats;

    private Run<?, ?, ?> run;

    @Setup
    public void playMatches() {
        run = new Run<>(SampledPositions.of(game, seats));
    }

    /** One accepted command: decide, fold its events, build step and next state. */
    @Benchmark
    @BenchmarkMode(Mode.Throughput)
    @OutputTimeUnit(TimeUnit.SECONDS)
    public Object decideAndEvolve() {
        return run.decideNext();
    }

    /** The same command through the rules of the game alone, with draws of the match's seed. */
    @Benchmark
    @BenchmarkMode(Mode.Throughput)
    @OutputTimeUnit(TimeUnit.SECONDS)
    public Object decideAndEvolveInGame() {
        return run.decideNextInGame();
    }

    /** All legal commands of a position from the middle third of a match. */
    @Benchmark
    @BenchmarkMode({Mode.AverageTime, Mode.SampleTime})
    @OutputTimeUnit(TimeUnit.MICROSECONDS)
    public Object legalCommandsMidGame() {
        return run.legalNext();
    }

    /** A whole random match: legal commands, choice, decision, fold, for every step. */
    @Benchmark
    @BenchmarkMode(Mode.AverageTime)
    @OutputTimeUnit(TimeUnit.MILLISECONDS)
    public Object wholeRandomMatch() {
        return run.playNext();
    }

    private static final class Run<C extends baffin.game.Command, S, E extends baffin.game.Event> {

        private final SampledPositions<C, S, E> positions;
        private final List<SampledPositions.Played<C, S, E>> all = new ArrayList<>();
        private final List<SampledPositions.Played<C, S, E>> middle = new ArrayList<>();
        private int next;

        Run(SampledPositions<C, S, E> positions) {
            this.positions = positions;
            for (int seed = 0; seed < MATCHES; seed++) {
                List<SampledPositions.Played<C, S, E>> match = positions.play(seed);
                all.addAll(match);
                middle.addAll(match.subList(match.size() / 3, 2 * match.size() / 3));
            }
        }

        Object decideNext() {
            return positions.decide(all.get(next++ % all.size()));
        }

        Object decideNextInGame() {
            return positions.decideInGame(all.get(next++ % all.size()));
        }

        Object legalNext() {
            return positions.legal(middle.get(next++ % middle.size()));
        }

        Object playNext() {
            return positions.play(next++ % MATCHES);
        }
    }
}
