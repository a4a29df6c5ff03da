package baffin.platform.runtime.decider;

import baffin.platform.runtime.decider.aggregate.Judgement;
import baffin.platform.runtime.decider.aggregate.RecordContext;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Reply;
import java.time.Instant;

/** What a decider says; all of it becomes visible with the commit, or none. */
public interface DecisionSink {

    /** Something happened. */
    void fact(RecordContext cause, Judgement.Fact fact);

    /**
     * Somebody gets an answer.
     *
     * @param json the reply as it is sent
     */
    void reply(RecordContext cause, Reply reply, byte[] json, int partition);

    /**
     * A command for one of the same kind, to be taken from the log like any other.
     *
     * @param at its time: the decider's now when it is taken
     */
    void command(Instant at, CommandEnvelope command);

    /** A command could not be read. */
    void rejected(RecordContext cause, byte[] command, String reason);
}
