package baffin.gameservice.delivery;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * What a webhook is signed with.
 *
 * @param secret the present one
 * @param older those before it that may still sign, the latest first
 */
public record WebhookKeys(WebhookSecret secret, List<Older> older) {

    /** How long both sign after a rotation. */
    public static final Duration OVERLAP = Duration.ofHours(24);

    /** Who rotates again within the day, because an answer was lost, must not lose the secret that is in use. */
    private static final int OLDER_MAX = 3;

    public WebhookKeys {
        older = List.copyOf(older);
    }

    /**
     * A secret that was replaced.
     *
     * @param until when it signs no more (UTC)
     */
    public record Older(WebhookSecret secret, Instant until) {}

    /** A first secret. */
    public static WebhookKeys of(WebhookSecret secret) {
        return new WebhookKeys(secret, List.of());
    }

    /** The next secret signs from now on, the present one beside it for a while. */
    public WebhookKeys rotated(WebhookSecret next, Instant now) {
        List<Older> kept = new ArrayList<>();
        kept.add(new Older(secret, now.plus(OVERLAP)));
        older.stream()
                .filter(one -> now.isBefore(one.until()))
                .limit(OLDER_MAX - 1)
                .forEach(kept::add);
        return new WebhookKeys(next, kept);
    }

    /** The same, each secret in another form. */
    public WebhookKeys with(UnaryOperator<WebhookSecret> form) {
        return new WebhookKeys(
                form.apply(secret),
                older.stream()
                        .map(one -> new Older(form.apply(one.secret()), one.until()))
                        .toList());
    }

    /** Those that sign at a moment, the present one first. */
    public List<WebhookSecret> signing(Instant now) {
        List<WebhookSecret> signing = new ArrayList<>(List.of(secret));
        older.stream()
                .filter(one -> now.isBefore(one.until()))
                .map(Older::secret)
                .forEach(signing::add);
        return signing;
    }
}
