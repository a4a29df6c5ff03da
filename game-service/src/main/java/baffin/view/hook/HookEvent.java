package baffin.view.hook;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** What a webhook can be told; the text of each is part of the API. */
public enum HookEvent {
    /** A match has started. */
    MATCH_STARTED("match.started"),
    /** A seat of the webhook's owner is asked to act. */
    MATCH_YOUR_TURN("match.your-turn"),
    /** A match is over. */
    MATCH_FINISHED("match.finished"),
    /** The tables of a round are public. */
    ROUND_PUBLISHED("competition.round-published"),
    /** Something that the standings are made from has changed. */
    STANDINGS_CHANGED("competition.standings-changed"),
    /** Asked for by the owner, to try the receiver. */
    PING("webhook.ping");

    private final String text;

    HookEvent(String text) {
        this.text = text;
    }

    /** The type as it is written. */
    public String text() {
        return text;
    }

    /** True for what happens in a competition and not in one match of it. */
    public boolean ofCompetition() {
        return this == ROUND_PUBLISHED || this == STANDINGS_CHANGED;
    }

    /** Those that can be subscribed to. */
    public static List<HookEvent> subscribable() {
        return Arrays.stream(values()).filter(event -> event != PING).toList();
    }

    /** Finds an event by its text. */
    public static Optional<HookEvent> find(String text) {
        return Arrays.stream(values()).filter(event -> event.text.equals(text)).findFirst();
    }
}
