package baffin.scoring.match;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A page of finished matches.
 *
 * @param headToHead how the player has done against the opponent in all of them; absent without an opponent
 * @param items the latest first
 * @param nextCursor what to send as {@code cursor} for the next page; absent on the last
 */
@Schema(name = "Results")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ResultPage(
        @Nullable HeadToHead headToHead,
        List<ResultView> items,
        @Nullable String nextCursor) {

    /**
     * How a player has done against another, by their places in the matches in which they were no team.
     *
     * @param matches of both that the reader may see
     * @param ahead of these in which the player was placed better
     * @param level of these with the same place
     * @param behind of these in which the opponent was placed better
     */
    @Schema(name = "HeadToHead")
    public record HeadToHead(long matches, long ahead, long level, long behind) {}
}
