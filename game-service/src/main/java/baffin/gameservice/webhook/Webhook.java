package baffin.gameservice.webhook;

import baffin.gameservice.delivery.WebhookKeys;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A webhook.
 *
 * @param id its id
 * @param owner id of the player it belongs to
 * @param settings what its owner has chosen
 * @param state whether it is told anything
 * @param reason why it is in a state that its owner has not chosen; null otherwise
 * @param since when it came into its state (UTC)
 * @param createdAt when it was made; nothing earlier is told (UTC)
 * @param failingSince since when every attempt has failed (UTC); null when the last one was taken
 * @param keys what signs
 */
public record Webhook(
        String id,
        String owner,
        WebhookSettings settings,
        WebhookState state,
        @Nullable String reason,
        Instant since,
        Instant createdAt,
        @Nullable Instant failingSince,
        WebhookKeys keys) {

    /** The same with other keys. */
    public Webhook with(WebhookKeys next) {
        return new Webhook(id, owner, settings, state, reason, since, createdAt, failingSince, next);
    }

    /** The same with other settings. */
    public Webhook with(WebhookSettings next) {
        return new Webhook(id, owner, next, state, reason, since, createdAt, failingSince, keys);
    }

    /** The same, switched on or off by its owner; a dead one stays dead. */
    public Webhook switched(boolean on, Instant now) {
        WebhookState next = on ? WebhookState.ACTIVE : WebhookState.PAUSED;
        if (state == next || state == WebhookState.DEAD || (!on && state == WebhookState.FAILED)) {
            return this;
        }
        return new Webhook(id, owner, settings, next, null, now, createdAt, null, keys);
    }
}
