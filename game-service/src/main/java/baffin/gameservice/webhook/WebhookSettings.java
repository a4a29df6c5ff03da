package baffin.gameservice.webhook;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the owner of a webhook chooses.
 *
 * @param url where it goes
 * @param events what it is told, in the order of {@link WebhookEventType}, at least one
 * @param match the one match it is told about; null when it is not bound to one
 * @param competition the one competition it is told about; null when it is not bound to one
 * @param description the owner's words, may be empty
 */
public record WebhookSettings(
        String url,
        List<WebhookEventType> events,
        @Nullable String match,
        @Nullable String competition,
        String description) {

    /** Longest description, characters (code points). */
    public static final int DESCRIPTION_MAX = 200;

    public WebhookSettings {
        events = events.stream().distinct().sorted().toList();
    }
}
