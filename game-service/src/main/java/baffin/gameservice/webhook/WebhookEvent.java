package baffin.gameservice.webhook;

import baffin.match.terms.NamedIds;
import baffin.platform.wire.Json;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Something that webhooks may be told.
 *
 * @param id made from what it tells, so that the same told twice has one id
 * @param type what it is
 * @param at when it happened (UTC)
 * @param match the match it is about; null for none
 * @param competition the competition it is about; null for none
 * @param players those whom it concerns: told to webhooks for all of one's own
 * @param everybody true when it is public: told to webhooks of anybody for its match or competition
 * @param body what is sent, JSON
 */
public record WebhookEvent(
        String id,
        WebhookEventType type,
        Instant at,
        @Nullable String match,
        @Nullable String competition,
        List<String> players,
        boolean everybody,
        String body) {

    public WebhookEvent {
        players = List.copyOf(players);
    }

    /**
     * News about a thing at one of its versions.
     *
     * @param name tells it from all others of its type
     * @param data ids and a link, nothing hidden
     */
    static WebhookEvent of(
            WebhookEventType type,
            String name,
            Instant at,
            @Nullable String match,
            @Nullable String competition,
            List<String> players,
            Object data) {
        boolean everybody = type != WebhookEventType.MATCH_YOUR_TURN;
        String id = NamedIds.of("webhook:" + type.text() + ":" + name);
        return new WebhookEvent(id, type, at, match, competition, players, everybody, body(type, at, data));
    }

    /** The same for those alone whom it concerns. */
    WebhookEvent amongItsOwn() {
        return new WebhookEvent(id, type, at, match, competition, players, false, body);
    }

    private static String body(WebhookEventType type, Instant at, Object data) {
        return Json.shared().text(new Body(type.text(), at, data));
    }

    /** What is sent. */
    private record Body(String type, Instant timestamp, Object data) {}

    public static WebhookEvent ping(String hook, String fresh, Instant now) {
        return of(
                WebhookEventType.PING,
                hook + ":" + fresh,
                now,
                null,
                null,
                List.of(),
                new Ping(hook, "/api/v1/webhooks/" + hook));
    }

    private record Ping(String webhookId, String link) {}
}
