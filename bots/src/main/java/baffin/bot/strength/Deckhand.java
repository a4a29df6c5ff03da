package baffin.bot.strength;

import baffin.bot.navigator.Bots;
import baffin.bot.player.Insight;
import baffin.game.Command;
import baffin.game.Event;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Plays as the navigator does and now and then takes something else that looks nearly as good. It never does what only
 * somebody does who has not understood the game, and never gives a turn away.
 */
final class Deckhand implements Strength {

    private static final double MISTAKE = 0.3;
    private static final int CHOICE = 3;

    @Override
    public <C extends Command, S, E extends Event, K> C choose(Position<C, S, E, K> position, Budget budget) {
        Thought<C, S, E, K> table = new Thought<>(position, position.state());
        List<C> legal = table.legal(position.seat());
        if (legal.size() == 1) {
            return legal.getFirst();
        }
        Insight insight = Bots.insight(position.game().info().id()).orElseThrow();
        List<C> good = Ranking.of(insight, table, position.seat(), legal).good();
        C wise = good.isEmpty() ? legal.getFirst() : good.getFirst();
        SplittableRandom random = new SplittableRandom(position.seed()).split();
        if (random.nextDouble() >= MISTAKE) {
            return wise;
        }
        C safe = table.safe(position.seat());
        List<C> others = good.stream()
                .skip(1)
                .filter(command -> !command.equals(safe))
                .limit(CHOICE)
                .toList();
        return others.isEmpty() ? wise : others.get(random.nextInt(others.size()));
    }
}
