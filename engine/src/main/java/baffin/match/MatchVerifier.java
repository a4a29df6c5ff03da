package baffin.match;

import baffin.game.Command;
import baffin.game.Event;
import baffin.game.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/**
 * Replays a finished match from its revealed seed and compares every event with the log. Ends at the first step that
 * differs: all that follows would be its consequence.
 *
 * @param <C> commands of the game
 * @param <S> state of the game
 * @param <E> events of the game
 */
public final class MatchVerifier<C extends Command, S, E extends Event> {

    private final Game<C, S, E, ?> game;
    private final List<Step> steps;
    private final List<Draw> draws = new ArrayList<>();
    private final List<Finding> faults = new ArrayList<>();
    private long equal;

    private MatchVerifier(Game<C, S, E, ?> game, List<Step> steps) {
        this.game = game;
        this.steps = steps;
    }

    /**
     * Checks a whole match; whatever the steps hold, the answer is a verdict.
     *
     * @param steps all steps in order, seed included; at least one
     */
    public static <C extends Command, S, E extends Event> Verification verify(Game<C, S, E, ?> game, List<Step> steps) {
        return new MatchVerifier<>(game, steps).verified();
    }

    private Verification verified() {
        try {
            check();
        } catch (RuntimeException failure) { // a log that nobody has played may bring the engine to anything
            faults.add(Finding.of(equal + 1, "the engine cannot replay this step: " + failure));
        }
        return new Verification(equal, draws, faults);
    }

    private void check() {
        MatchEvent.MatchStarted started = MatchFold.started(steps.getFirst());
        if (!(steps.getLast().events().getLast() instanceof MatchEvent.MatchEnded ended)) {
            faults.add(Finding.of(steps.size(), "the match has not ended: its seed is still secret"));
        } else if (!game.replays().contains(started.rulesVersion())) {
            faults.add(Finding.of(
                    1,
                    "the match was played by rules version " + started.rulesVersion() + " of "
                            + game.info().id() + "; this engine replays "
                            + new TreeSet<>(game.replays())));
        } else {
            Seed seed = new Seed(ended.seed());
            promised(started, seed);
            replay(started, seed);
        }
    }

    private void promised(MatchEvent.MatchStarted started, Seed revealed) {
        if (!revealed.commitment().equals(started.commitment())) {
            faults.add(Finding.of(1, "the revealed seed does not fit the published commitment"));
        }
        if (!revealed.hex().equals(started.seed())) {
            faults.add(Finding.of(1, "the match was started with another seed than the one revealed"));
        }
    }

    private void replay(MatchEvent.MatchStarted started, Seed seed) {
        MatchDecider<C, S, E> decider = new MatchDecider<>(game, draws::add);
        Step first = steps.getFirst();
        MatchHeader header = MatchHeader.of(first.matchId(), started, seed);
        Outcome.Accepted<S, E> now = decider.start(header, first.commandId(), first.player(), first.at());
        boolean same = same(first, now.step());
        for (int index = 1; same && index < steps.size(); index++) {
            Step step = steps.get(index);
            if (decided(decider, now.next(), step) instanceof Outcome.Accepted<S, E> accepted) {
                now = accepted;
                same = same(step, accepted.step());
            } else {
                same = false;
            }
        }
    }

    private Outcome<S, E> decided(MatchDecider<C, S, E> decider, MatchState<S, E> state, Step step) {
        MatchCommand command = step.command();
        if (command == null) {
            throw new IllegalArgumentException("no command in the log");
        }
        Outcome<S, E> outcome = decider.decide(state, MatchFold.request(step, command));
        switch (outcome) {
            case Outcome.Accepted<S, E> accepted -> {}
            case Outcome.Refused<S, E> refused ->
                faults.add(Finding.of(state.version() + 1, "the engine refuses the command: " + refused.refusal()));
            case Outcome.Repeated<S, E> repeated ->
                faults.add(Finding.of(
                        state.version() + 1, "the command is in the log twice, first at " + repeated.version()));
        }
        return outcome;
    }

    private boolean same(Step logged, Step replayed) {
        if (logged.equals(replayed)) {
            equal++;
            return true;
        }
        faults.add(new Finding(replayed.version(), "the log differs from the replay", logged, replayed));
        return false;
    }
}
