package baffin.view.sandbox;

import baffin.match.Step;
import baffin.platform.wire.Reply;

/** What becomes of a command to a sandbox. */
sealed interface Verdict {

    /** Nothing changes. */
    record Answered(Reply reply) implements Verdict {}

    /** It was accepted before, as a version. */
    record Repeated(long version) implements Verdict {}

    /**
     * It is accepted, once this is kept.
     *
     * @param step what happened
     * @param body the step as it is kept
     * @param memory the decider's memory after it
     * @param reply what the owner is told
     */
    record Accepted(Step step, byte[] body, byte[] memory, Reply reply) implements Verdict {}
}
