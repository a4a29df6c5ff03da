package baffin.testing;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.decider.Decision;
import baffin.game.Command;
import baffin.game.Event;
import baffin.game.Game;
import baffin.game.LegalCommand;
import baffin.game.Seat;
import baffin.game.Setup;
import baffin.match.chance.KeyedChance;
import baffin.match.chance.Seed;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;

/** Random matches that note whether a seat is asked for a turn of its own or for an answer in the turn of another. */
public final class Asking {

    private static final int COMMANDS_MAX = 3_000;

    private Asking() {}

    /** Whether seats were asked for answers, for turns, or for both in random matches of a game. */
    public static Set<Boolean> in(Game<?, ?, ?, ?> game) {
        Set<Boolean> answering = new HashSet<>();
        for (int seed = 1; seed <= 8; seed++) {
            play(game, seed, answering);
        }
        return answering;
    }

    private static <C extends Command, S, E extends Event> void play(
            Game<C, S, E, ?> game, int seed, Set<Boolean> answering) {
        Setup setup = game.info().setup(3, Map.of());
        KeyedChance chance = new KeyedChance(Seed.fromText("asking " + seed), 1);
        Random random = new Random(seed);
        S state = folded(game, game.initial(setup), game.setup(setup, chance));
        for (int count = 0; count < COMMANDS_MAX && !game.over(state); count++) {
            answering.add(game.answering(state));
            if (game.toAct(state).size() > 1) {
                assertThat(game.answering(state)).isTrue();
            }
            Seat seat = game.toAct(state).getFirst();
            List<LegalCommand<C>> legal = game.legalCommands(state, seat);
            C command = legal.get(random.nextInt(legal.size())).command();
            if (!(game.decide(state, seat, command, chance) instanceof Decision.Accepted(var accepted))) {
                throw new IllegalStateException("a legal command was not accepted: " + command);
            }
            state = folded(game, state, accepted.events());
        }
    }

    private static <S, E extends Event> S folded(Game<?, S, E, ?> game, S start, List<E> events) {
        S state = start;
        for (E event : events) {
            state = game.evolve(state, event);
        }
        return state;
    }
}
