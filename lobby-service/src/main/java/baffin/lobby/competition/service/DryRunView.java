package baffin.lobby.competition.service;

import baffin.competition.policy.Points;
import baffin.competition.standing.Standing;
import baffin.competition.standing.StandingLine;
import baffin.competition.standing.StandingTable;
import baffin.competition.standing.tiebreak.TieBreakValue;
import baffin.match.terms.Named;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * What a change would do; nothing has changed.
 *
 * @param dryRun always true
 * @param events what it would cause, in order, each with its {@code type}; empty when everything is as asked already
 * @param undo the request, below the path of the competition, that would take the change back, or why none would;
 *     absent for changes whose undo the guide tells
 * @param before the standing as it is
 * @param after the standing as it would be
 * @param affected published rounds in which others would meet if they were made from the results and penalties that
 *     there would be; absent for changes of neither
 * @param nextSeason the season that was made from a standing which would be another one, and what becomes of it;
 *     absent where there is none
 * @param warnings what may not be meant, as a place for an entrant who was removed
 */
@Schema(name = "CompetitionDryRun")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record DryRunView(
        String competitionId,
        boolean dryRun,

        @Schema(type = SchemaType.ARRAY, implementation = Object.class)
        List<JsonNode> events,

        @Nullable String undo,
        List<Line> before,
        List<Line> after,
        @Nullable List<AffectedView> affected,
        @Nullable String nextSeason,
        List<String> warnings) {

    /**
     * A line of a standing.
     *
     * @param division its number; absent outside of a league
     * @param rank within the division, or of all; shared ranks are equal
     * @param player id of the person who plays for it
     * @param points match points less penalties
     * @param tieBreaks in the order of the policy
     */
    @Schema(name = "CompetitionDryRunLine")
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record Line(
            @Nullable Integer division,
            int rank,
            int entrant,
            String player,
            @Nullable String handle,

            @Schema(type = SchemaType.NUMBER, implementation = Double.class)
            Points points,

            @Schema(type = SchemaType.ARRAY, implementation = Object.class)
            List<TieBreakValue> tieBreaks)
            implements Named {}

    static DryRunView of(
            Done done,
            @Nullable String undo,
            Standing before,
            Standing after,
            @Nullable List<AffectedView> affected,
            @Nullable String nextSeason,
            List<String> warnings) {
        return new DryRunView(
                done.competition(),
                true,
                ChangeView.of(done, warnings).events(),
                undo,
                lines(before),
                lines(after),
                affected,
                nextSeason,
                warnings);
    }

    private static List<Line> lines(Standing standing) {
        return standing.tables().stream()
                .flatMap(table -> table.lines().stream().map(line -> line(table, line)))
                .toList();
    }

    private static Line line(StandingTable table, StandingLine line) {
        return new Line(
                table.division(),
                line.rank(),
                line.entrant(),
                line.person().player(),
                line.person().handle(),
                line.points(),
                line.tieBreaks());
    }
}
