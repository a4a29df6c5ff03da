package baffin.competition.standing;

import baffin.competition.CompetitionStatus;
import baffin.competition.standing.ledger.StandingRules;
import java.util.List;
import java.util.Optional;

/**
 * The standing of a competition.
 *
 * @param competition id of the competition
 * @param version version of the competition that it was computed from
 * @param scheme how it was counted
 * @param tables one a division of a league, otherwise one
 */
public record Standing(
        String competition, long version, CompetitionStatus status, StandingRules scheme, List<StandingTable> tables) {

    /** All lines, table by table. */
    public List<StandingLine> lines() {
        return tables.stream().flatMap(table -> table.lines().stream()).toList();
    }

    /** Number of all lines. */
    public int size() {
        return tables.stream().mapToInt(table -> table.lines().size()).sum();
    }

    /** The line of an entrant; empty for a number that is not in the standing. */
    public Optional<StandingLine> line(int entrant) {
        return tables.stream()
                .flatMap(table -> table.lines().stream())
                .filter(line -> line.entrant() == entrant)
                .findFirst();
    }
}
