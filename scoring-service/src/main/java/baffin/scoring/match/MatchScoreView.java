package baffin.scoring.match;

import baffin.platform.match.CompetitionPlace;
import baffin.scoring.competition.RuledResult;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * The scores of a match.
 *
 * @param version version of the match at which these are the scores
 * @param last true once the match has ended and nothing changes any more; before, the scores are as if it ended now
 * @param ranked false for a match with a seed from outside ("seeded, unranked")
 * @param competition where the match stands in a competition; absent for a match of its own
 * @param ruled what counts in the competition instead; absent when the match itself counts, and for one of its own
 * @param stoppedSince version that could not be folded, when the match is set aside; absent otherwise
 */
@Schema(name = "MatchScore")
public record MatchScoreView(
        String matchId,
        @Schema(examples = "expedition") String game,
        @Schema(examples = "58") long version,
        boolean last,
        boolean ranked,
        @Nullable CompetitionPlace competition,
        @Nullable RuledResult ruled,
        @Nullable Long stoppedSince,
        List<SeatLines> seats) {

    public MatchScoreView ruled(@Nullable RuledResult instead) {
        return instead == null
                ? this
                : new MatchScoreView(matchId, game, version, last, ranked, competition, instead, stoppedSince, seats);
    }

    /** What tells its entity tag from that of the same version without the ruling; empty when there is none. */
    public String variant() {
        if (ruled == null) {
            return "";
        }
        return "-ruled-" + (ruled.version() == null ? "attempt-" + ruled.attempt() : ruled.version());
    }
}
