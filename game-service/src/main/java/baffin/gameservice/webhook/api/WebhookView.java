package baffin.gameservice.webhook.api;

import baffin.gameservice.delivery.OwnWords;
import baffin.gameservice.delivery.WebhookKeys;
import baffin.gameservice.webhook.Webhook;
import baffin.gameservice.webhook.WebhookEventType;
import baffin.gameservice.webhook.WebhookState;
import java.time.Instant;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A webhook as its owner sees it.
 *
 * @param webhookId its id
 * @param url where it goes
 * @param events what it is told
 * @param matchId the only match whose events it receives
 * @param competitionId the only competition whose events it receives
 * @param description the owner's words; absent for none
 * @param enabled true while it is told what happens
 * @param state {@code ACTIVE}; {@code PAUSED} by its owner; {@code FAILED} after days of nothing but failures; {@code
 *     DEAD} for good
 * @param reason why it is FAILED or DEAD
 * @param since when it came into its state (UTC)
 * @param createdAt when it was made (UTC)
 * @param failingSince since when every attempt has failed (UTC)
 * @param secret what signs, shown when it is made and never again
 * @param olderSecretUntil until when the secret before it signs too (UTC)
 */
@Schema(name = "Webhook")
public record WebhookView(
        String webhookId,
        String url,
        List<String> events,
        @Nullable String matchId,
        @Nullable String competitionId,
        @Nullable String description,
        boolean enabled,
        WebhookState state,
        @Nullable String reason,
        Instant since,
        Instant createdAt,
        @Nullable Instant failingSince,
        @Nullable String secret,
        @Nullable Instant olderSecretUntil) {

    static WebhookView of(Webhook webhook, Instant now) {
        return of(webhook, now, false);
    }

    static WebhookView withSecret(Webhook webhook, Instant now) {
        return of(webhook, now, true);
    }

    private static WebhookView of(Webhook webhook, Instant now, boolean secret) {
        return new WebhookView(
                webhook.id(),
                webhook.settings().url(),
                webhook.settings().events().stream().map(WebhookEventType::text).toList(),
                webhook.settings().match(),
                webhook.settings().competition(),
                OwnWords.shown(webhook.settings().description()),
                webhook.state() == WebhookState.ACTIVE,
                webhook.state(),
                webhook.reason(),
                webhook.since(),
                webhook.createdAt(),
                webhook.failingSince(),
                secret ? webhook.keys().secret().text() : null,
                webhook.keys().older().stream()
                        .map(WebhookKeys.Older::until)
                        .filter(now::isBefore)
                        .findFirst()
                        .orElse(null));
    }
}
