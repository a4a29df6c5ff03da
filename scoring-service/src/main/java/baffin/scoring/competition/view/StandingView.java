package baffin.scoring.competition.view;

import baffin.competition.Competition;
import baffin.competition.CompetitionStatus;
import baffin.competition.policy.TieBreak;
import baffin.competition.standing.Standing;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A page of a standing.
 *
 * @param name of the competition
 * @param version of the competition that it was computed from
 * @param official false under another policy than the competition's own
 * @param tieBreaks what decides between equal points, in order
 * @param items best first, division by division
 * @param nextCursor absent on the last page; later pages are of the same version
 */
@Schema(name = "Standing")
public record StandingView(
        String competitionId,
        String name,
        long version,
        CompetitionStatus status,
        boolean official,
        List<TieBreak> tieBreaks,
        List<StandingRow> items,
        @Nullable String nextCursor) {

    /**
     * All of a standing, on one page.
     *
     * @param beside the official standing, when this is another one
     * @param division null for all of them
     */
    public static StandingView of(
            Competition competition, Standing standing, @Nullable Standing beside, @Nullable Integer division) {
        return new StandingView(
                standing.competition(),
                competition.policy().name(),
                standing.version(),
                standing.status(),
                beside == null,
                standing.scheme().tieBreaks(),
                StandingRow.of(standing, division, beside),
                null);
    }
}
