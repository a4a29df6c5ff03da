package baffin.scoring.api;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * The scores of a match.
 *
 * @param matchId the match
 * @param game id of the game
 * @param version version of the match at which these are the scores
 * @param last true once the match has ended and nothing changes any more; before, the scores are as if it ended now
 * @param ranked false for a match with a seed from outside ("seeded, unranked")
 * @param stoppedSince version that could not be folded, when the match is set aside; absent otherwise
 * @param seats by seat
 */
@Schema(name = "MatchScore")
public record MatchScoreDocument(
        String matchId,
        @Schema(examples = "expedition") String game,
        @Schema(examples = "58") long version,
        boolean last,
        boolean ranked,
        @Nullable Long stoppedSince,
        List<SeatLines> seats) {}
