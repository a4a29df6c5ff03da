package baffin.platform.runtime.decider.aggregate;

import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Reply;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What an aggregate makes of a command or an event. */
public sealed interface Judgement<S> {

    /**
     * Something happened.
     *
     * @param next the state after it
     * @param fact goes to the events topic
     * @param reply for whoever waits; null when nobody asked
     * @param then commands for others of the same kind, sent in the same transaction; nobody waits for their answers
     */
    record Decided<S>(S next, Fact fact, @Nullable Reply reply, List<CommandEnvelope> then) implements Judgement<S> {

        public Decided {
            then = List.copyOf(then);
        }

        /** Something that asks nothing of others. */
        public Decided(S next, Fact fact, @Nullable Reply reply) {
            this(next, fact, reply, List.of());
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
