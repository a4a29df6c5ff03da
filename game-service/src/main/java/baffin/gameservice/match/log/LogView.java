package baffin.gameservice.match.log;

import baffin.match.LogLine;
import java.time.Instant;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A stretch of the event log of a match in words, as the caller may see it.
 *
 * @param matchId the match
 * @param version version of the match now
 * @param items the steps in order; those that go without saying have no lines
 * @param nextCursor what to send as {@code cursor} for what follows, also later; absent once {@code to} is reached
 */
@Schema(name = "Log")
public record LogView(
        String matchId,
        @Schema(examples = "57") long version,
        List<LogEntry> items,
        @Nullable String nextCursor) {

    /**
     * One step.
     *
     * @param version version of the match after it
     * @param seat the seat that acted; absent for the start and for what the match does by itself
     * @param at when the log took it (UTC)
     * @param lines what happened, in order
     */
    @Schema(name = "LogEntry")
    public record LogEntry(
            @Schema(examples = "57") long version, @Nullable Integer seat, Instant at, List<LogLine> lines) {}
}
