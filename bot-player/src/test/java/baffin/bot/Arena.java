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

    private Arena(List<String> bots, long seed) {
        this.bots = bots;
        RandomGenerator draws = BotChance.of("arena-" + seed, -1);
        this.chance = draws::nextInt;
        for (int seat = 0; seat < bots.size(); seat++) {
            chances.add(BotChance.of("arena-" + seed, seat));
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
        Arena arena = new Arena(bots, seed);
        while (!GAME.over(arena.state)) {
            arena.step(GAME.toAct(arena.state).getFirst());
        }
        return new Played(GAME.scoreKeeper().sheet(arena.tally), arena.choices);
    }

    private void step(Seat seat) {
        List<LegalCommand<ExpeditionCommand>> legal = GAME.legalCommands(state, seat);
        List<LegalAction> actions = new ArrayList<>();
        for (LegalCommand<ExpeditionCommand> command : legal) {
            actions.add(new LegalAction(CODEC.tree(command.command()), command.cost()));
        }
        JsonNode view = CODEC.tree(GAME.view(state, GAME.scoreKeeper().sheet(tally), new Viewer.Player(seat)));
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
