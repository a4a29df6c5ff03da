package baffin.platform.wire;

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
import baffin.match.terms.MatchSetup;
import baffin.match.terms.SeatHolder;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;

/** Plays random matches of any game, undo and now and then a resignation included. */
public final class RandomMatch<C extends Command, S, E extends Event> {

    private static final int STEPS_MAX = 3_000;

    private final Game<C, S, E, ?> game;
    private final MatchDecider<C, S, E> decider;

    /** Matches of a game. */
    public RandomMatch(Game<C, S, E, ?> game) {
        this.game = game;
        this.decider = new MatchDecider<>(game);
    }

    /** Shows every step and the state after it. */
    public void play(int seats, long seed, BiConsumer<Step, MatchState<S, E>> shown) {
        Random random = new Random(seed);
        Transition<MatchState<S, E>, Step> now =
                decider.start("m" + seed, start(seats, seed), "start", "p0", Instant.EPOCH);
        shown.accept(now.event(), now.next());
        for (int count = 0; count < STEPS_MAX && !now.next().ended(); count++) {
            MatchState<S, E> state = now.next();
            Seat seat = game.toAct(state.game()).getFirst();
            Request request = new Request(
                    "c" + count, "f" + count, "p" + seat.index(), Instant.EPOCH, choose(state, seat, random));
            now = decider.decide(state, request).orElseThrow();
            shown.accept(now.event(), now.next());
        }
    }

    private MatchStarted start(int seats, long seed) {
        List<SeatHolder> holders = IntStream.range(0, seats)
                .mapToObj(index -> new SeatHolder("p" + index, index > 0))
                .toList();
        MatchSetup setup = new MatchSetup(game.info().id(), game.info().completed(Map.of()), holders);
        return new MatchStarted(setup, game.info().rulesVersion(), Seed.fromText("" + seed), false);
    }

    private MatchCommand choose(MatchState<S, E> state, Seat seat, Random random) {
        boolean undoable = state.table().lastActor().filter(seat::equals).isPresent();
        if (undoable && random.nextInt(12) == 0) {
            return new MatchCommand.Undo();
        }
        if (random.nextInt(400) == 0) {
            return new MatchCommand.Resign();
        }
        List<LegalCommand<C>> legal = game.legalCommands(state.game(), seat);
        return new MatchCommand.Play<>(legal.get(random.nextInt(legal.size())).command());
    }
}
