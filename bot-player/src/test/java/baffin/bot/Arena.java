package baffin.bot;

import baffin.bot.client.LegalAction;
import baffin.expedition.ExpeditionCommand;
import baffin.expedition.ExpeditionEvent;
import baffin.expedition.ExpeditionGame;
import baffin.expedition.ExpeditionState;
import baffin.expedition.ExpeditionTally;
import baffin.game.Chance;
import baffin.game.Decision;
import baffin.game.LegalCommand;
import baffin.game.ScoreSheet;
import baffin.game.Seat;
import baffin.game.Setup;
import baffin.game.Viewer;
import baffin.match.GameRegistry;
import baffin.platform.wire.JsonCodec;
import baffin.platform.wire.JsonCodecs;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

/** Matches of Expedition in one process; the bots get the JSON that the API would give them. */
final class Arena {

    private static final ExpeditionGame GAME = new ExpeditionGame();
    private static final JsonCodec<?, ?, ?, ?> CODEC = new JsonCodecs(GameRegistry.installed()).of("expedition");

    private final List<String> bots;
    private final List<RandomGenerator> chances = new ArrayList<>();
    private final Chance chance;
    private final List<JsonNode> choices = new ArrayList<>();
    private ExpeditionState state;
    private ExpeditionTally tally;

    private Arena(List<String> bots, String seed) {
        this.bots = bots;
        RandomGenerator draws = BotChance.of(seed, -1);
        this.chance = draws::nextInt;
        for (int seat = 0; seat < bots.size(); seat++) {
            chances.add(BotChance.of(seed, seat));
        }
        Setup setup = new Setup(bots.size(), GAME.info().completed(Map.of()));
        this.state = GAME.initial(setup);
        this.tally = GAME.scoreKeeper().initial(setup);
        fold(GAME.setup(setup, chance));
    }

    /**
     * A match that was played.
     *
     * @param sheet the final score sheet
     * @param choices every command in order
     */
    record Played(ScoreSheet sheet, List<JsonNode> choices) {}

    /** Plays a match; bots by seat. */
    static Played play(List<String> bots, long seed) {
        Arena arena = new Arena(bots, "arena-" + seed);
        while (!GAME.over(arena.state)) {
            arena.step(GAME.toAct(arena.state).getFirst());
        }
        return new Played(GAME.scoreKeeper().sheet(arena.tally), arena.choices);
    }

    /** A table at which somebody else plays. */
    static Arena table(int seats, String seed) {
        return new Arena(java.util.Collections.nCopies(seats, "random"), seed);
    }

    /** Seats that may act, as the API tells them. */
    List<Integer> toAct() {
        return GAME.toAct(state).stream().map(Seat::index).toList();
    }

    List<LegalAction> actions(int seat) {
        List<LegalAction> actions = new ArrayList<>();
        for (LegalCommand<ExpeditionCommand> command : GAME.legalCommands(state, new Seat(seat))) {
            actions.add(new LegalAction(CODEC.tree(command.command()), command.cost()));
        }
        return actions;
    }

    JsonNode view(int seat) {
        return CODEC.tree(GAME.view(state, GAME.scoreKeeper().sheet(tally), new Viewer.Player(new Seat(seat))));
    }

    JsonNode sheet() {
        return CODEC.tree(GAME.scoreKeeper().sheet(tally));
    }

    List<JsonNode> choices() {
        return choices;
    }

    boolean over() {
        return GAME.over(state);
    }

    /** Carries out one of the legal actions; false when it is none. */
    boolean act(int seat, JsonNode command) {
        List<LegalAction> actions = actions(seat);
        for (int index = 0; index < actions.size(); index++) {
            if (actions.get(index).command().equals(command)) {
                choices.add(command);
                decide(
                        new Seat(seat),
                        GAME.legalCommands(state, new Seat(seat)).get(index).command());
                return true;
            }
        }
        return false;
    }

    private void step(Seat seat) {
        List<LegalCommand<ExpeditionCommand>> legal = GAME.legalCommands(state, seat);
        List<LegalAction> actions = actions(seat.index());
        JsonNode view = view(seat.index());
        JsonNode chosen =
                Bots.of(bots.get(seat.index())).choose(view, actions, seat.index(), chances.get(seat.index()));
        choices.add(chosen);
        for (int index = 0; index < legal.size(); index++) {
            if (actions.get(index).command() == chosen) {
                decide(seat, legal.get(index).command());
                return;
            }
        }
        throw new AssertionError("not a legal action: " + chosen);
    }

    private void decide(Seat seat, ExpeditionCommand command) {
        switch (GAME.decide(state, seat, command, chance)) {
            case Decision.Accepted<ExpeditionEvent> accepted -> fold(accepted.events());
            case Decision.Rejected<ExpeditionEvent> rejected ->
                throw new AssertionError("refused: " + rejected.violation());
        }
    }

    private void fold(List<ExpeditionEvent> events) {
        for (ExpeditionEvent event : events) {
            state = GAME.evolve(state, event);
            tally = GAME.scoreKeeper().apply(tally, choices.size() + 1, event);
        }
    }
}
