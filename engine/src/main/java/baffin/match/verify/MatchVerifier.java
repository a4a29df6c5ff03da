package baffin.match.verify;

import baffin.decider.Decision;
import baffin.decider.ProcessedCommand;
import baffin.decider.Transition;
import baffin.game.Command;
import baffin.game.Event;
import baffin.game.Game;
import baffin.match.chance.Draw;
import baffin.match.chance.Seed;
import baffin.match.decide.MatchDecider;
import baffin.match.decide.Refusal;
import baffin.match.event.MatchCommand;
import baffin.match.event.MatchEvent;
import baffin.match.event.Step;
import baffin.match.state.MatchFold;
import baffin.match.state.MatchState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

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
    private List<ProcessedCommand> processed = List.of();
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
        if (!(steps.getLast().events().getLast() instanceof MatchEvent.End ended)) {
            faults.add(Finding.of(steps.size(), "the match has not ended: its seed is still secret"));
        } else if (!game.info().rulesVersion().equals(started.rulesVersion())) {
            faults.add(Finding.of(
                    1,
                    "the match was played by rules version " + started.rulesVersion() + " of "
                            + game.info().id() + "; this engine replays "
                            + game.info().rulesVersion()));
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
        Transition<MatchState<S, E>, Step> now =
                decider.start(first.matchId(), started.from(seed), first.commandId(), first.player(), first.at());
        boolean same = same(first, now.event());
        for (int index = 1; same && index < steps.size(); index++) {
            Step step = steps.get(index);
            Optional<Transition<MatchState<S, E>, Step>> replayed = replayed(decider, now.next(), step);
            same = replayed.isPresent() && same(step, replayed.get().event());
            now = replayed.orElse(now);
        }
    }

    private Optional<Transition<MatchState<S, E>, Step>> replayed(
            MatchDecider<C, S, E> decider, MatchState<S, E> state, Step step) {
        MatchCommand command = step.command();
        if (command == null) {
            throw new IllegalArgumentException("no command in the log");
        }
        Optional<ProcessedCommand> earlier = ProcessedCommand.find(processed, step.commandId(), step.player());
        if (earlier.isPresent()) {
            faults.add(Finding.of(
                    state.version() + 1,
                    "the command is in the log twice, first at " + earlier.get().version()));
            return Optional.empty();
        }
        processed = MatchFold.processed(processed, step);
        return switch (decider.decide(state, MatchFold.request(step, command))) {
            case Decision.Accepted(var transition) -> Optional.of(transition);
            case Decision.Refused(Refusal refusal) -> {
                faults.add(Finding.of(state.version() + 1, "the engine refuses the command: " + refusal));
                yield Optional.empty();
            }
        };
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
