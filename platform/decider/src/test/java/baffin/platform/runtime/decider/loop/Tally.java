package baffin.platform.runtime.decider.loop;

import baffin.decider.Decider;
import baffin.decider.Decision;
import baffin.decider.Outage;
import baffin.decider.ProcessedCommand;
import baffin.decider.Transition;
import baffin.platform.runtime.decider.aggregate.AggregateBinding;
import baffin.platform.runtime.decider.aggregate.AggregateState;
import baffin.platform.runtime.decider.aggregate.Judgement.Fact;
import baffin.platform.runtime.decider.aggregate.RecordContext;
import baffin.platform.runtime.decider.loop.Tally.Added;
import baffin.platform.runtime.decider.loop.Tally.Count;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Decoded;
import baffin.platform.wire.Json;
import baffin.platform.wire.Reply;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Counts the commands of a key; each event names the command that made it. One command in five is refused. */
final class Tally implements Decider<String, Count, Added, String>, AggregateBinding<String, Count, Added, String> {

    record Count(long version) {}

    record Added(String command, long version) {}

    record Row(long version, List<ProcessedCommand> seen) {}

    @Override
    public Decision<Transition<Count, Added>, String> decide(@Nullable Count state, String command) {
        if (command.hashCode() % 5 == 0) {
            return Decision.refused("not this one");
        }
        Added added = new Added(command, state == null ? 1 : state.version() + 1);
        return Decision.accepted(Transition.of(added, evolve(state, added)));
    }

    @Override
    public Count evolve(@Nullable Count state, Added event) {
        return new Count(event.version());
    }

    @Override
    public boolean isTerminal(Count state) {
        return false;
    }

    @Override
    public long version(Count state) {
        return state.version();
    }

    @Override
    public boolean isVisible(Count state, String player) {
        return true;
    }

    @Override
    public Optional<Reply> unknown(CommandEnvelope command) {
        return Optional.empty();
    }

    @Override
    public Decoded<String> decode(@Nullable Count state, CommandEnvelope command, RecordContext context) {
        return new Decoded.Ok<>(command.commandId());
    }

    @Override
    public Fact fact(Transition<Count, Added> transition) {
        Added added = transition.event();
        return new Fact("added", added.command(), added.command().getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public ObjectNode accepted(
            @Nullable Count before, CommandEnvelope envelope, String command, Transition<Count, Added> transition) {
        return Reply.empty();
    }

    @Override
    public Reply refused(@Nullable Count state, CommandEnvelope envelope, String command, String refusal) {
        return Reply.refused(envelope, state == null ? 0 : state.version(), "conflict", refusal);
    }

    @Override
    public Optional<String> tick(Count state, RecordContext context, @Nullable Outage down) {
        return Optional.empty();
    }

    @Override
    public void idle(Count state, RecordContext context) {}

    @Override
    public int processedMax() {
        return 100;
    }

    @Override
    public byte[] write(Count state, List<ProcessedCommand> inRow) {
        return Json.shared().bytes(new Row(state.version(), inRow));
    }

    @Override
    public AggregateState<Count> read(String key, byte[] row) {
        Row kept = Json.shared().read(row, Row.class);
        return new AggregateState<>(new Count(kept.version()), kept.seen());
    }
}
