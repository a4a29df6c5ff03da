package baffin.view.hook;

import java.time.Instant;

/** What becomes of a delivery after an attempt. */
public sealed interface Verdict {

    /** The receiver has it. */
    record Delivered() implements Verdict {}

    /** It is tried again. */
    record Again(Instant at) implements Verdict {}

    /** It was the last attempt. */
    record Exhausted() implements Verdict {}

    /** The receiver wants nothing any more: the webhook is dead. */
    record Gone() implements Verdict {}

    /**
     * Judges an attempt.
     *
     * @param tries attempts made, this one included
     * @param random 0 to below 1, for the jitter
     */
    static Verdict of(Attempt attempt, int tries, double random) {
        if (attempt.taken()) {
            return new Delivered();
        }
        if (attempt.gone()) {
            return new Gone();
        }
        return RetryPlan.next(tries, attempt.ended(), random)
                .<Verdict>map(Again::new)
                .orElseGet(Exhausted::new);
    }
}
