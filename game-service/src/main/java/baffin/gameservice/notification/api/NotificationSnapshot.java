package baffin.gameservice.notification.api;

import java.time.Instant;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * How it stands with a player's notifications.
 *
 * @param unread number of those that are neither read nor out of date
 * @param position what a stream resumes with after all of them; absent in a stream, whose events have it as their id
 * @param serverTime when this was answered (UTC)
 */
@Schema(name = "NotificationSnapshot")
public record NotificationSnapshot(
        long unread,
        @Schema(examples = "3:41000,7:12001") @Nullable String position,
        Instant serverTime) {}
