package baffin.scoring.competition;

import baffin.competition.policy.TieBreak;
import baffin.competition.standing.Contribution;
import baffin.competition.standing.Explanation;
import baffin.competition.standing.Standing;
import baffin.competition.standing.StandingTable;
import java.math.BigDecimal;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * Why an entrant stands where it stands: every number down to the match and the record of the competition that brought
 * it; a record is at {@code /api/v1/competitions/{id}/records/{version}}.
 *
 * @param competitionId the competition
 * @param version of the competition
 * @param line of the standing
 * @param contributions what the points come from
 * @param tieBreaks in the order of the policy
 */
@Schema(name = "StandingExplanation")
public record ExplanationDocument(
        String competitionId,
        long version,
        StandingRow line,
        List<Contribution> contributions,
        List<Opened> tieBreaks) {

    /**
     * A tie-break.
     *
     * @param value as in the standing
     * @param tied with whom it was asked
     * @param rule how the parts make the value
     * @param parts what it comes from
     */
    @Schema(name = "TieBreakExplanation")
    public record Opened(
            TieBreak kind,
            @Nullable BigDecimal value,
            @Nullable String lot,
            List<Integer> tied,
            String rule,
            List<Explanation.Part> parts) {}

    /** The document of an explanation. */
    public static ExplanationDocument of(Standing standing, Explanation why) {
        int entrant = why.line().entrant();
        StandingTable table = standing.tables().stream()
                .filter(one -> one.lines().stream().anyMatch(line -> line.entrant() == entrant))
                .findFirst()
                .orElseThrow();
        return new ExplanationDocument(
                standing.competition(),
                standing.version(),
                StandingRow.of(table, why.line()),
                why.contributions(),
                why.tieBreaks().stream()
                        .map(one -> new Opened(
                                one.kind(),
                                one.value().value(),
                                one.value().lot(),
                                one.tied(),
                                one.rule(),
                                one.parts()))
                        .toList());
    }
}
