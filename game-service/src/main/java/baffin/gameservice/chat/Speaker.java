package baffin.gameservice.chat;

import baffin.gameservice.chat.ChatRecord.Kind;
import baffin.platform.identity.Caller;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Who does something in the chat of a match.
 *
 * @param match the match
 * @param caller empty for an operator
 * @param seat the seat that they hold now; null for a spectator
 * @param at when (UTC)
 */
public record Speaker(
        String match, Optional<Caller> caller, @Nullable Integer seat, Instant at) {

    public Speaker {
        at = at.truncatedTo(ChronoUnit.MILLIS);
    }

    /** Id of the player; empty for an operator. */
    public String player() {
        return caller.map(Caller::player).orElse("");
    }

    ChatRecord record(
            String eventId, Kind kind, @Nullable Channel channel, @Nullable String messageId, @Nullable String text) {
        return new ChatRecord(
                match,
                eventId,
                kind,
                at,
                player(),
                caller.map(Caller::bot).orElse(false),
                seat,
                channel,
                messageId,
                text);
    }
}
