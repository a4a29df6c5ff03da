package baffin.view.adapter;

import baffin.view.hook.Hook;
import baffin.view.hook.HookEvent;
import baffin.view.hook.HookKeys;
import baffin.view.hook.HookSecret;
import baffin.view.hook.HookSettings;
import baffin.view.hook.HookState;
import baffin.view.hook.HookVault;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A webhook. */
@Entity
@Table(name = "webhook")
@SuppressWarnings("NullAway.Init") // Hibernate fills the fields
class WebhookEntity {

    @Id
    String id;

    String owner;
    String request;
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

    /** Sealed; in rows that were written before there was a key, as it is. */
    String secret;

    /** Those before it, each as {@code until:secret}, with a blank between. */
    String older;

    /** Takes over all that may change; what signs goes through the vault. */
    WebhookEntity fill(Hook hook, HookVault vault) {
        HookSettings settings = hook.settings();
        id = hook.id();
        owner = hook.owner();
        request = hook.request();
        url = settings.url();
        events = settings.events().stream().map(HookEvent::text).toArray(String[]::new);
        matchId = settings.match();
        competitionId = settings.competition();
        description = settings.description();
        state = hook.state().name();
        reason = hook.reason();
        since = hook.since().toEpochMilli();
        created = hook.createdAt().toEpochMilli();
        Instant failing = hook.failingSince();
        failingSince = failing == null ? null : Long.valueOf(failing.toEpochMilli());
        HookKeys keys = hook.keys();
        secret = vault.seal(hook.id(), keys.secret());
        older = keys.older().stream()
                .map(one -> one.until().toEpochMilli() + ":" + vault.seal(hook.id(), one.secret()))
                .collect(Collectors.joining(" "));
        return this;
    }

    Hook hook() {
        HookSettings settings = new HookSettings(
                url,
                Arrays.stream(events)
                        .map(text -> HookEvent.find(text).orElseThrow())
                        .toList(),
                matchId,
                competitionId,
                description);
        return new Hook(
                id,
                owner,
                request,
                settings,
                HookState.valueOf(state),
                reason,
                Instant.ofEpochMilli(since),
                Instant.ofEpochMilli(created),
                time(failingSince),
                keys(secret, older));
    }

    static HookKeys keys(String secret, String older) {
        return new HookKeys(
                new HookSecret(secret),
                older.isEmpty()
                        ? List.of()
                        : Arrays.stream(older.split(" ", -1))
                                .map(WebhookEntity::older)
                                .toList());
    }

    private static HookKeys.Older older(String text) {
        int colon = text.indexOf(':');
        return new HookKeys.Older(
                new HookSecret(text.substring(colon + 1)),
                Instant.ofEpochMilli(Long.parseLong(text.substring(0, colon))));
    }

    private static @Nullable Instant time(@Nullable Long millis) {
        return millis == null ? null : Instant.ofEpochMilli(millis);
    }
}
