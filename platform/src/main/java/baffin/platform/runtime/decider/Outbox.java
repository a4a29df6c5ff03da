package baffin.platform.runtime.decider;

import baffin.platform.wire.Reply;

/** What a decider says; all of it becomes visible with the commit, or none. */
public interface Outbox {

    /** Something happened. */
    void fact(Heard cause, Judgement.Fact fact);

    /** Somebody gets an answer. */
    void reply(Heard cause, Reply reply, int partition);

    /** A command could not be read. */
    void rejected(Heard cause, byte[] command, String reason);
}
