package baffin.bot.strength;

import baffin.bot.player.Insight;
import baffin.game.Command;
import baffin.game.Seat;
import baffin.game.Viewer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Commands by how good they look to a bot, the best first; those that nobody would choose come last. */
record Ranking<C>(List<C> good, List<C> bad) {

    static <C extends Command> Ranking<C> of(Insight insight, Thought<C, ?, ?, ?> table, Seat seat, List<C> legal) {
        double[] weights = insight.weights(table.view(new Viewer.Player(seat)), table.actions(legal), seat.index());
        List<C> good = new ArrayList<>();
        List<C> bad = new ArrayList<>();
        IntStream.range(0, weights.length)
                .boxed()
                .sorted(Comparator.comparingDouble(index -> -weights[index]))
                .forEach(index -> (weights[index] > Insight.NEVER ? good : bad).add(legal.get(index)));
        return new Ranking<>(List.copyOf(good), List.copyOf(bad));
    }
}
