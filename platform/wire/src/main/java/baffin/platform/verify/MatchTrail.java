package baffin.platform.verify;

import baffin.decider.Decision;
import baffin.decider.ProcessedCommand;
import baffin.decider.Transition;
import baffin.game.Command;
import baffin.game.Event;
import baffin.match.chance.Seed;
import baffin.match.decide.MatchDecider;
import baffin.match.decide.Refusal;
import baffin.match.event.MatchCommand;
import baffin.match.event.MatchEvent;
import baffin.match.event.Step;
import baffin.match.state.MatchFold;
import baffin.match.state.MatchState;
import baffin.platform.wire.JsonCodec;
import baffin.platform.wire.StateCodec;
import baffin.platform.wire.Trees;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** One match of a log, decided once more beside what the log says. */
final class MatchTrail<C extends Command, S, E extends Event, K> {

    private final String matchId;
    private final JsonCodec<C, S, E, K> codec;
    private final MatchDecider<C, S, E> decider;
    private final List<String> findings;
    private final Map<String, Long> commands = new HashMap<>();
    private List<ProcessedCommand> processed = List.of();
    private @Nullable MatchState<S, E> state;

    MatchTrail(String matchId, JsonCodec<C, S, E, K> codec, List<String> findings) {
        this.matchId = matchId;
        this.codec = codec;
        this.decider = new MatchDecider<>(codec.game());
        this.findings = findings;
    }

    void append(byte[] json) {
        Step step = codec.step(json);
        long expected = state == null ? 1 : state.version() + 1;
        if (step.version() != expected || !step.matchId().equals(matchId)) {
            find("I3", "version " + step.version() + " of match " + step.matchId() + " where " + expected + " must be");
            return;
        }
        if (commands.put(key(step.commandId(), step.player()), step.version()) != null) {
            find("I2", "command " + step.commandId() + " is in the log twice, again as version " + step.version());
        }
        Decision<Transition<MatchState<S, E>, Step>, Refusal> outcome =
                state == null ? Decision.accepted(started(step)) : decided(state, step);
        if (outcome instanceof Decision.Accepted(var accepted)
                && accepted.event().equals(step)) {
            state = accepted.next();
        } else {
            find("I4", "version " + step.version() + " is " + step + " but the engine gives " + outcome);
            state = decider.evolve(state, step);
        }
        processed = MatchFold.processed(processed, step);
    }

    void compare(byte[] row) {
        StateCodec<S, E> rows = new StateCodec<>(codec, decider);
        StateCodec.Stored<S, E> held = rows.read(Trees.trusted(row));
        MatchState<S, E> folded = state;
        boolean same = folded != null
                && Arrays.equals(
                        rows.write(held.state(), held.processed(), null).bytes(),
                        rows.write(folded, processed, null).bytes());
        if (!same) {
            find("I4", "the decider's row at version " + held.state().version() + " is not what the log folds to");
        }
    }

    @Nullable
    Long version(String commandId, String player) {
        return commands.get(key(commandId, player));
    }

    private Transition<MatchState<S, E>, Step> started(Step step) {
        MatchEvent.MatchStarted started = MatchFold.started(step);
        String seed = started.seed();
        if (seed == null) {
            throw new IllegalArgumentException("a log without its seeds cannot be checked");
        }
        return decider.start(matchId, started.from(new Seed(seed)), step.commandId(), step.player(), step.at());
    }

    private Decision<Transition<MatchState<S, E>, Step>, Refusal> decided(MatchState<S, E> before, Step step) {
        MatchCommand command = step.command();
        if (command == null) {
            throw new IllegalArgumentException("version " + step.version() + " holds no command");
        }
        return decider.decide(before, MatchFold.request(step, command));
    }

    private void find(String invariant, String what) {
        findings.add(invariant + " match " + matchId + ": " + what);
    }

    private static String key(String commandId, String player) {
        return player + ' ' + commandId;
    }
}
