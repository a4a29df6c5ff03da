package baffin.gameservice.push.api;

import baffin.gameservice.notification.NoticeKind;
import baffin.gameservice.push.PushSubscription;
import java.net.URI;
import java.time.Instant;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A browser that is told by push, as its user sees it. The whole endpoint and its keys are not shown.
 *
 * @param id its id, the same for the same endpoint
 * @param host host of its push service
 * @param device the user's words
 * @param kinds kinds of notifications that it gets
 * @param lang language of the texts
 * @param createdAt when it was made (UTC)
 * @param lastSentAt when its push service last took a message (UTC); absent while it has taken none
 */
@Schema(name = "PushSubscription")
public record PushSubscriptionView(
        String id,
        @Schema(examples = "\"push.example.org\"") String host,
        String device,
        List<NoticeKind> kinds,
        String lang,
        Instant createdAt,
        @Nullable Instant lastSentAt) {

    static PushSubscriptionView of(PushSubscription subscription) {
        return new PushSubscriptionView(
                subscription.id(),
                URI.create(subscription.endpoint()).getHost(),
                subscription.device(),
                subscription.kinds(),
                subscription.language().getLanguage(),
                subscription.createdAt(),
                subscription.lastSentAt());
    }
}
