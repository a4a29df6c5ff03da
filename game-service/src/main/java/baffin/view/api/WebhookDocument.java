package baffin.view.api;

import baffin.view.hook.Hook;
import baffin.view.hook.HookEvent;
import baffin.view.hook.HookKeys;
import baffin.view.hook.HookState;
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
 * @param match the one match it is told about
 * @param competition the one competition it is told about
 * @param description the owner's words
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
public record WebhookDocument(
        String webhookId,
        String url,
        List<String> events,
        @Nullable String match,
        @Nullable String competition,
        String description,
        boolean enabled,
        HookState state,
        @Nullable String reason,
        Instant since,
        Instant createdAt,
        @Nullable Instant failingSince,
        @Nullable String secret,
        @Nullable Instant olderSecretUntil) {

    static WebhookDocument of(Hook hook, Instant now) {
        return of(hook, now, false);
    }

    static WebhookDocument withSecret(Hook hook, Instant now) {
        return of(hook, now, true);
    }

    private static WebhookDocument of(Hook hook, Instant now, boolean secret) {
        return new WebhookDocument(
                hook.id(),
                hook.settings().url(),
                hook.settings().events().stream().map(HookEvent::text).toList(),
                hook.settings().match(),
                hook.settings().competition(),
                hook.settings().description(),
                hook.state() == HookState.ACTIVE,
                hook.state(),
                hook.reason(),
                hook.since(),
                hook.createdAt(),
                hook.failingSince(),
                secret ? hook.keys().secret().text() : null,
                hook.keys().older().stream()
                        .map(HookKeys.Older::until)
                        .filter(now::isBefore)
                        .findFirst()
                        .orElse(null));
    }
}
