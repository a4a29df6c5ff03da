package baffin.scoring.competition.view;

import baffin.competition.standing.ResultLine;
import baffin.competition.standing.Standing;
import baffin.competition.table.SeatResult.Fate;
import baffin.competition.table.TableResult.Source;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A page of a cross-table.
 *
 * @param version of the competition that it was computed from
 * @param items best first, division by division
 * @param nextCursor absent on the last page; later pages are of the same version
 */
@Schema(name = "CrossTable")
public record CrossTableView(
        String competitionId,
        long version,
        List<StandingRow> items,
        @Nullable String nextCursor) {

    /**
     * A meeting with another entrant at a table.
     *
     * @param opponent number of the other entrant
     */
    @Schema(name = "Meeting")
    public record Meeting(int opponent, int round, int table, Outcome outcome) {}

    /** How an entrant was placed in comparison with another: better, equal, worse, or nobody was, without a result. */
    @Schema(name = "MeetingOutcome")
    public enum Outcome {
        AHEAD("1"),
        LEVEL("½"),
        BEHIND("0"),
        NONE("–");

        private final String sign;

        Outcome(String sign) {
            this.sign = sign;
        }

        /** As it is written in the cell of a table. */
        public String sign() {
            return sign;
        }

        static Outcome of(ResultLine line, ResultLine.Seat one, ResultLine.Seat other) {
            if (line.source() == Source.ABANDONED || line.source() == Source.VOID) {
                return NONE;
            }
            if (one.place() == other.place()) {
                return one.fate() == Fate.PLAYED ? LEVEL : BEHIND;
            }
            return one.place() < other.place() ? AHEAD : BEHIND;
        }
    }

    /** The rows of a cross-table, in the order of the standing. */
    public static List<StandingRow> rows(Standing standing, List<ResultLine> results) {
        Map<Integer, List<Meeting>> met = meetings(results);
        return standing.tables().stream()
                .flatMap(table -> table.lines().stream()
                        .map(line -> StandingRow.of(table, line, null, met.getOrDefault(line.entrant(), List.of()))))
                .toList();
    }

    /** The meetings of each entrant, without those of play-offs. */
    public static Map<Integer, List<Meeting>> meetings(List<ResultLine> results) {
        Map<Integer, List<Meeting>> met = new HashMap<>();
        for (ResultLine line : results) {
            if (line.stage().counts()) {
                line.seats()
                        .forEach(one -> line.seats().stream()
                                .filter(other -> other.entrant() != one.entrant())
                                .forEach(other -> met.computeIfAbsent(one.entrant(), entrant -> new ArrayList<>())
                                        .add(new Meeting(
                                                other.entrant(),
                                                line.round(),
                                                line.table(),
                                                Outcome.of(line, one, other)))));
            }
        }
        return met;
    }
}
