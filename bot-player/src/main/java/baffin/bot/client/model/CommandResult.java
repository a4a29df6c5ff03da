package baffin.bot.client.model;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A command that was taken.
 *
 * @param matchId the match
 * @param version the version that it made; reads with this as {@code minVersion} show its effect
 * @param commandId its id
 * @param seat who acted; null in some late answers
 * @param events what it caused, as the caller may see it; empty in some late answers
 * @param replayed true when it had been taken before and this is the first answer again
 */
public record CommandResult(
        String matchId,
        long version,
        String commandId,
        @Nullable Integer seat,
        List<JsonNode> events,
        boolean replayed) {

    public CommandResult {
        events = events == null ? List.of() : List.copyOf(events);
    }
}
