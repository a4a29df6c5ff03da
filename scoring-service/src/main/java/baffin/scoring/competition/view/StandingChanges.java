package baffin.scoring.competition.view;

import baffin.competition.CompetitionStatus;
import baffin.competition.standing.Standing;
import baffin.competition.standing.StandingLine;
import baffin.competition.standing.StandingTable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * What is different in a standing.
 *
 * @param competitionId the competition
 * @param version version that it leads to
 * @param status how far the competition is
 * @param items lines that are new or other than before, as they are now
 * @param gone numbers of entrants that are in the standing no more
 */
record StandingChanges(
        String competitionId, long version, CompetitionStatus status, List<StandingRow> items, List<Integer> gone) {

    static StandingChanges between(Standing before, Standing now) {
        Map<Integer, StandingLine> lines = new HashMap<>();
        before.lines().forEach(line -> lines.put(line.entrant(), line));
        Set<Integer> gone = new HashSet<>(lines.keySet());
        List<StandingRow> changed = new ArrayList<>();
        for (StandingTable table : now.tables()) {
            for (StandingLine line : table.lines()) {
                gone.remove(line.entrant());
                if (!Objects.equals(line, lines.get(line.entrant()))) {
                    changed.add(StandingRow.of(table, line));
                }
            }
        }
        return new StandingChanges(
                now.competition(),
                now.version(),
                now.status(),
                changed,
                gone.stream().sorted().toList());
    }
}
