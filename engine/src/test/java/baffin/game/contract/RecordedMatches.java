package baffin.game.contract;

import baffin.game.Command;
import baffin.game.Event;
import baffin.game.Game;
import baffin.game.ScoreKeeper;
import baffin.game.ScoreSheet;
import baffin.game.Setup;
import baffin.game.Viewer;
import baffin.testing.Effort;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Random matches of a game, by seeds from the first on. The first ones are played once and looked at by many tests. */
final class RecordedMatches<C extends Command, S, E extends Event, K> {

    // all of a nightly run would fill the memory
    private static final int KEPT_MAX = 20;

    private final Game<C, S, E, K> game;
    private final RandomWalk<C, S, E> walk;
    private final int matches;
    private final List<List<Step<C, S, E>>> kept;

    RecordedMatches(Game<C, S, E, K> game, Setup setup, int commandsMax, int matches) {
        this.game = game;
        this.walk = new RandomWalk<>(game, setup, commandsMax);
        this.matches = matches;
        this.kept = LongStream.range(0, Math.min(matches, KEPT_MAX))
                .mapToObj(number -> walk.play(Effort.first() + number))
                .toList();
    }

    RandomWalk<C, S, E> walk() {
        return walk;
    }

    /** All steps, one match after the other. */
    Stream<Step<C, S, E>> steps() {
        return matches().flatMap(List::stream);
    }

    private Stream<List<Step<C, S, E>>> matches() {
        return Stream.concat(
                kept.stream(),
                LongStream.range(kept.size(), matches).mapToObj(number -> walk.play(Effort.first() + number)));
    }

    /** All steps with the score sheet after each. */
    void eachSheet(BiConsumer<Step<C, S, E>, ScoreSheet> check) {
        matches().forEach(match -> {
            K tally = game.scoreKeeper().initial(walk.setup());
            int known = 0;
            for (Step<C, S, E> step : match) {
                tally = applied(tally, step.history().subList(known, step.known()));
                known = step.known();
                check.accept(step, game.scoreKeeper().sheet(tally));
            }
        });
    }

    /** A few positions of the first matches, drawn again for every viewer. */
    void eachRedeal(int first, BiConsumer<Step<C, S, E>, Redealt<S>> check) {
        List<Viewer> viewers = viewers();
        matches().limit(first).flatMap(List::stream).filter(Step::isOneOfFew).forEach(step -> {
            for (int viewer = 0; viewer < viewers.size(); viewer++) {
                long seed = (long) step.number() + viewer;
                S state = game.redeal(step.after(), viewers.get(viewer), RandomWalk.chance(seed));
                check.accept(step, new Redealt<>(viewers.get(viewer), seed, state));
            }
        });
    }

    /** A position as a viewer might imagine it. */
    record Redealt<S>(Viewer viewer, long drawSeed, S state) {}

    /** Everybody, then each seat. */
    List<Viewer> viewers() {
        List<Viewer> viewers = new ArrayList<>(List.of(new Viewer.Spectator()));
        walk.setup().seats().forEach(seat -> viewers.add(new Viewer.Player(seat)));
        return viewers;
    }

    ScoreSheet sheet(List<E> history) {
        return game.scoreKeeper().sheet(tally(history));
    }

    K tally(List<E> history) {
        return applied(game.scoreKeeper().initial(walk.setup()), history);
    }

    private K applied(K before, List<E> events) {
        ScoreKeeper<E, K> keeper = game.scoreKeeper();
        K tally = before;
        for (E event : events) {
            tally = keeper.apply(tally, 1, event);
        }
        return tally;
    }
}
