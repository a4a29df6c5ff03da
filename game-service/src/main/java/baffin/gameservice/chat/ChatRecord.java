package baffin.gameservice.chat;

import baffin.match.terms.Named;
import baffin.platform.wire.Json;
import baffin.platform.wire.JsonFault;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * One record of the topic {@code chat.events}.
 *
 * @param matchId the match
 * @param eventId the same for a repeat of the same request
 * @param kind what happened
 * @param at when (UTC)
 * @param player who did it; empty for an operator
 * @param bot true for a program
 * @param seat the seat they held then; null for a spectator
 * @param channel where the line stands; null when it is about no line
 * @param messageId the line; null when it is about none
 * @param text what was said, or why it is reported; null otherwise
 */
public record ChatRecord(
        String matchId,
        String eventId,
        Kind kind,
        Instant at,
        String player,
        boolean bot,
        @Nullable Integer seat,
        @Nullable Channel channel,
        @Nullable String messageId,
        @Nullable String text)
        implements Named {

    /** What happened. */
    public enum Kind {
        /** A line was said. */
        SAID,
        /** Its author took it back. */
        WITHDRAWN,
        /** Somebody reported it. */
        REPORTED,
        /** The host or an operator hid it. */
        HIDDEN,
        /** A seat wishes to hear no spectators while it plays. */
        SPECTATORS_MUTED,
        /** It hears them again. */
        SPECTATORS_HEARD
    }

    /** Writes the record. */
    public byte[] bytes() {
        return Json.shared().bytes(this);
    }

    /**
     * Reads a record.
     *
     * @throws JsonFault when it is none
     */
    public static ChatRecord read(byte[] json) {
        return Json.shared().read(json, ChatRecord.class);
    }
}
