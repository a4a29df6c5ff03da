package baffin.scoring.competition.view;

import baffin.competition.Cards;
import baffin.competition.Entrant;
import baffin.competition.policy.Points;
import baffin.competition.standing.Achievement;
import baffin.competition.standing.Standing;
import baffin.competition.standing.StandingLine;
import baffin.competition.standing.StandingTable;
import baffin.competition.standing.tiebreak.TieBreakValue;
import baffin.competition.table.ByeKind;
import baffin.match.terms.Named;
import baffin.scoring.competition.view.CrossTableView.Meeting;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A line of a standing as it is sent.
 *
 * <p>What is not explained here is as in {@link StandingLine}.
 *
 * @param division its number; absent outside of a league
 * @param tier 1 for the top; absent outside of a league
 * @param player id of the person who plays for it
 * @param rank within the division, or of all; shared ranks are equal
 * @param official the same entrant under the competition's own policy; only beside another policy
 * @param meetings by round and table, without play-offs; only in a cross-table
 */
@Schema(name = "StandingRow")
public record StandingRow(
        @Nullable Integer division,
        @Nullable Integer tier,
        int entrant,
        String player,
        @Nullable String handle,
        boolean bot,
        Entrant.Presence presence,
        int rank,
        @Schema(type = SchemaType.NUMBER) Points points,
        List<TieBreakValue> tieBreaks,
        int played,
        int gamesLeft,
        List<ByeKind> byes,
        @Schema(type = SchemaType.NUMBER) Points penalties,
        Cards cards,
        @Nullable Integer movement,
        @Nullable Achievement outcome,
        boolean struck,
        @Nullable Official official,
        @Nullable List<Meeting> meetings)
        implements Named {

    /** Rank and points under the competition's own policy. */
    @Schema(name = "OfficialStanding")
    public record Official(
            int rank, @Schema(type = SchemaType.NUMBER) Points points) {}

    /**
     * The rows of a standing, table by table.
     *
     * @param division null for all of them
     * @param beside the official standing, when this is another one
     */
    public static List<StandingRow> of(Standing standing, @Nullable Integer division, @Nullable Standing beside) {
        Map<Integer, StandingLine> official = beside == null
                ? Map.of()
                : beside.lines().stream().collect(Collectors.toMap(StandingLine::entrant, Function.identity()));
        List<StandingRow> rows = new ArrayList<>(standing.size());
        for (StandingTable table : standing.tables()) {
            if (division == null || division.equals(table.division())) {
                table.lines().forEach(line -> rows.add(of(table, line, official.get(line.entrant()), null)));
            }
        }
        return rows;
    }

    public static StandingRow of(StandingTable table, StandingLine line) {
        return of(table, line, null, null);
    }

    static StandingRow of(
            StandingTable table, StandingLine line, @Nullable StandingLine official, @Nullable List<Meeting> meetings) {
        return new StandingRow(
                table.division(),
                table.tier(),
                line.entrant(),
                line.person().player(),
                line.person().handle(),
                line.person().bot(),
                line.presence(),
                line.rank(),
                line.points(),
                line.tieBreaks(),
                line.played(),
                line.gamesLeft(),
                line.byes(),
                line.penalties(),
                line.cards(),
                line.movement(),
                line.outcome(),
                line.struck(),
                official == null ? null : new Official(official.rank(), official.points()),
                meetings);
    }
}
