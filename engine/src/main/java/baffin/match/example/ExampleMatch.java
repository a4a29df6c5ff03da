package baffin.match.example;

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
import baffin.game.action.Explanation;
import baffin.match.FinalPlaces;
import baffin.match.chance.KeyedChance;
import baffin.match.chance.Seed;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A match that is played at random, but rather by rules that it has not shown yet. It is the same at each play, since
 * its seed never changes.
 */
public final class ExampleMatch<C extends Command, S, E extends Event, K> {

    private static final int SEATS = 3;
    private static final int COMMANDS_MAX = 600;
    private static final Seed DRAWS = Seed.fromText("draws of the example");
    private static final Seed CHOICES = Seed.fromText("choices of the example");

    private final Game<C, S, E, K> game;
    private final Chance choices = new KeyedChance(CHOICES, 0);
    private final Map<String, RuleExample<S, E>> shown = new LinkedHashMap<>();
    private final Setup setup;
    private K tally;
    private S state;
    private long version;

    private record Choice<C>(C command, Explanation explanation) {}

    private ExampleMatch(Game<C, S, E, K> game) {
        this.game = game;
        setup = game.info()
                .setup(Math.clamp(SEATS, game.info().minSeats(), game.info().maxSeats()), Map.of());
        state = game.initial(setup);
        tally = game.scoreKeeper().initial(setup);
        fold(game.setup(setup, new KeyedChance(DRAWS, version)));
    }

    /**
     * Plays it, at most 600 commands long.
     *
     * @return one example for each rule that a command of the match was played by, by the id of the rule
     */
    public static <C extends Command, S, E extends Event, K> Map<String, RuleExample<S, E>> play(
            Game<C, S, E, K> game) {
        ExampleMatch<C, S, E, K> match = new ExampleMatch<>(game);
        while (match.version < COMMANDS_MAX && !game.over(match.state)) {
            match.next();
        }
        return match.shown;
    }

    private void next() {
        version++;
        Seat seat = game.toAct(state).getFirst();
        Choice<C> choice = choose(seat);
        List<E> events = events(seat, choice.command());
        fold(events);
        if (!shown.containsKey(choice.explanation().ruleId())) {
            shown.put(
                    choice.explanation().ruleId(),
                    new RuleExample<>(
                            game,
                            seat,
                            choice.explanation(),
                            events,
                            state,
                            FinalPlaces.sheet(game, setup, tally, List.of(), List.of())));
        }
    }

    private Choice<C> choose(Seat seat) {
        List<Choice<C>> all = game.legalCommands(state, seat).stream()
                .map(LegalCommand::command)
                .map(command -> new Choice<>(command, game.explainer().explain(state, seat, command)))
                .toList();
        List<Choice<C>> fresh = all.stream()
                .filter(choice -> !shown.containsKey(choice.explanation().ruleId()))
                .toList();
        if (!fresh.isEmpty()) {
            return any(fresh);
        }
        List<Choice<C>> moving =
                all.stream().filter(choice -> !game.outOfTurn(choice.command())).toList();
        return any(moving.isEmpty() ? all : moving);
    }

    private <T> T any(List<T> items) {
        return items.get(choices.below(items.size()));
    }

    private List<E> events(Seat seat, C command) {
        return switch (game.decide(state, seat, command, new KeyedChance(DRAWS, version))) {
            case Decision.Accepted<Transition<S, E>, RuleViolation>(Transition<S, E> caused) -> caused.events();
            case Decision.Refused<Transition<S, E>, RuleViolation>(RuleViolation violation) ->
                throw new IllegalStateException("a legal command was refused: " + violation);
        };
    }

    private void fold(List<E> events) {
        for (E event : events) {
            state = game.evolve(state, event);
            tally = game.scoreKeeper().apply(tally, version, event);
        }
    }
}
