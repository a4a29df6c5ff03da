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
        List<C> legal = new Thought<>(position, position.state()).legal(position.seat());
        if (legal.size() == 1) {
            return legal.getFirst();
        }
        Insight insight = Bots.insight(position.game().info().id()).orElse(null);
        return new Search<>(position, insight).run(budget).best();
    }
}
