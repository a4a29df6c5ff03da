package baffin.gameservice.delivery;

import java.time.Duration;
import java.time.Instant;

/** What becomes of a delivery after an attempt. */
public sealed interface DeliveryOutcome {

    /** The receiver has it. */
    record Delivered() implements DeliveryOutcome {}

    /** It is tried again. */
    record Again(Instant at) implements DeliveryOutcome {}

    /** No further attempt is made. */
    record Exhausted() implements DeliveryOutcome {}

    /** The receiver wants nothing any more. */
    record Gone() implements DeliveryOutcome {}

    /**
     * Judges an attempt to deliver to a webhook.
     *
     * @param pause what the receiver wants to be waited at least
     * @param tries attempts made, this one included
     * @param random 0 to below 1, for the jitter
     */
    static DeliveryOutcome of(DeliveryAttempt deliveryAttempt, Duration pause, int tries, double random) {
        if (deliveryAttempt.taken()) {
            return new Delivered();
        }
        if (deliveryAttempt.gone()) {
            return new Gone();
        }
        return RetryPlan.next(tries, deliveryAttempt.ended(), pause, random)
                .<DeliveryOutcome>map(Again::new)
                .orElseGet(Exhausted::new);
    }
}
