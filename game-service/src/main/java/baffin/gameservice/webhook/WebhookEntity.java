package baffin.gameservice.webhook;

import baffin.gameservice.delivery.WebhookKeys;
import baffin.gameservice.delivery.WebhookSecret;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

@Entity
@Table(name = "webhook")
@SuppressWarnings("NullAway.Init") // Hibernate fills the fields
class WebhookEntity {

    @Id
    String id;

    String owner;
    String url;
    String[] events;

    @Column(name = "match_id")
    @Nullable
    String matchId;

    @Column(name = "competition_id")
    @Nullable
    String competitionId;

    String description;
    String state;

    @Nullable
    String reason;

    long since;
    long created;

    @Column(name = "failing_since")
    @Nullable
    Long failingSince;

    /** Sealed. */
    String secret;

    /** Those before it, each as {@code until:secret}, with a blank between. */
    String older;

    /** Takes over all that may change; what signs goes through the vault. */
    WebhookEntity fill(Webhook webhook, WebhookVault vault) {
        WebhookSettings settings = webhook.settings();
        id = webhook.id();
        owner = webhook.owner();
        url = settings.url();
        events = settings.events().stream().map(WebhookEventType::text).toArray(String[]::new);
        matchId = settings.match();
        competitionId = settings.competition();
        description = settings.description();
        state = webhook.state().name();
        reason = webhook.reason();
        since = webhook.since().toEpochMilli();
        created = webhook.createdAt().toEpochMilli();
        Instant failing = webhook.failingSince();
        failingSince = failing == null ? null : Long.valueOf(failing.toEpochMilli());
        WebhookKeys keys = webhook.keys();
        secret = vault.seal(webhook.id(), keys.secret());
        older = keys.older().stream()
                .map(one -> one.until().toEpochMilli() + ":" + vault.seal(webhook.id(), one.secret()))
                .collect(Collectors.joining(" "));
        return this;
    }

    Webhook hook() {
        WebhookSettings settings = new WebhookSettings(
                url,
                Arrays.stream(events)
                        .map(text -> WebhookEventType.find(text).orElseThrow())
                        .toList(),
                matchId,
                competitionId,
                description);
        return new Webhook(
                id,
                owner,
                settings,
                WebhookState.valueOf(state),
                reason,
                Instant.ofEpochMilli(since),
                Instant.ofEpochMilli(created),
                time(failingSince),
                keys(secret, older));
    }

    static WebhookKeys keys(String secret, String older) {
        return new WebhookKeys(
                new WebhookSecret(secret),
                older.isEmpty()
                        ? List.of()
                        : Arrays.stream(older.split(" ", -1))
                                .map(WebhookEntity::older)
                                .toList());
    }

    private static WebhookKeys.Older older(String text) {
        int colon = text.indexOf(':');
        return new WebhookKeys.Older(
                new WebhookSecret(text.substring(colon + 1)),
                Instant.ofEpochMilli(Long.parseLong(text.substring(0, colon))));
    }

    private static @Nullable Instant time(@Nullable Long millis) {
        return millis == null ? null : Instant.ofEpochMilli(millis);
    }
}
