package baffin.game.contract;

import baffin.decider.Decision;
import baffin.decider.Transition;
import baffin.game.Chance;
import baffin.game.Command;
import baffin.game.Event;
import baffin.game.Game;
import baffin.game.LegalCommand;
import baffin.game.RuleViolation;
import baffin.game.Seat;
import baffin.game.Setup;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;

/** Plays random matches of a game, the same for the same seed. */
final class RandomWalk<C extends Command, S, E extends Event> {

    private static final int OUT_OF_TURN_ONE_IN = 8;

    private final Game<C, S, E, ?> game;
    private final Setup setup;
    private final int commandsMax;

    RandomWalk(Game<C, S, E, ?> game, Setup setup, int commandsMax) {
        this.game = game;
        this.setup = setup;
        this.commandsMax = commandsMax;
    }

    Setup setup() {
        return setup;
    }

    /** The chance that a seed stands for. */
    static Chance chance(long seed) {
        return new Random(seed)::nextInt;
    }

    /** Plays one match; its steps. */
    List<Step<C, S, E>> play(long seed) {
        Random random = new Random(seed);
        List<E> history = new ArrayList<>(game.setup(setup, chance(seed)));
        List<Step<C, S, E>> steps = new ArrayList<>();
        play(folded(game.initial(setup), history), history, random, steps::add);
        return steps;
    }

    /** Plays on from a position and shows each step. */
    S play(S start, List<E> history, Random random, Consumer<Step<C, S, E>> watcher) {
        S state = start;
        for (int number = 1; !game.over(state); number++) {
            if (number > commandsMax) {
                throw new AssertionError("a match is longer than " + commandsMax + " commands");
            }
            Seat seat = next(state, random);
            C command = choose(game.legalCommands(state, seat), random);
            long drawSeed = random.nextLong();
            List<E> events = accepted(game.decide(state, seat, command, chance(drawSeed)), command);
            S before = state;
            state = folded(state, events);
            history.addAll(events);
            watcher.accept(new Step<>(
                    number,
                    before,
                    seat,
                    command,
                    drawSeed,
                    events,
                    state,
                    Collections.unmodifiableList(history),
                    history.size()));
        }
        return state;
    }

    /** Now and then a seat speaks out of turn, where the game lets it. */
    private Seat next(S state, Random random) {
        List<Seat> others = setup.seats().stream()
                .filter(seat -> !game.toAct(state).contains(seat))
                .filter(seat -> !game.legalCommands(state, seat).isEmpty())
                .toList();
        boolean outOfTurn = !others.isEmpty() && random.nextInt(OUT_OF_TURN_ONE_IN) == 0;
        return pick(outOfTurn ? others : game.toAct(state), random, "seats to act");
    }

    S folded(S start, List<E> events) {
        S state = start;
        for (E event : events) {
            state = game.evolve(state, event);
        }
        return state;
    }

    static <S, E extends Event> List<E> accepted(Decision<Transition<S, E>, RuleViolation> decision, Object command) {
        return switch (decision) {
            case Decision.Accepted<Transition<S, E>, RuleViolation>(Transition<S, E> caused) -> caused.events();
            case Decision.Refused<Transition<S, E>, RuleViolation>(RuleViolation violation) ->
                throw new AssertionError("listed but refused: " + command + ", " + violation);
        };
    }

    /** Draws a kind of command first, so that frequent kinds do not crowd out the others. */
    private C choose(List<LegalCommand<C>> legal, Random random) {
        List<? extends Class<?>> kinds =
                legal.stream().map(l -> l.command().getClass()).distinct().toList();
        Class<?> kind = pick(kinds, random, "legal commands");
        return pick(legal.stream().filter(l -> l.command().getClass() == kind).toList(), random, "commands")
                .command();
    }

    private static <T> T pick(List<T> items, Random random, String what) {
        if (items.isEmpty()) {
            throw new AssertionError("no " + what + " though the game is not over");
        }
        return items.get(random.nextInt(items.size()));
    }
}
