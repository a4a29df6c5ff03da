package baffin.bot.strength;

import baffin.bot.navigator.Bots;
import baffin.bot.player.Insight;
import baffin.game.Command;
import baffin.game.Event;
import java.util.List;

/** Plays on in thought from each command that looks good, and takes the one that came out best. */
final class Commodore implements Strength {

    @Override
    public <C extends Command, S, E extends Event, K> C choose(Position<C, S, E, K> position, Budget budget) {
        Thought<C, S, E, K> table = new Thought<>(position, position.state());
        List<C> legal = table.legal(position.seat());
        Insight insight = Bots.insight(position.game().info().id()).orElse(null);
        if (insight != null && legal.size() > 1) {
            List<C> good = Ranking.of(insight, table, position.seat(), legal).good();
            legal = good.isEmpty() ? legal : good;
        }
        if (legal.size() == 1) {
            return legal.getFirst();
        }
        return new Search<>(position, insight).run(budget).best();
    }
}
