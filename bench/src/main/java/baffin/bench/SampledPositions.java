package baffin.bench;

import baffin.decider.Decision;
import baffin.decider.Transition;
import baffin.game.Chance;
import baffin.game.Command;
import baffin.game.Event;
import baffin.game.Game;
import baffin.game.LegalCommand;
import baffin.game.RuleViolation;
import baffin.game.Seat;
import baffin.match.GameRegistry;
import baffin.match.chance.Seed;
import baffin.match.decide.MatchDecider;
import baffin.match.decide.Refusal;
import baffin.match.event.MatchCommand;
import baffin.match.event.MatchEvent.MatchStarted;
import baffin.match.event.Request;
import baffin.match.event.Step;
import baffin.match.state.MatchState;
import baffin.match.terms.MatchSetup;
import baffin.match.terms.SeatHolder;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Random matches of a game through the match decider, and every position on the way.
 *
 * @param <C> commands
 * @param <S> state
 * @param <E> events
 */
public final class SampledPositions<C extends Command, S, E extends Event> {

    /** A position and a request that is accepted there: a command of the game. */
    public record Played<C extends Command, S, E extends Event>(
            MatchState<S, E> before, Request request, Seat seat, C command) {}

    private final Game<C, S, E, ?> game;
    private final MatchDecider<C, S, E> decider;
    private final int seats;

    private SampledPositions(Game<C, S, E, ?> game, int seats) {
        this.game = game;
        this.decider = new MatchDecider<>(game);
        this.seats = seats;
    }

    /** Positions of the game with the given id. */
    public static SampledPositions<?, ?, ?> of(String gameId, int seats) {
        return new SampledPositions<>(GameRegistry.installed().find(gameId).orElseThrow(), seats);
    }

    /** Plays a whole random match. */
    public List<Played<C, S, E>> play(long seed) {
        Random random = new Random(seed);
        List<SeatHolder> holders = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            holders.add(new SeatHolder("p" + seat, true));
        }
        MatchSetup setup = new MatchSetup(game.info().id(), game.info().completed(Map.of()), holders);
        MatchStarted start = new MatchStarted(setup, game.info().rulesVersion(), Seed.fromText("" + seed), false);
        MatchState<S, E> state = decider.start("bench-" + seed, start, "start", "p0", Instant.EPOCH)
                .next();
        List<Played<C, S, E>> all = new ArrayList<>();
        while (!state.ended()) {
            Seat seat = game.toAct(state.game()).getFirst();
            List<LegalCommand<C>> legal = game.legalCommands(state.game(), seat);
            C command = legal.get(random.nextInt(legal.size())).command();
            Request request = new Request(
                    "c" + state.version(), "", "p" + seat.index(), Instant.EPOCH, new MatchCommand.Play<>(command));
            all.add(new Played<>(state, request, seat, command));
            state = decider.decide(state, request).orElseThrow().next();
        }
        return all;
    }

    /** Decides and folds one position. */
    public Decision<Transition<MatchState<S, E>, Step>, Refusal> decide(Played<C, S, E> played) {
        return decider.decide(played.before(), played.request());
    }

    /** Decides and folds one position by the rules of the game alone. */
    public Decision<Transition<S, E>, RuleViolation> decideInGame(Played<C, S, E> played) {
        MatchState<S, E> before = played.before();
        Chance chance = before.start().chance(before.version() + 1, draw -> {});
        return game.decide(before.game(), played.seat(), played.command(), chance);
    }

    /** All legal commands of the position. */
    public List<LegalCommand<C>> legal(Played<C, S, E> played) {
        return game.legalCommands(played.before().game(), played.seat());
    }
}
