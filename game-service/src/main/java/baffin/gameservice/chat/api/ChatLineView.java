package baffin.gameservice.chat.api;

import baffin.gameservice.chat.Channel;
import baffin.gameservice.chat.ChatLine;
import baffin.match.terms.Named;
import java.time.Instant;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * What somebody has said.
 *
 * @param messageId the same for good
 * @param matchId the match
 * @param channel where
 * @param player who
 * @param handle their public name
 * @param bot true for a program
 * @param seat the seat that they held then; absent for a spectator
 * @param spectator true when they held no seat
 * @param text what they said; absent once it is removed
 * @param removed who removed it; absent while it is shown
 * @param at when (UTC)
 */
@Schema(name = "ChatLine")
public record ChatLineView(
        String messageId,
        String matchId,
        Channel channel,
        String player,
        @Nullable String handle,
        boolean bot,
        @Nullable Integer seat,
        boolean spectator,
        @Nullable String text,
        ChatLine.@Nullable Removed removed,
        Instant at)
        implements Named {

    /** A line as it is read now. */
    public static ChatLineView of(ChatLine line) {
        boolean spectator = line.seat() < 0;
        return new ChatLineView(
                line.messageId(),
                line.matchId(),
                line.channel(),
                line.player(),
                null,
                line.bot(),
                spectator ? null : line.seat(),
                spectator,
                line.removed() == null ? line.text() : null,
                line.removed(),
                Instant.ofEpochMilli(line.at()));
    }

    ChatLineView withoutText() {
        return new ChatLineView(messageId, matchId, channel, player, handle, bot, seat, spectator, null, removed, at);
    }
}
