package baffin.gameservice.notification;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * What one player is told by one step.
 *
 * @param kind what it is
 * @param player to whom
 * @param seat the seat that it is about; null for the whole match
 * @param at when the log took the step (UTC)
 * @param deadline until when an answer is due, or until when a pause lasts (UTC); null for none
 * @param wonBy how the last of the others left, when the seat has won by that; null otherwise
 */
public record Notice(
        NoticeKind kind,
        String player,
        @Nullable Integer seat,
        Instant at,
        @Nullable Instant deadline,
        @Nullable String wonBy) {}
