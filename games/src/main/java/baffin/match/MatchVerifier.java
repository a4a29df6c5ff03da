package baffin.match;

import baffin.game.Command;
import baffin.game.Event;
import baffin.game.Game;
import java.util.ArrayList;
import java.util.List;

/** Replays a finished match from its revealed seed and compares every event with the log. */
public final class MatchVerifier {

    private MatchVerifier() {}

    /**
     * Checks a whole match.
     *
     * @param steps all steps in order, seed included
     */
    public static <C extends Command, S, E extends Event> Verification verify(Game<C, S, E, ?> game, List<Step> steps) {
        List<String> findings = new ArrayList<>();
        MatchEvent.MatchStarted started = MatchFold.started(steps.getFirst());
        if (!(steps.getLast().events().getLast() instanceof MatchEvent.MatchEnded ended)) {
            return new Verification(false, steps.size(), List.of("the match has not ended: its seed is still secret"));
        }
        Seed seed = new Seed(ended.seed());
        if (!seed.commitment().equals(started.commitment())) {
            findings.add("version 1: the revealed seed does not fit the published commitment");
        }
        if (!ended.seed().equals(started.seed())) {
            findings.add("version 1: the match was started with another seed than the one revealed");
        }
        replay(new MatchDecider<>(game), started, seed, steps, findings);
        return new Verification(findings.isEmpty(), steps.size(), findings);
    }

    private static <C extends Command, S, E extends Event> void replay(
            MatchDecider<C, S, E> decider,
            MatchEvent.MatchStarted started,
            Seed seed,
            List<Step> steps,
            List<String> findings) {
        Step first = steps.getFirst();
        MatchHeader header =
                new MatchHeader(first.matchId(), started.setup(), started.rulesVersion(), seed, started.ranked());
        Outcome.Accepted<S, E> start = decider.start(header, first.commandId(), first.player(), first.at());
        compare(first, start.step(), findings);
        MatchState<S, E> state = start.next();
        for (Step step : steps.subList(1, steps.size())) {
            MatchCommand command = step.command();
            if (command == null) {
                findings.add("version " + step.version() + ": no command in the log");
                return;
            }
            Outcome<S, E> outcome = decider.decide(
                    state,
                    new Request(
                            step.commandId(), step.fingerprint(), step.player(), state.version(), step.at(), command));
            if (!(outcome instanceof Outcome.Accepted<S, E> accepted)) {
                findings.add("version " + step.version() + ": the engine does not accept the command: " + outcome);
                return;
            }
            compare(step, accepted.step(), findings);
            state = accepted.next();
        }
    }

    private static void compare(Step logged, Step replayed, List<String> findings) {
        if (!logged.equals(replayed)) {
            findings.add("version " + logged.version() + ": the log has " + logged + ", the replay gives " + replayed);
        }
    }
}
