package baffin.adventure;

import baffin.adventure.scoring.AdventureScores;
import baffin.adventure.scoring.AdventureTally;
import baffin.adventure.state.AdventureCommand;
import baffin.adventure.state.AdventureCommand.EndTurn;
import baffin.adventure.state.AdventureCommand.FollowRoute;
import baffin.adventure.state.AdventureCommand.LayMarker;
import baffin.adventure.state.AdventureCommand.LayWake;
import baffin.adventure.state.AdventureCommand.SailOut;
import baffin.adventure.state.AdventureEvent;
import baffin.adventure.state.AdventureState;
import baffin.adventure.state.Options;
import baffin.decider.Decision;
import baffin.decider.Transition;
import baffin.game.Chance;
import baffin.game.LegalCommand;
import baffin.game.RuleViolation;
import baffin.game.ScoreSheet;
import baffin.game.Seat;
import baffin.game.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Consumer;

/** Random matches, the same for the same seed. Ships drift ahead, so that most matches reach row 24. */
public final class Matches {

    public static final AdventureGame GAME = new AdventureGame();

    /** A match as it went. */
    public record Played(Setup setup, List<AdventureEvent> events, AdventureState end, int commands) {}

    /** A match with all of its steps. */
    record Recorded(Played played, List<Step> steps) {}

    /** One step of a match. */
    public record Step(
            AdventureState before,
            Seat seat,
            AdventureCommand command,
            List<AdventureEvent> events,
            AdventureState after) {}

    private Matches() {}

    public static Setup setup(int seats) {
        return GAME.info().setup(seats, Map.of());
    }

    public static Setup teams() {
        return with(4, Options.MODE, Options.TEAMS);
    }

    public static Setup with(int seats, String option, String value) {
        return GAME.info().setup(seats, Map.of(option, value));
    }

    public static AdventureState begun(Setup setup, List<AdventureEvent> events) {
        AdventureState state = GAME.initial(setup);
        for (AdventureEvent event : events) {
            state = GAME.evolve(state, event);
        }
        return state;
    }

    /** Plays a match to its end and shows every step. */
    public static Played play(Setup setup, long seed, Consumer<Step> watcher) {
        Random random = new Random(seed);
        Chance chance = random::nextInt;
        List<AdventureEvent> events = new ArrayList<>(GAME.setup(setup, chance));
        AdventureState state = begun(setup, events);
        int commands = 0;
        while (!GAME.over(state)) {
            List<Seat> toAct = GAME.toAct(state);
            Seat seat = toAct.get(random.nextInt(toAct.size()));
            AdventureCommand command = choose(state, seat, random);
            List<AdventureEvent> happened = accepted(GAME.decide(state, seat, command, chance));
            AdventureState before = state;
            for (AdventureEvent event : happened) {
                state = GAME.evolve(state, event);
            }
            watcher.accept(new Step(before, seat, command, happened, state));
            events.addAll(happened);
            commands++;
        }
        return new Played(setup, events, state, commands);
    }

    static Recorded record(Setup setup, long seed) {
        List<Step> steps = new ArrayList<>();
        return new Recorded(play(setup, seed, steps::add), steps);
    }

    static Played play(int seats, long seed) {
        return play(setup(seats), seed, step -> {});
    }

    /** Every position of a match, the end included. */
    public static List<AdventureState> positions(Setup setup, long seed) {
        List<AdventureState> positions = new ArrayList<>();
        positions.add(play(setup, seed, step -> positions.add(step.before())).end());
        return positions;
    }

    public static ScoreSheet sheet(Setup setup, List<AdventureEvent> events) {
        AdventureScores scores = new AdventureScores();
        AdventureTally tally = scores.initial(setup);
        for (AdventureEvent event : events) {
            tally = scores.apply(tally, 1, event);
        }
        return scores.sheet(tally);
    }

    public static AdventureCommand choose(AdventureState state, Seat seat, Random random) {
        List<AdventureCommand> legal = GAME.legalCommands(state, seat).stream()
                .map(LegalCommand::command)
                .toList();
        if (random.nextInt(10) < 6) {
            List<AdventureCommand> ahead = legal.stream()
                    .filter(command -> row(command) > state.of(seat).row())
                    .toList();
            if (!ahead.isEmpty()) {
                return ahead.get(random.nextInt(ahead.size()));
            }
        }
        List<? extends Class<?>> kinds =
                legal.stream().map(Object::getClass).distinct().toList();
        Class<?> kind = kinds.get(random.nextInt(kinds.size()));
        if (kind == EndTurn.class && kinds.size() > 1) {
            kind = kinds.get(random.nextInt(kinds.size()));
        }
        Class<?> chosen = kind;
        List<AdventureCommand> ofKind =
                legal.stream().filter(command -> command.getClass() == chosen).toList();
        return ofKind.get(random.nextInt(ofKind.size()));
    }

    private static int row(AdventureCommand command) {
        return switch (command) {
            case LayMarker c -> c.path().getLast().row();
            case LayWake c -> c.hex().row();
            case FollowRoute c -> c.to().row();
            case SailOut c -> 25;
            default -> 0;
        };
    }

    public static List<AdventureEvent> accepted(
            Decision<Transition<AdventureState, AdventureEvent>, RuleViolation> decision) {
        return switch (decision) {
            case Decision.Accepted(var accepted) -> accepted.events();
            case Decision.Refused(var rejected) -> throw new AssertionError("refused: " + rejected);
        };
    }
}
