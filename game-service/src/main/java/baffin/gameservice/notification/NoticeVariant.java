package baffin.gameservice.notification;

import baffin.competition.entry.Invitation;
import baffin.competition.entry.Penalty;
import baffin.competition.entry.Role;
import baffin.competition.table.Table;
import baffin.competition.table.TableResult;
import org.jspecify.annotations.Nullable;

/** Which text of a {@link NoticeKind} tells what happened; a kind has a text for each of its variants. */
public enum NoticeVariant {
    /** Seats are lost, and the others play on. */
    FORFEIT,
    /** Everybody has the mean. */
    ABANDONED,
    /** The table counts for nobody. */
    VOID,
    /** The table was closed without a result of its match. */
    DEADLINE,
    /** The table plays another match. */
    REPLAY,
    /** The table has no result. */
    OPEN,
    /** The player sits out a round. */
    BYE,
    /** The player was not there when a round was made. */
    NO_TABLE,
    YELLOW,
    RED,
    /** To play for an entrant. */
    REPLACEMENT,
    OWNER,
    ORGANISER,
    ARBITER,
    HELPER;

    /** What a ruling has made of a table; null for a result with places. */
    static @Nullable NoticeVariant of(Table table) {
        TableResult result = table.result();
        if (result == null) {
            return OPEN;
        }
        return switch (result.source()) {
            case MATCH, FORFEIT, ADJUDICATION, CORRECTION -> null;
            case ABANDONED -> ABANDONED;
            case DEADLINE -> DEADLINE;
            case VOID -> VOID;
        };
    }

    /** Null for points without a card. */
    static @Nullable NoticeVariant of(Penalty.Card card) {
        return switch (card) {
            case NONE -> null;
            case YELLOW -> YELLOW;
            case RED -> RED;
        };
    }

    static NoticeVariant of(Role role) {
        return switch (role) {
            case OWNER -> OWNER;
            case ORGANISER -> ORGANISER;
            case ARBITER -> ARBITER;
            case HELPER -> HELPER;
        };
    }

    /** Null for who is asked to take part. */
    static @Nullable NoticeVariant of(Invitation.As as) {
        return switch (as) {
            case ENTRANT -> null;
            case REPLACEMENT -> REPLACEMENT;
            case ORGANISER -> ORGANISER;
            case ARBITER -> ARBITER;
            case HELPER -> HELPER;
        };
    }
}
