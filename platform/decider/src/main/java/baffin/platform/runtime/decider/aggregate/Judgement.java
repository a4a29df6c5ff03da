package baffin.platform.runtime.decider.aggregate;

import baffin.platform.runtime.decider.DeciderSpec;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Reply;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What an aggregate makes of a command or an event. */
public sealed interface Judgement<S> {

    /** The answer to whoever asked; null when there is none. */
    default @Nullable Reply reply() {
        return null;
    }

    /**
     * Something happened.
     *
     * @param next the state after it
     * @param over true once nothing more can happen; the row is then forgotten after {@link DeciderSpec#keepEnded()}
     * @param wake when the state is to be looked at again, see {@link DeciderAggregate#wakeAt} (UTC, ms);
     *     null when it waits for commands only
     * @param row what is kept of the state; written anew with each version
     * @param pages what is kept beside the row; written once each
     * @param fact goes to the events topic
     * @param reply for the request that waits; null when there is none
     * @param then commands for others of the same kind, sent in the same transaction; nobody waits for their answers
     */
    record Decided<S>(
            AggregateState<S> next,
            boolean over,
            @Nullable Instant wake,
            byte[] row,
            List<CommandPage> pages,
            Fact fact,
            @Nullable Reply reply,
            List<CommandEnvelope> then)
            implements Judgement<S> {

        public Decided {
            pages = List.copyOf(pages);
            then = List.copyOf(then);
        }
    }

    /**
     * Something that others have to know, and that changes nothing here.
     *
     * @param fact goes to the events topic
     */
    record Announced<S>(Fact fact) implements Judgement<S> {}

    /** Nothing happened, and this is why. */
    record Answered<S>(Reply reply) implements Judgement<S> {}

    /** An event of another service, or a moment, that means nothing here. */
    record Ignored<S>() implements Judgement<S> {}

    /**
     * One record of the events topic: all that one command has caused.
     *
     * @param type its {@code ce_type}
     * @param id its {@code ce_id}, unique among the facts of the source
     * @param json the record
     */
    record Fact(String type, String id, byte[] json) {}
}
