package baffin.lobby.operator.domain;

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
 * @param account id of the account that it was done to; null for an invitation
 * @param until end of a suspension or invitation (UTC, ms); null for none
 * @param competition id of the competition that was handed over to the account; null for none
 * @param reason why, in words for the owner of the account
 */
public record OperatorAction(
        String id,
        Instant at,
        @Nullable String operator,
        Kind kind,
        @Nullable String account,
        @Nullable Instant until,
        @Nullable String competition,
        String reason) {

    /** What operators do. */
    public enum Kind {
        /** Made an operator. */
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
        /** Made the organiser of a competition that nobody directed any more. */
        COMPETITION_HANDED_OVER,
        /** Made by an operator. */
        ACCOUNT_MADE,
        /** A code with which people make accounts themselves. */
        INVITATION_MADE,
        /** A code that is good no more. */
        INVITATION_ENDED
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
