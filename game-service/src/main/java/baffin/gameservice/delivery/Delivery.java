package baffin.gameservice.delivery;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One event on its way to one webhook.
 *
 * @param id id of the event, sent as {@code webhook-id}
 * @param type what it tells
 * @param state how far it is
 * @param body what is sent
 * @param created when it was put in line (UTC)
 * @param next when the next attempt is due (UTC); null when there is none
 * @param sendingSince since when an attempt is under way (UTC); null when none is
 * @param attempts the latest attempts, the first one first
 */
public record Delivery(
        String id,
        String type,
        DeliveryState state,
        String body,
        Instant created,
        @Nullable Instant next,
        @Nullable Instant sendingSince,
        List<DeliveryAttempt> attempts) {

    /** How many attempts are kept of each delivery. */
    public static final int ATTEMPTS_MAX = 30;
}
