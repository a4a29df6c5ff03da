package baffin.gameservice.delivery;

import io.smallrye.mutiny.Uni;
import java.time.Duration;
import java.time.Instant;

/** What differs between deliveries to webhooks and to browsers. */
public interface DeliveryKind {

    /** Name of the kind in metrics and in the log. */
    String name();

    /** Most requests in flight from this instance. */
    Limits limits();

    /** How long a delivery is kept. */
    Duration kept();

    /** Makes an attempt. A delivery that cannot be sent gives a response without a status. */
    Uni<DeliveryResponse> send(DeliveryJob job, Instant now);

    /** Judges an attempt. */
    DeliveryOutcome judge(DeliveryJob job, DeliveryAttempt attempt, DeliveryResponse response);

    /**
     * Most requests in flight.
     *
     * @param all of all together
     * @param ofTarget to one webhook or browser
     * @param ofOwner to all of one player
     */
    record Limits(int all, int ofTarget, int ofOwner) {}
}
