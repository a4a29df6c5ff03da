package baffin.testing;

import baffin.decider.Decision;
import baffin.decider.Transition;
import baffin.game.LegalCommand;
import baffin.game.Seat;
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
import baffin.testing.ToyRecords.ToyCommand;
import baffin.testing.ToyRecords.ToyEvent;
import baffin.testing.ToyRecords.ToyState;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Random matches of the toy game with undo and resignation, for tests of everything around a game. */
public final class ToyMatches {

    /** Two seats, players {@code p0} and {@code p1}. */
    public static final MatchSetup SETUP = new MatchSetup(
            "toy", Map.of("heap", "20"), List.of(new SeatHolder("p0", false), new SeatHolder("p1", true)));

    private ToyMatches() {}

    /** A decider of the toy game. */
    public static MatchDecider<ToyCommand, ToyState, ToyEvent> decider() {
        return new MatchDecider<>(new ToyGame());
    }

    /** A start with a seed made from a number. */
    public static MatchStarted start(long seed) {
        return new MatchStarted(SETUP, "1", Seed.fromText("" + seed), true);
    }

    /** A started match with so many seats, players {@code p0} and so on. */
    public static Transition<MatchState<ToyState, ToyEvent>, Step> started(String matchId, long seed, int seats) {
        MatchSetup setup = TimedMatch.setup(new ToyGame(), seats, Map.of());
        return decider()
                .start(
                        matchId,
                        new MatchStarted(setup, "1", Seed.fromText("" + seed), true),
                        "start",
                        "p0",
                        Instant.EPOCH);
    }

    /** A started match. */
    public static Transition<MatchState<ToyState, ToyEvent>, Step> started(String matchId, long seed) {
        return decider().start(matchId, start(seed), "start", "p0", Instant.EPOCH);
    }

    /** A request that expects no version. */
    public static Request request(String id, String player, MatchCommand command) {
        return new Request(id, id + "-print", player, Instant.EPOCH, command);
    }

    /** All steps of a random match, undo and now and then a resignation included. */
    public static List<Step> random(String matchId, long seed) {
        Random random = new Random(seed);
        ToyGame game = new ToyGame();
        Transition<MatchState<ToyState, ToyEvent>, Step> now = started(matchId, seed);
        List<Step> steps = new ArrayList<>(List.of(now.event()));
        for (int count = 0; count < 500 && !now.next().ended(); count++) {
            MatchState<ToyState, ToyEvent> state = now.next();
            Seat seat = game.toAct(state.game()).getFirst();
            MatchCommand command = choose(game, state, seat, random);
            Decision<Transition<MatchState<ToyState, ToyEvent>, Step>, Refusal> outcome =
                    decider().decide(state, request("c" + count, "p" + seat.index(), command));
            now = outcome.orElseThrow();
            steps.add(now.event());
        }
        return steps;
    }

    private static MatchCommand choose(ToyGame game, MatchState<ToyState, ToyEvent> state, Seat seat, Random random) {
        boolean undoable = state.table().lastActor().filter(seat::equals).isPresent();
        if (undoable && random.nextInt(5) == 0) {
            return new MatchCommand.Undo();
        }
        if (random.nextInt(80) == 0) {
            return new MatchCommand.Resign();
        }
        List<LegalCommand<ToyCommand>> legal = game.legalCommands(state.game(), seat);
        return new MatchCommand.Play<>(legal.get(random.nextInt(legal.size())).command());
    }
}
