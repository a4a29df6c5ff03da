package baffin.lobby.seek.domain;

import baffin.match.terms.MatchTerms;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What is asked of the pool of a game. */
public sealed interface SeekCommand {

    /**
     * Begins to wait.
     *
     * @param seekId id of the new seek
     * @param options option name to value; what is left out keeps its default
     * @param seats the sizes of table that will do
     * @param play clock and absence; null for those of the platform
     * @param rating of who asks; null when it is not known
     * @param botsAfterMs after which bots may take free seats (ms); null for never
     * @param held true when it ends with its stream
     * @param expiresAfterMs after which it ends (ms)
     */
    record Wait(
            String seekId,
            Map<String, String> options,
            List<Integer> seats,
            @Nullable MatchTerms play,
            @Nullable Integer rating,
            @Nullable Range range,
            @Nullable Long botsAfterMs,
            boolean held,
            long expiresAfterMs)
            implements SeekCommand {

        public Wait {
            options = Map.copyOf(options);
            seats = List.copyOf(seats);
        }
    }

    /**
     * Waits no more.
     *
     * @param streamClosed true when nobody has asked, but the stream of the seek was closed
     */
    record Withdraw(String seekId, boolean streamClosed) implements SeekCommand {}
}
