package baffin.gameservice.chat;

import org.jspecify.annotations.Nullable;

/**
 * What somebody has said.
 *
 * @param seat the seat that they held then; below 0 for a spectator
 * @param text null once it was taken back
 * @param removed why it is not shown any more; null while it is
 * @param at ms since 1970
 * @param place offset in the log
 * @param changed offset of the last change
 */
public record ChatLine(
        String matchId,
        String messageId,
        Channel channel,
        String player,
        boolean bot,
        int seat,
        @Nullable String text,
        @Nullable Removed removed,
        long at,
        long place,
        long changed) {

    static final int NO_SEAT = -1;

    /** A line that was said and may stand in the log or not. */
    static ChatLine sent(ChatRecord said, Channel channel) {
        Integer seat = said.seat();
        return new ChatLine(
                said.matchId(),
                said.eventId(),
                channel,
                said.player(),
                said.bot(),
                seat == null ? NO_SEAT : seat,
                said.text(),
                null,
                said.at().toEpochMilli(),
                -1,
                -1);
    }

    /** Why a line is not shown any more. */
    public enum Removed {
        /** Its author took it back. */
        BY_AUTHOR,
        /** The host of the match or an operator hid it. */
        BY_HOST
    }
}
