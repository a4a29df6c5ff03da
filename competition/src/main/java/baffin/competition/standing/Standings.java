package baffin.competition.standing;

import baffin.competition.Competition;
import baffin.competition.entry.Division;
import baffin.competition.standing.ledger.EntrantRecord;
import baffin.competition.standing.ledger.ResultLedger;
import baffin.competition.standing.ledger.ScoredTable;
import baffin.competition.standing.ledger.StandingRules;
import baffin.competition.standing.ledger.TablePoints;
import baffin.competition.table.Round;
import baffin.competition.table.Table;
import baffin.competition.table.TableResult;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Computes standings. */
public final class Standings {

    private Standings() {}

    /** The standing under the competition's own policy. */
    public static Standing of(Competition competition) {
        return of(competition, StandingRules.of(competition.policy()));
    }

    /** The same results counted in another way; format and pairings stay. */
    public static Standing of(Competition competition, StandingRules standingRules) {
        StandingCalculation now = new StandingCalculation(competition, standingRules);
        Map<Integer, Integer> before = before(competition)
                .map(earlier -> ranks(earlier, standingRules))
                .orElse(Map.of());
        List<StandingTable> tables = groups(competition).stream()
                .map(group -> now.table(group, before))
                .toList();
        return new Standing(competition.id(), competition.version(), competition.status(), standingRules, tables);
    }

    /**
     * Numbers of all entrants, the best first, whether they still take part or not; of a league division by
     * division from the top. Shared ranks are in the order of the seeding.
     */
    public static List<Integer> ranking(Competition competition) {
        StandingCalculation now = new StandingCalculation(competition, StandingRules.of(competition.policy()));
        Set<Integer> ranking = new LinkedHashSet<>();
        for (Group group : groups(competition)) {
            now.placed(group).forEach(placed -> ranking.add(placed.account().number()));
        }
        competition.entrants().forEach(entrant -> ranking.add(entrant.number()));
        return List.copyOf(ranking);
    }

    /** Who has come to no table yet, since play began: somebody with a place all the same has won nothing by it. */
    public static Set<Integer> absent(Competition competition) {
        return ResultLedger.of(competition, StandingRules.of(competition.policy())).accounts().stream()
                .filter(entrantRecord -> entrantRecord.absent)
                .map(EntrantRecord::number)
                .collect(Collectors.toSet());
    }

    /** Why an entrant stands where it stands; empty for a number that is not in the standing. */
    public static Optional<StandingExplanation> explain(
            Competition competition, StandingRules standingRules, int entrant) {
        return of(competition, standingRules)
                .line(entrant)
                .map(line -> new StandingCalculation(competition, standingRules).explain(line, groups(competition)));
    }

    /** All results as they count, round by round and table by table. */
    public static List<ResultLine> results(Competition competition, StandingRules standingRules) {
        List<ResultLine> lines = new ArrayList<>();
        for (Round round : competition.rounds()) {
            for (Table table : round.tables()) {
                TableResult result = table.result();
                if (result != null) {
                    ScoredTable scored = TablePoints.of(standingRules.points(), round, table, result);
                    lines.add(ResultLine.of(scored, competition.matchOf(round.number(), table)));
                }
            }
        }
        return lines;
    }

    private static Map<Integer, Integer> ranks(Competition competition, StandingRules standingRules) {
        StandingCalculation then = new StandingCalculation(competition, standingRules);
        Map<Integer, Integer> ranks = new HashMap<>();
        for (Group group : groups(competition)) {
            then.placed(group).forEach(placed -> ranks.put(placed.account().number(), placed.rank()));
        }
        return ranks;
    }

    /** The tables of a standing: who stands where. */
    public static List<Group> groups(Competition competition) {
        List<Group> groups = new ArrayList<>();
        for (Division division : competition.divisions()) {
            groups.add(new Group(division, division.entrants()));
        }
        if (groups.isEmpty()) {
            groups.add(new Group(
                    null,
                    competition.entrants().stream()
                            .map(entrant -> entrant.number())
                            .toList()));
        }
        return groups;
    }

    /** Without the latest round and what came after the close of the one before; empty in the first round. */
    private static Optional<Competition> before(Competition competition) {
        return competition.rounds().stream()
                .filter(round -> round.number() < competition.rounds().size() && !round.open())
                .reduce((one, later) -> later)
                .map(round -> upTo(competition, round));
    }

    private static Competition upTo(Competition competition, Round round) {
        Instant closed = Objects.requireNonNull(round.closedAt());
        return competition.with(
                competition.rounds().subList(0, round.number()),
                competition.penalties().stream()
                        .filter(penalty -> !penalty.at().isAfter(closed))
                        .toList());
    }
}
