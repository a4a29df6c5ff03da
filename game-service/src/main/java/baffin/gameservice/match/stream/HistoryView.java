package baffin.gameservice.match.stream;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A stretch of the history of a match, as the caller may see it.
 *
 * @param matchId the match
 * @param version version of the match now
 * @param items the steps in order
 * @param nextCursor what to send as {@code cursor} for what follows, also later; absent once {@code to} is reached
 */
@Schema(name = "History")
public record HistoryView(
        String matchId,
        long version,
        List<StepView> items,
        @Nullable String nextCursor) {}
