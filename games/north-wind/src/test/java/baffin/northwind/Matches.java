package baffin.northwind;

import baffin.decider.Decision;
import baffin.decider.Transition;
import baffin.game.Chance;
import baffin.game.LegalCommand;
import baffin.game.RuleViolation;
import baffin.game.ScoreSheet;
import baffin.game.Seat;
import baffin.game.Setup;
import baffin.northwind.scoring.NorthWindScores;
import baffin.northwind.scoring.NorthWindTally;
import baffin.northwind.state.NorthWindCommand;
import baffin.northwind.state.NorthWindEvent;
import baffin.northwind.state.NorthWindState;
import baffin.testing.Effort;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Consumer;

/** Random matches of North Wind, the same for the same seed. */
public final class Matches {

    public static final NorthWindGame GAME = new NorthWindGame();

    private static final int OUT_OF_TURN_ONE_IN = 20;

    /** A match as it went. */
    record Played(Setup setup, List<NorthWindEvent> events, NorthWindState end, int commands) {

        ScoreSheet sheet() {
            return Matches.sheet(setup.seatCount(), events);
        }
    }

    private Matches() {}

    public static Setup setup(int seats) {
        return GAME.info().setup(seats, Map.of());
    }

    public static Chance chance(Random random) {
        return random::nextInt;
    }

    /** Plays a match to its end and shows every position on the way. */
    static Played play(int seats, long seed, Consumer<NorthWindState> watcher) {
        Random random = new Random(seed);
        Setup setup = setup(seats);
        List<NorthWindEvent> events = new ArrayList<>(GAME.setup(setup, chance(random)));
        NorthWindState state = folded(GAME.initial(setup), events);
        int commands = 0;
        while (!GAME.over(state)) {
            watcher.accept(state);
            Seat seat = next(state, random);
            NorthWindCommand command = choose(keen(GAME.legalCommands(state, seat), seed % 3 != 0), random);
            List<NorthWindEvent> happened = accepted(GAME.decide(state, seat, command, chance(random)));
            state = folded(state, happened);
            events.addAll(happened);
            commands++;
        }
        return new Played(setup, events, state, commands);
    }

    static Played play(int seats, long seed) {
        return play(seats, seed, state -> {});
    }

    /** Every few positions of a few matches with 2, 3 and 4 seats. */
    public static void eachPosition(int matches, int every, Consumer<NorthWindState> check) {
        for (int seats = 2; seats <= 4; seats++) {
            for (int seed = Effort.first(); seed < Effort.first() + matches; seed++) {
                List<NorthWindState> positions = new ArrayList<>();
                play(seats, seed, positions::add);
                for (int i = seed % every; i < positions.size(); i += every) {
                    check.accept(positions.get(i));
                }
            }
        }
    }

    static void eachMatch(int matches, Consumer<Played> check) {
        for (int seats = 2; seats <= 4; seats++) {
            for (int seed = Effort.first(); seed < Effort.first() + matches; seed++) {
                check.accept(play(seats, seed));
            }
        }
    }

    private static Seat next(NorthWindState state, Random random) {
        List<Seat> seats =
                random.nextInt(OUT_OF_TURN_ONE_IN) == 0 ? state.opponents(state.active()) : GAME.toAct(state);
        return seats.get(random.nextInt(seats.size()));
    }

    public static NorthWindState folded(NorthWindState start, List<NorthWindEvent> events) {
        NorthWindState state = start;
        for (NorthWindEvent event : events) {
            state = GAME.evolve(state, event);
        }
        return state;
    }

    public static ScoreSheet sheet(int seats, List<NorthWindEvent> events) {
        NorthWindScores scores = new NorthWindScores();
        NorthWindTally tally = scores.initial(setup(seats));
        for (NorthWindEvent event : events) {
            tally = scores.apply(tally, 1, event);
        }
        return scores.sheet(tally);
    }

    /** A sheet before anything has happened, for views and pictures of positions made by hand. */
    public static ScoreSheet emptySheet(NorthWindState state) {
        return sheet(state.ships().size(), List.of());
    }

    /** In two of three matches seats do tasks whenever they can and use most tiles, so that matches get somewhere. */
    private static List<LegalCommand<NorthWindCommand>> keen(List<LegalCommand<NorthWindCommand>> legal, boolean keen) {
        if (!keen) {
            return legal;
        }
        List<LegalCommand<NorthWindCommand>> tasks = legal.stream()
                .filter(l -> l.command() instanceof NorthWindCommand.CompleteTask)
                .toList();
        if (!tasks.isEmpty()) {
            return tasks;
        }
        List<LegalCommand<NorthWindCommand>> busy = legal.stream()
                .filter(l -> !(l.command() instanceof NorthWindCommand.EndVoyage))
                .toList();
        return busy.isEmpty() ? legal : busy;
    }

    /** Draws a kind of command first, so that the many trades and answers do not crowd out the others. */
    public static NorthWindCommand choose(List<LegalCommand<NorthWindCommand>> legal, Random random) {
        List<? extends Class<?>> kinds =
                legal.stream().map(l -> l.command().getClass()).distinct().toList();
        Class<?> kind = kinds.get(random.nextInt(kinds.size()));
        List<NorthWindCommand> ofKind = legal.stream()
                .map(LegalCommand::command)
                .filter(c -> c.getClass() == kind)
                .toList();
        return ofKind.get(random.nextInt(ofKind.size()));
    }

    public static List<NorthWindEvent> accepted(
            Decision<Transition<NorthWindState, NorthWindEvent>, RuleViolation> decision) {
        return switch (decision) {
            case Decision.Accepted(var accepted) -> accepted.events();
            case Decision.Refused(var rejected) -> throw new AssertionError("refused: " + rejected);
        };
    }
}
