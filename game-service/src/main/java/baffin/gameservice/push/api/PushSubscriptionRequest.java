package baffin.gameservice.push.api;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A browser that is to be told. What {@code PushSubscription.toJSON()} gives may be sent as it is; further members of
 * it say nothing here.
 *
 * @param endpoint where its push service takes messages: https, to port 443 or 8443 of a public address
 * @param keys what messages are encrypted with
 * @param device words for its user, at most 60 characters
 * @param kinds kinds of notifications to send; when absent MATCH_STARTED, YOUR_TURN, YOU_WERE_ASKED, TIME_IS_SHORT and
 *     ROUND_PUBLISHED
 * @param lang language of the texts, one of those that the platform has; by Accept-Language when absent, else English
 * @param expirationTime of no meaning here; browsers have it in their subscriptions
 */
@Schema(name = "PushSubscriptionRequest")
public record PushSubscriptionRequest(
        @Schema(required = true, examples = "https://push.example.org/send/abc") @Nullable
        String endpoint,

        @Schema(required = true) @Nullable Keys keys,

        @Schema(examples = "Firefox on the laptop") @Nullable
        String device,

        @Schema(examples = "[\"YOUR_TURN\", \"YOU_WERE_ASKED\"]") @Nullable
        List<@Nullable String> kinds,

        @Nullable String lang,
        @Nullable Double expirationTime) {

    /**
     * Keys of a browser.
     *
     * @param p256dh its public key, 65 bytes in base64url
     * @param auth its secret, 16 bytes in base64url
     */
    @Schema(name = "PushKeys")
    public record Keys(
            @Schema(required = true) @Nullable String p256dh,
            @Schema(required = true) @Nullable String auth) {}
}
