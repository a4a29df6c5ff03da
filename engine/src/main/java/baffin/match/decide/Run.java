package baffin.match.decide;

import baffin.decider.Decision;
import baffin.decider.Transition;
import baffin.game.Command;
import baffin.game.Event;
import baffin.game.Game;
import baffin.game.RuleViolation;
import baffin.game.Seat;
import baffin.game.Setup;
import baffin.match.chance.Draw;
import baffin.match.chance.KeyedChance;
import baffin.match.event.MatchEvent;
import baffin.match.state.MatchState;
import baffin.match.terms.HouseBot;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** What one request causes, event by event, with the game after each. Lives for one decision only. */
final class Run<C extends Command, S, E extends Event> {

    private static final int AUTOMATIC_COMMANDS_MAX = 10_000;

    private final Game<C, S, E, ?> game;
    private final Setup setup;
    private final KeyedChance chance;
    private final List<MatchEvent> events = new ArrayList<>();
    private S now;

    Run(Game<C, S, E, ?> game, MatchState<S, E> state, Consumer<Draw> witness) {
        this.game = game;
        this.setup = state.start().forGame();
        this.chance = state.start().chance(state.version() + 1, witness);
        this.now = state.game();
    }

    S now() {
        return now;
    }

    KeyedChance chance() {
        return chance;
    }

    List<MatchEvent> events() {
        return events;
    }

    void add(MatchEvent event) {
        events.add(event);
    }

    /** Lets the game judge a command, and what it causes happen; gives the rule that forbids it. */
    Optional<RuleViolation> play(Seat seat, C command) {
        return switch (game.decide(now, seat, command, chance)) {
            case Decision.Refused<Transition<S, E>, RuleViolation>(RuleViolation violation) -> Optional.of(violation);
            case Decision.Accepted<Transition<S, E>, RuleViolation>(Transition<S, E> transition) -> {
                transition.events().forEach(event -> events.add(new MatchEvent.Played<>(event)));
                now = transition.next();
                yield Optional.empty();
            }
        };
    }

    /** Plays a command that the engine itself has chosen. */
    void playOwn(Seat seat, C command) {
        play(seat, command).ifPresent(violation -> {
            throw new IllegalStateException("the engine's own " + command + " was refused: " + violation);
        });
    }

    /** Plays safe commands for a seat until its turn or its answer is over. */
    void playTurn(Seat seat, HouseBot bot, int atMost) {
        int turn = game.turn(now);
        boolean answer = game.answering(now);
        for (int count = 0; count < atMost && isToAct(seat, turn, answer); count++) {
            playOwn(seat, bot.choose(game, now, seat, chance));
        }
    }

    private boolean isToAct(Seat seat, int turn, boolean answer) {
        return !game.over(now)
                && game.turn(now) == turn
                && game.toAct(now).contains(seat)
                && game.answering(now) == answer;
    }

    /** Ends the game where only one side is held, or none. */
    void concludeFor(List<Seat> left) {
        List<Seat> held =
                setup.seats().stream().filter(seat -> !left.contains(seat)).toList();
        boolean several = game.sides(setup).stream()
                        .filter(side -> side.stream().anyMatch(held::contains))
                        .count()
                > 1;
        if (several || game.over(now)) {
            return;
        }
        for (E event : game.conclude(now, held)) {
            events.add(new MatchEvent.Played<>(event));
            now = game.evolve(now, event);
        }
    }

    /** Plays safe commands for seats that nobody plays, until somebody else is asked. */
    void playFor(List<Seat> absent) {
        if (absent.isEmpty()) {
            return;
        }
        for (int count = 0; count < AUTOMATIC_COMMANDS_MAX && !game.over(now); count++) {
            Optional<Seat> next =
                    game.toAct(now).stream().filter(absent::contains).findFirst();
            if (next.isEmpty()) {
                return;
            }
            playOwn(next.get(), game.safeCommand(now, next.get()));
        }
    }
}
