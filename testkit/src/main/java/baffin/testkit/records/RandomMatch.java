package baffin.testkit.records;

import baffin.decider.Decision;
import baffin.decider.Transition;
import baffin.game.Command;
import baffin.game.Event;
import baffin.game.Game;
import baffin.game.LegalCommand;
import baffin.game.Seat;
import baffin.match.chance.Seed;
import baffin.match.decide.MatchDecider;
import baffin.match.event.MatchCommand;
import baffin.match.event.MatchEvent.MatchStarted;
import baffin.match.event.Request;
import baffin.match.event.Step;
import baffin.match.state.MatchState;
import baffin.match.terms.CompetitionRef;
import baffin.match.terms.MatchSetup;
import baffin.match.terms.SeatHolder;
import baffin.match.terms.Visibility;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;

/** Whole matches as the decider writes them, played at random with undo; the same seed gives the same match. */
public final class RandomMatch {

    private static final Instant START = Instant.parse("2026-01-01T00:00:00Z");
    private static final int STEPS_MAX = 2_000;
    private static final int UNDO_ONE_IN = 9;

    private RandomMatch() {}

    /**
     * Plays a match.
     *
     * @param seats the players' ids, by seat
     * @param seed of the match and of the choices
     * @param ranked false for a match whose seed came from outside
     * @return all steps from the start to the end
     */
    public static <C extends Command, S, E extends Event> List<Step> play(
            Game<C, S, E, ?> game, String matchId, List<String> seats, long seed, boolean ranked) {
        return play(game, matchId, seats, seed, ranked, Map.of());
    }

    /**
     * Plays a match with options of its own.
     *
     * @param options those that are not at their default
     */
    public static <C extends Command, S, E extends Event> List<Step> play(
            Game<C, S, E, ?> game,
            String matchId,
            List<String> seats,
            long seed,
            boolean ranked,
            Map<String, String> options) {
        return play(game, matchId, start(game, seats, seed, ranked, options), seats.getFirst(), seed);
    }

    /**
     * Plays a match that was agreed elsewhere.
     *
     * @param host who has opened it
     * @param seed of the choices
     */
    public static <C extends Command, S, E extends Event> List<Step> play(
            Game<C, S, E, ?> game, String matchId, MatchStarted start, String host, long seed) {
        MatchDecider<C, S, E> decider = new MatchDecider<>(game);
        Random random = new Random(seed);
        Transition<MatchState<S, E>, Step> now = decider.start(matchId, start, "start", host, START);
        List<Step> steps = new ArrayList<>(List.of(now.event()));
        while (!now.next().ended() && steps.size() < STEPS_MAX) {
            MatchState<S, E> state = now.next();
            Seat seat = game.toAct(state.game()).getFirst();
            Request request = new Request(
                    matchId + "-c" + steps.size(),
                    "print-" + steps.size(),
                    state.attendance().holder(seat).player(),
                    START.plus(Duration.ofSeconds(steps.size())),
                    choose(game, state, seat, random));
            if (!(decider.decide(state, request) instanceof Decision.Accepted(var accepted))) {
                throw new IllegalStateException("a legal command was not accepted: " + request);
            }
            now = accepted;
            steps.add(now.event());
        }
        return steps;
    }

    /**
     * The start of a match of a competition.
     *
     * @param options those that are not at their default
     */
    public static MatchStarted start(
            Game<?, ?, ?, ?> game, CompetitionRef place, List<String> seats, long seed, Map<String, String> options) {
        MatchStarted alone = start(game, seats, seed, true, options);
        return new MatchStarted(alone.setup(), alone.rulesVersion(), alone.secret(), true, null, null, place, null);
    }

    /** The start of a ranked match of its own that was opened with a visibility. */
    public static MatchStarted start(Game<?, ?, ?, ?> game, List<String> seats, long seed, Visibility visibility) {
        MatchStarted open = start(game, seats, seed, true, Map.of());
        return new MatchStarted(open.setup(), open.rulesVersion(), open.secret(), true, null, null, null, visibility);
    }

    private static MatchStarted start(
            Game<?, ?, ?, ?> game, List<String> seats, long seed, boolean ranked, Map<String, String> options) {
        List<SeatHolder> holders = IntStream.range(0, seats.size())
                .mapToObj(index -> new SeatHolder(seats.get(index), false))
                .toList();
        MatchSetup setup = new MatchSetup(game.info().id(), game.info().completed(options), holders);
        return new MatchStarted(setup, game.info().rulesVersion(), Seed.fromText("" + seed), ranked);
    }

    private static <C extends Command, S, E extends Event> MatchCommand choose(
            Game<C, S, E, ?> game, MatchState<S, E> state, Seat seat, Random random) {
        boolean undoable = state.table().lastActor().filter(seat::equals).isPresent();
        if (undoable && random.nextInt(UNDO_ONE_IN) == 0) {
            return new MatchCommand.Undo();
        }
        List<LegalCommand<C>> legal = game.legalCommands(state.game(), seat);
        return new MatchCommand.Play<>(legal.get(random.nextInt(legal.size())).command());
    }
}
