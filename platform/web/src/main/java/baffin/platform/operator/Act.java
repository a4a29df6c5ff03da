package baffin.platform.operator;

import baffin.platform.operator.OperatorAction.Kind;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** What is done, and to whom or what; members that do not apply are null, and mean what they do in the record. */
public record Act(
        Kind kind,
        @Nullable String account,
        @Nullable Instant until,
        @Nullable String competition,
        @Nullable String match,
        @Nullable Integer seat,
        @Nullable String successor,
        @Nullable String message,
        @Nullable String readModel,
        @Nullable String key) {

    /** Something that is done to an account. */
    public static Act on(Kind kind, String account) {
        return of(kind, account, null);
    }

    /**
     * Something that ends by itself.
     *
     * @param account id of the account that it is done to; null for none
     * @param until when it ends (UTC, ms); null for never
     */
    public static Act of(Kind kind, @Nullable String account, @Nullable Instant until) {
        return new Act(kind, account, until, null, null, null, null, null, null, null);
    }

    /** An account gets a competition to direct. */
    public static Act competitionHandedOver(String account, String competition) {
        return new Act(Kind.COMPETITION_HANDED_OVER, account, null, competition, null, null, null, null, null, null);
    }

    /** The words of a record of a competition are redacted. */
    public static Act wordsRedacted(String competition, long version) {
        String record = Long.toString(version);
        return new Act(Kind.WORDS_REDACTED, null, null, competition, null, null, null, null, null, record);
    }

    /**
     * Somebody takes over a seat of a match.
     *
     * @param former id of the player who has it so far; null when it is a bot of the house
     * @param successor id of the one who has it from now on
     */
    public static Act seatHandedOver(String match, int seat, @Nullable String former, String successor) {
        return new Act(Kind.SEAT_HANDED_OVER, former, null, null, match, seat, successor, null, null, null);
    }

    /** A line of a chat is hidden. */
    public static Act lineHidden(String author, String match, String message) {
        return new Act(Kind.LINE_HIDDEN, author, null, null, match, null, null, message, null, null);
    }

    /** A quarantined match goes on. */
    public static Act matchReleased(String match) {
        return new Act(Kind.MATCH_RELEASED, null, null, null, match, null, null, null, null, null);
    }

    /** A stopped key of a read model goes on. */
    public static Act readModelReleased(String readModel, String key) {
        return new Act(Kind.READ_MODEL_RELEASED, null, null, null, null, null, null, null, readModel, key);
    }
}
