package baffin.bot.strength;

import baffin.bot.navigator.Bots;
import baffin.bot.player.BotChance;
import baffin.bot.player.LegalAction;
import baffin.game.Command;
import baffin.game.Event;
import baffin.game.LegalCommand;
import baffin.game.Viewer;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/** Plays as the navigator does: by what the seat's view shows, as a client of the API would. */
final class Navigating implements Strength {

    @Override
    public <C extends Command, S, E extends Event, K> C choose(Position<C, S, E, K> position, Budget budget) {
        var game = position.game();
        List<LegalCommand<C>> legal = game.legalCommands(position.state(), position.seat());
        if (legal.size() == 1) {
            return legal.getFirst().command();
        }
        List<LegalAction> actions = legal.stream()
                .map(one -> new LegalAction(position.json().apply(one.command())))
                .toList();
        var sheet = game.scoreKeeper().sheet(position.tally());
        JsonNode view = position.json().apply(game.view(position.state(), sheet, new Viewer.Player(position.seat())));
        int seat = position.seat().index();
        JsonNode chosen = Bots.of("navigator", game.info().id())
                .choose(view, actions, seat, BotChance.of(Long.toString(position.seed()), seat));
        for (int index = 0; index < actions.size(); index++) {
            if (actions.get(index).command() == chosen) {
                return legal.get(index).command();
            }
        }
        throw new IllegalStateException("the navigator has chosen what is not legal: " + chosen);
    }
}
