package baffin.expedition;

import baffin.decider.Decision;
import baffin.decider.Transition;
import baffin.expedition.geometry.Place;
import baffin.expedition.state.ExpeditionCommand;
import baffin.expedition.state.ExpeditionCommand.MoveShip;
import baffin.expedition.state.ExpeditionCommand.MoveSled;
import baffin.expedition.state.ExpeditionEvent;
import baffin.expedition.state.ExpeditionState;
import baffin.game.Chance;
import baffin.game.LegalCommand;
import baffin.game.RuleViolation;
import baffin.game.Seat;
import baffin.game.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Consumer;

/** Random matches of Expedition, the same for the same seed. */
public final class Matches {

    public static final ExpeditionGame GAME = new ExpeditionGame();

    /** A match as it went. */
    public record Played(Setup setup, List<ExpeditionEvent> events, ExpeditionState end, int commands) {}

    private Matches() {}

    public static Setup setup(int seats) {
        return GAME.info().setup(seats, Map.of());
    }

    static Chance chance(Random random) {
        return random::nextInt;
    }

    /** Plays a match to its end and shows every position on the way. */
    static Played play(int seats, long seed, Consumer<ExpeditionState> watcher) {
        Random random = new Random(seed);
        Setup setup = setup(seats);
        List<ExpeditionEvent> events = new ArrayList<>(GAME.setup(setup, chance(random)));
        ExpeditionState state = GAME.initial(setup);
        for (ExpeditionEvent event : events) {
            state = GAME.evolve(state, event);
        }
        int commands = 0;
        while (!GAME.over(state)) {
            watcher.accept(state);
            Seat seat = GAME.toAct(state).getFirst();
            ExpeditionCommand command = choose(stay(GAME.legalCommands(state, seat), seed % 3 != 0), random);
            List<ExpeditionEvent> happened = accepted(GAME.decide(state, seat, command, chance(random)));
            for (ExpeditionEvent event : happened) {
                state = GAME.evolve(state, event);
            }
            events.addAll(happened);
            commands++;
        }
        return new Played(setup, events, state, commands);
    }

    public static Played play(int seats, long seed) {
        return play(seats, seed, state -> {});
    }

    /** Two of three matches never go home, so that boards grow. */
    private static List<LegalCommand<ExpeditionCommand>> stay(
            List<LegalCommand<ExpeditionCommand>> legal, boolean out) {
        return out ? legal.stream().filter(l -> !goesHome(l.command())).toList() : legal;
    }

    private static boolean goesHome(ExpeditionCommand command) {
        return command.equals(new MoveShip(Place.GREENLAND)) || command.equals(new MoveSled(Place.GREENLAND));
    }

    /** Draws a kind of command first, so that the many placements and transfers do not crowd out the others. */
    static ExpeditionCommand choose(List<LegalCommand<ExpeditionCommand>> legal, Random random) {
        List<? extends Class<?>> kinds =
                legal.stream().map(l -> l.command().getClass()).distinct().toList();
        Class<?> kind = kinds.get(random.nextInt(kinds.size()));
        List<ExpeditionCommand> ofKind = legal.stream()
                .map(LegalCommand::command)
                .filter(c -> c.getClass() == kind)
                .toList();
        return ofKind.get(random.nextInt(ofKind.size()));
    }

    public static List<ExpeditionEvent> accepted(
            Decision<Transition<ExpeditionState, ExpeditionEvent>, RuleViolation> decision) {
        return switch (decision) {
            case Decision.Accepted(var accepted) -> accepted.events();
            case Decision.Refused(var rejected) -> throw new AssertionError("refused: " + rejected);
        };
    }
}
