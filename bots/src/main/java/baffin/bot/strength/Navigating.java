package baffin.bot.strength;

import baffin.bot.navigator.Bots;
import baffin.bot.player.Bot;
import baffin.bot.player.BotChance;
import baffin.bot.player.LegalAction;
import baffin.game.Command;
import baffin.game.Event;
import baffin.game.Seat;
import baffin.game.Viewer;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.random.RandomGenerator;

/** Plays as a bot does that sees what a client of the API sees. */
final class Navigating implements Strength {

    private final String name;

    Navigating(String name) {
        this.name = name;
    }

    @Override
    public <C extends Command, S, E extends Event, K> C choose(Position<C, S, E, K> position, Budget budget) {
        Thought<C, S, E, K> now = new Thought<>(position, position.state());
        Bot bot = Bots.of(name, position.game().info().id());
        int seat = position.seat().index();
        return choice(bot, now, position.seat(), BotChance.of(Long.toString(position.seed()), seat));
    }

    /** What a bot does at a table. */
    static <C extends Command> C choice(Bot bot, Thought<C, ?, ?, ?> table, Seat seat, RandomGenerator random) {
        List<C> legal = table.legal(seat);
        if (legal.size() == 1) {
            return legal.getFirst();
        }
        List<LegalAction> actions = table.actions(legal);
        JsonNode chosen = bot.choose(table.view(new Viewer.Player(seat)), actions, seat.index(), random);
        for (int index = 0; index < actions.size(); index++) {
            if (actions.get(index).command() == chosen) {
                return legal.get(index);
            }
        }
        throw new IllegalStateException("the bot has chosen what is not legal: " + chosen);
    }
}
