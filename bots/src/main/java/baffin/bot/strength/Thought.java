package baffin.bot.strength;

import baffin.bot.player.LegalAction;
import baffin.decider.Transition;
import baffin.game.Chance;
import baffin.game.Command;
import baffin.game.Event;
import baffin.game.Game;
import baffin.game.LegalCommand;
import baffin.game.ScoreSheet;
import baffin.game.Seat;
import baffin.game.Viewer;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** A match that is played on in thought. */
final class Thought<C extends Command, S, E extends Event, K> {

    private final Game<C, S, E, K> game;
    private final Function<Object, JsonNode> json;
    private S state;
    private K tally;
    private long version;

    /**
     * Starts from a position.
     *
     * @param state its state, drawn again or not
     */
    Thought(Position<C, S, E, K> position, S state) {
        this.game = position.game();
        this.json = position.json();
        this.state = state;
        this.tally = position.tally();
    }

    boolean over() {
        return game.over(state);
    }

    Seat toAct() {
        return game.toAct(state).getFirst();
    }

    int round() {
        return game.round(state);
    }

    List<C> legal(Seat seat) {
        List<C> commands = new ArrayList<>();
        for (LegalCommand<C> one : game.legalCommands(state, seat)) {
            commands.add(one.command());
        }
        return commands;
    }

    C safe(Seat seat) {
        return game.safeCommand(state, seat);
    }

    void act(Seat seat, C command, Chance chance) {
        Transition<S, E> caused = game.decide(state, seat, command, chance).orElseThrow();
        version++;
        for (E event : caused.events()) {
            tally = game.scoreKeeper().apply(tally, version, event);
        }
        state = caused.next();
    }

    ScoreSheet sheet() {
        return game.scoreKeeper().sheet(tally);
    }

    JsonNode view(Viewer viewer) {
        return json.apply(game.view(state, sheet(), viewer));
    }

    /** The commands as the API offers them. */
    List<LegalAction> actions(List<C> commands) {
        List<LegalAction> actions = new ArrayList<>();
        for (C command : commands) {
            actions.add(new LegalAction(json.apply(command)));
        }
        return actions;
    }
}
