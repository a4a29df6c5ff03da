package baffin.scoring.competition.view;

import baffin.competition.Competition;
import baffin.competition.entry.Penalty;
import baffin.competition.policy.Points;
import baffin.competition.policy.TieBreak;
import baffin.competition.standing.ContributionKind;
import baffin.competition.standing.Standing;
import baffin.competition.standing.StandingExplanation;
import baffin.competition.standing.StandingTable;
import baffin.competition.table.Stage;
import baffin.competition.table.TableResult;
import baffin.platform.names.PublicNames;
import java.math.BigDecimal;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * Why an entrant stands where it stands: every number down to the match and the record of the competition that brought
 * it; a record is at {@code /api/v1/competitions/{id}/records/{version}}.
 *
 * @param contributions what the points come from
 * @param tieBreaks in the order of the policy
 */
@Schema(name = "StandingExplanation")
public record ExplanationView(
        String competitionId, long version, StandingRow line, List<Contributed> contributions, List<Opened> tieBreaks) {

    /**
     * Something that brought points, took some, or at least decided how far the entrant came.
     *
     * @param source where the result comes from; absent without a table
     * @param reason the organiser's words, of a ruling or of a penalty; absent for a match that was played
     * @param card of a penalty; absent for everything else
     * @param others who sat at the table as well
     * @param words all of it in a sentence
     */
    @Schema(name = "Contribution")
    public record Contributed(
            ContributionKind kind,
            @Nullable Integer round,
            @Nullable Stage stage,
            @Nullable Integer table,
            @Nullable Integer attempt,
            @Nullable String matchId,
            @Nullable Long version,
            @Nullable Integer place,
            Points points,
            boolean counts,
            String rule,
            TableResult.@Nullable Source source,
            @Nullable String reason,
            Penalty.@Nullable Card card,
            List<Person> others,
            String words) {}

    /**
     * A tie-break.
     *
     * <p>What is not explained here is as in {@link StandingExplanation.Opened}.
     *
     * @param value as in the standing
     * @param tiedWith those of {@code tied}, but the entrant itself, by name
     */
    @Schema(name = "TieBreakExplanation")
    public record Opened(
            TieBreak kind,
            @Nullable BigDecimal value,
            @Nullable String lot,
            List<Integer> tied,
            String rule,
            List<Part> parts,
            List<Person> tiedWith) {}

    /**
     * What a match or a penalty brings to a tie-break.
     *
     * @param rule the arithmetic; {@code #n} is the entrant with the number n
     * @param words the arithmetic with names, and what it is about
     */
    @Schema(name = "Part")
    public record Part(
            @Nullable Integer round,
            @Nullable Integer table,
            @Nullable String matchId,
            long version,
            boolean counts,
            String rule,
            String words) {}

    public static ExplanationView of(
            Competition competition, Standing standing, StandingExplanation why, Words words, PublicNames names) {
        int entrant = why.line().entrant();
        StandingTable table = standing.tables().stream()
                .filter(one -> one.lines().stream().anyMatch(line -> line.entrant() == entrant))
                .findFirst()
                .orElseThrow();
        ExplanationWords named = new ExplanationWords(competition, entrant, words, names);
        return new ExplanationView(
                standing.competition(),
                standing.version(),
                StandingRow.of(table, why.line()),
                why.contributions().stream().map(named::contribution).toList(),
                why.tieBreaks().stream().map(named::tieBreak).toList());
    }
}
