package baffin.gameservice.webhook;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** What a webhook can be told; the text of each is part of the API. */
public enum WebhookEventType {
    /** A match has begun. */
    MATCH_STARTED("match.started"),
    /** A seat of the webhook's owner is asked to act. */
    MATCH_YOUR_TURN("match.your-turn"),
    /** A match is over. */
    MATCH_FINISHED("match.finished"),
    /** The tables of a round are public. */
    ROUND_PUBLISHED("competition.round-published"),
    /** Something that the standings are made from has changed. */
    STANDINGS_CHANGED("competition.standings-changed"),
    /** Somebody was invited to take part, to play for an entrant or to direct; for that player only. */
    INVITED("competition.invited"),
    /** Somebody takes part, or is back. */
    ENTERED("competition.entered"),
    /** An alternate takes part. */
    MOVED_UP("competition.moved-up"),
    /** Another person plays for an entrant. */
    REPLACED("competition.replaced"),
    /** An entrant has left. */
    WITHDRAWN("competition.withdrawn"),
    /** An entrant was taken out. */
    REMOVED("competition.removed"),
    /** An entrant has a penalty. */
    PENALTY_GIVEN("competition.penalty-given"),
    /** A penalty was lifted. */
    PENALTY_LIFTED("competition.penalty-lifted"),
    /** There is a ruling on a table. */
    RULING_MADE("competition.ruling-made"),
    /** A ruling on a table was lifted. */
    RULING_LIFTED("competition.ruling-lifted"),
    /** A round was withdrawn. */
    ROUND_WITHDRAWN("competition.round-withdrawn"),
    /** Who sits at a table was changed. */
    SEATS_CHANGED("competition.seats-changed"),
    /** A round has another deadline. */
    DEADLINE_MOVED("competition.deadline-moved"),
    /** The deadline of a table has passed. */
    TABLE_LATE("competition.table-late"),
    /** Every table of a round has a result. */
    ALL_TABLES_DONE("competition.all-tables-done"),
    /** A player asks for a ruling; for organisers only. */
    RULING_REQUESTED("competition.ruling-requested"),
    /** An organiser declines a request for a ruling; for that player only. */
    RULING_REQUEST_DECLINED("competition.ruling-request-declined"),
    /** An organiser says something to all. */
    ANNOUNCEMENT("competition.announcement"),
    /** Everything is played. */
    FINISHED("competition.finished"),
    /** The competition was cancelled. */
    CANCELLED("competition.cancelled"),
    /** Play has not begun after all. */
    START_UNDONE("competition.start-undone"),
    /** The end, or the cancellation, was undone. */
    RESUMED("competition.resumed"),
    /** The policy decides something otherwise than before. */
    POLICY_CHANGED("competition.policy-changed"),
    /** A table waits for players. */
    TABLE_OPENED("lobby.match-opened"),
    /** Somebody has sat down at a table that waits. */
    SEAT_TAKEN("lobby.seat-taken"),
    /** Somebody has left a table that waits. */
    SEAT_LEFT("lobby.seat-left"),
    /** A match will not take place. */
    TABLE_CANCELLED("lobby.match-cancelled"),
    /** There is a new competition. */
    COMPETITION_CREATED("lobby.competition-created"),
    /** All events of matches, also those that there will be later. */
    ALL_OF_MATCHES("match.*"),
    /** All events of competitions, also those that there will be later. */
    ALL_OF_COMPETITIONS("competition.*"),
    /** All events of the lobby, also those that there will be later. */
    ALL_OF_LOBBY("lobby.*"),
    /** Asked for by the owner, to try the receiver. */
    PING("webhook.ping");

    private final String text;

    WebhookEventType(String text) {
        this.text = text;
    }

    /** The type as it is written. */
    public String text() {
        return text;
    }

    /** True for what happens in a competition and not in one match of it. */
    public boolean ofCompetition() {
        return text.startsWith("competition.");
    }

    /** True for what happens in the lobby, which everybody may see. */
    public boolean ofLobby() {
        return text.startsWith("lobby.");
    }

    /** True for what concerns nobody more than others: told of a competition that is named. */
    public boolean needsCompetition() {
        return this == ROUND_PUBLISHED || this == STANDINGS_CHANGED;
    }

    /** Those that can be subscribed to. */
    public static List<WebhookEventType> subscribable() {
        return Arrays.stream(values()).filter(event -> event != PING).toList();
    }

    public static Optional<WebhookEventType> find(String text) {
        return Arrays.stream(values()).filter(event -> event.text.equals(text)).findFirst();
    }
}
