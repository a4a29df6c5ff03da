package baffin.platform.runtime.decider.aggregate;

import baffin.decider.Outage;
import baffin.decider.ProcessedCommand;
import baffin.decider.Transition;
import baffin.platform.runtime.decider.aggregate.Counter.Count;
import baffin.platform.runtime.decider.aggregate.Counter.Raise;
import baffin.platform.runtime.decider.aggregate.Counter.Raised;
import baffin.platform.runtime.decider.aggregate.Judgement.Fact;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Decoded;
import baffin.platform.wire.Malformed;
import baffin.platform.wire.Reply;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Binds {@link Counter}: what the ghost does, and what is private, is not there for others. */
final class CounterBinding implements AggregateBinding<Raise, Count, Raised, String> {

    int idled;

    @Override
    public long version(Count state) {
        return state.version();
    }

    @Override
    public boolean isVisible(Count state, String player) {
        return !player.equals("blind");
    }

    @Override
    public Optional<Reply> unknown(CommandEnvelope command) {
        return command.player().equals("blind")
                ? Optional.of(Reply.refused(command, 0, "not-found", "there is no counter"))
                : Optional.empty();
    }

    @Override
    public Decoded<Raise> decode(@Nullable Count state, CommandEnvelope command, RecordContext context) {
        return command.body().path("by").isInt()
                ? new Decoded.Ok<>(
                        new Raise(command.player(), command.body().path("by").intValue()))
                : new Decoded.Bad<>(new Malformed(Malformed.FIELD, "/by", "is missing"));
    }

    @Override
    public Fact fact(Transition<Count, Raised> transition) {
        String text = transition.event().toString();
        return new Fact("raised", "" + transition.next().version(), text.getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public ObjectNode accepted(
            @Nullable Count before, CommandEnvelope envelope, Raise command, Transition<Count, Raised> transition) {
        return Reply.empty().put("total", transition.next().total());
    }

    @Override
    public Reply refused(@Nullable Count state, CommandEnvelope envelope, Raise command, String refusal) {
        return Reply.refused(envelope, state == null ? 0 : state.version(), "conflict", refusal);
    }

    @Override
    public Optional<Raise> tick(Count state, RecordContext context, @Nullable Outage down) {
        return state.total() % 2 == 0 ? Optional.empty() : Optional.of(new Raise("", 1));
    }

    @Override
    public void idle(Count state, RecordContext context) {
        idled++;
    }

    @Override
    public int processedMax() {
        return 2;
    }

    @Override
    public byte[] write(Count state, List<ProcessedCommand> inRow) {
        return (state.version() + " " + state.total()).getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public AggregateState<Count> read(String key, byte[] row) {
        throw new UnsupportedOperationException("nothing is read back here");
    }
}
