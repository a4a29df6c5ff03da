package baffin.match;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A command on its way to the decider.
 *
 * @param commandId the caller's idempotency key
 * @param fingerprint digest of the command as it was sent
 * @param player who sends it
 * @param expected the version that the sender has seen; null when any will do
 * @param at when the log took it (UTC, ms)
 * @param command what is asked
 */
public record Request(
        String commandId,
        String fingerprint,
        String player,
        @Nullable Long expected,
        Instant at,
        MatchCommand command) {}
