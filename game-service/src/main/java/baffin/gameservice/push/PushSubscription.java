package baffin.gameservice.push;

import baffin.gameservice.notification.NoticeKind;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A browser that is told by push, as far as its user sees it: its keys are not shown to anybody.
 *
 * @param id the same for the same endpoint
 * @param endpoint where messages to it go
 * @param device words of the user, may be empty
 * @param kinds what it is told
 * @param language of what it shows
 * @param createdAt when it was made (UTC)
 * @param lastSentAt when its push service last took a message (UTC); null while it has taken none
 */
public record PushSubscription(
        String id,
        String endpoint,
        String device,
        List<NoticeKind> kinds,
        Locale language,
        Instant createdAt,
        @Nullable Instant lastSentAt) {}
