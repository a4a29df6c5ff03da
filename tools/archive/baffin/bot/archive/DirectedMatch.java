package baffin.bot.archive;

import baffin.bot.player.BotChance;
import baffin.decider.Decision;
import baffin.decider.Transition;
import baffin.game.Command;
import baffin.game.Event;
import baffin.game.Game;
import baffin.match.chance.Seed;
import baffin.match.decide.MatchDecider;
import baffin.match.event.MatchCommand;
import baffin.match.event.MatchEvent.MatchStarted;
import baffin.match.event.Request;
import baffin.match.event.Step;
import baffin.match.state.MatchState;
import baffin.match.terms.MatchSetup;
import baffin.match.terms.SeatHolder;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/** Plays a match that is led, as the platform would log it. */
final class DirectedMatch<C extends Command, S, E extends Event> {

    private static final Instant START = Instant.parse("2026-11-20T18:00:00Z");
    private static final Duration PACE = Duration.ofSeconds(20);
    private static final int STEPS_MAX = 3_000;

    private final MatchDecider<C, S, E> decider;
    private final List<Step> steps = new ArrayList<>();
    private MatchState<S, E> state;
    private Instant now = START;

    private DirectedMatch(Game<C, S, E, ?> game, Directed<S> plan, String id) {
        this.decider = new MatchDecider<>(game);
        List<SeatHolder> holders = IntStream.range(0, plan.seats())
                .mapToObj(seat -> new SeatHolder("player-" + seat, true))
                .toList();
        MatchStarted first = new MatchStarted(
                new MatchSetup(game.info().id(), game.info().completed(plan.options()), holders),
                game.info().rulesVersion(),
                Seed.fromText("archive-" + id),
                false);
        Transition<MatchState<S, E>, Step> start = decider.start(id, first, "start", "player-0", START);
        this.state = start.next();
        steps.add(start.event());
    }

    /** Plays the match to its end. */
    static <C extends Command, S, E extends Event> List<Step> play(Game<C, S, E, ?> game, Directed<S> plan) {
        String id = game.info().id() + "-" + plan.name();
        RandomGenerator random = BotChance.of("archive-" + id, -1);
        Direction<S> direction = plan.direction().get();
        DirectedMatch<C, S, E> match = new DirectedMatch<>(game, plan, id);
        while (!match.state.ended()) {
            if (match.steps.size() > STEPS_MAX) {
                throw new IllegalStateException("no end of " + plan.name());
            }
            match.step(direction, random);
        }
        return match.steps;
    }

    private void step(Direction<S> direction, RandomGenerator random) {
        Instant wake = decider.wakeAt(state);
        if (wake != null && !wake.isAfter(now)) {
            take(Request.tick(state.version() + 1, now, new MatchCommand.Tick(null, null)));
            return;
        }
        now = now.plus(PACE);
        Direction.Deed deed = direction.next(state, random);
        String player = state.attendance().holder(deed.seat()).player();
        take(new Request("c" + steps.size(), "", player, now, deed.command()));
    }

    private void take(Request request) {
        if (!(decider.decide(state, request) instanceof Decision.Accepted(var accepted))) {
            throw new IllegalStateException("not accepted at version " + state.version() + ": " + request);
        }
        state = accepted.next();
        steps.add(accepted.event());
    }
}
