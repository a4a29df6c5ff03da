package baffin.platform.operator;

import baffin.platform.wire.Json;
import baffin.platform.wire.JsonFault;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A record of the topic {@code operator.actions}.
 *
 * @param id its id (UUIDv7)
 * @param at when it was done (UTC, ms)
 * @param operator id of the account of the operator; null for the host, who has the machine
 * @param kind what was done
 * @param account id of the account that it was done to; null for none
 * @param until end of a suspension or invitation (UTC, ms); null for none
 * @param competition id of the competition that was handed over to the account, or has the words; null for none
 * @param reason why, in words for the owner of the account
 * @param match id of the match that it was done in or to; null for none
 * @param seat number of the seat that was taken from the account, from 0; null for none
 * @param successor id of the player who has the seat now; null for none
 * @param message id of the line that was hidden; null for none
 * @param readModel name of the read model that goes on; null for none
 * @param key what the action on the read model is about, such as a match, or the version of the record whose words are
 *     redacted; null for none
 */
public record OperatorAction(
        String id,
        Instant at,
        @Nullable String operator,
        Kind kind,
        @Nullable String account,
        @Nullable Instant until,
        @Nullable String competition,
        String reason,
        @Nullable String match,
        @Nullable Integer seat,
        @Nullable String successor,
        @Nullable String message,
        @Nullable String readModel,
        @Nullable String key) {

    /** What operators do. */
    public enum Kind {
        OPERATOR_MADE,
        /** An operator no more. */
        OPERATOR_REMOVED,
        /** Kept from signing in. */
        SUSPENDED,
        /** May sign in again. */
        SUSPENSION_LIFTED,
        /** Signed out everywhere, programs included. */
        SESSIONS_ENDED,
        /** Given a one-time token to set a new password. */
        PASSWORD_RESET,
        /** Given another handle. */
        RENAMED,
        /** Erased for good. */
        ERASED,
        /** Made the owner of a competition whose owner was gone. */
        COMPETITION_HANDED_OVER,
        /** Made by an operator. */
        ACCOUNT_MADE,
        /** A code with which people make accounts themselves. */
        INVITATION_MADE,
        /** A code that is good no more. */
        INVITATION_ENDED,
        /** A seat of a match that somebody else took over. */
        SEAT_HANDED_OVER,
        /** A line of a chat that nobody reads any more. */
        LINE_HIDDEN,
        /** A quarantined match that goes on. */
        MATCH_RELEASED,
        /** A stopped key of a read model that goes on. */
        READ_MODEL_RELEASED,
        /** Words of a competition that nobody reads any more. */
        WORDS_REDACTED
    }

    /** The record of an act. */
    static OperatorAction of(String id, Instant at, ActingOperator by, Act act) {
        return new OperatorAction(
                id,
                at,
                by.operator(),
                act.kind(),
                act.account(),
                act.until(),
                act.competition(),
                by.reason(),
                act.match(),
                act.seat(),
                act.successor(),
                act.message(),
                act.readModel(),
                act.key());
    }

    /** True when it concerns an account: it was done to it, or gave it a seat. */
    public boolean concerns(String player) {
        return player.equals(account) || player.equals(successor);
    }

    /** As JSON. */
    public byte[] bytes() {
        return Json.shared().bytes(this);
    }

    /**
     * Reads a record.
     *
     * @throws JsonFault when it is none
     */
    public static OperatorAction read(byte[] json) {
        return Json.shared().read(json, OperatorAction.class);
    }
}
