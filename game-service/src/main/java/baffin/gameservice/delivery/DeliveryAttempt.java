package baffin.gameservice.delivery;

import java.time.Instant;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * One attempt to deliver.
 *
 * @param at when it began (UTC)
 * @param durationMs how long it took, ms
 * @param status HTTP status of the answer; absent when there was none
 * @param error why there was no answer, or why it is no success; absent for a success
 */
@Schema(name = "WebhookAttempt")
public record DeliveryAttempt(
        Instant at,
        long durationMs,
        @Nullable Integer status,
        @Nullable String error) {

    private static final int GONE = 410;

    /** True when the receiver has taken it. */
    public boolean taken() {
        return status != null && status >= 200 && status < 300;
    }

    /** True when the receiver wants nothing any more. */
    public boolean gone() {
        return status != null && status == GONE;
    }

    /** When it ended. */
    public Instant ended() {
        return at.plusMillis(durationMs);
    }
}
