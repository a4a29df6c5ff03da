package baffin.competition.standing;

import baffin.competition.policy.TieBreak;
import baffin.competition.standing.tiebreak.TieBreakValue;
import baffin.game.words.Phrase;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A line of the standing, opened down to what every number comes from.
 *
 * @param contributions what the points come from: matches and byes by round, then penalties
 * @param tieBreaks one a tie-break, in the policy's order
 */
public record StandingExplanation(StandingLine line, List<Contribution> contributions, List<Opened> tieBreaks) {

    /** Folder of the texts of all rules and arithmetic. */
    public static final String TEXTS = "competition";

    /**
     * A tie-break.
     *
     * @param tied numbers of those among whom it was asked; for head-to-head and play-off only
     * @param rule how the parts become the value
     * @param parts what it comes from, by round
     */
    public record Opened(TieBreakValue value, List<Integer> tied, Phrase rule, List<Part> parts) {

        /** Which one. */
        public TieBreak kind() {
            return value.kind();
        }
    }

    /**
     * What a match or a penalty brings to a tie-break.
     *
     * @param round its number; null for a penalty
     * @param table its number; null for a penalty
     * @param match id of the match; null for a penalty
     * @param version version of the competition whose record brought it
     * @param counts false when it is left out
     * @param rule the arithmetic, such as "42 / 50 = 0.84"
     */
    public record Part(
            @Nullable Integer round,
            @Nullable Integer table,
            @Nullable String match,
            long version,
            boolean counts,
            Phrase rule) {}
}
