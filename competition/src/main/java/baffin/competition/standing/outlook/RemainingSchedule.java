package baffin.competition.standing.outlook;

import baffin.competition.Competition;
import baffin.competition.course.LeagueTables;
import baffin.competition.course.RobinTables;
import baffin.competition.course.Stages;
import baffin.competition.entry.Division;
import baffin.competition.pairing.RoundRobin;
import baffin.competition.pairing.league.LeagueDesign;
import baffin.competition.policy.Format;
import baffin.competition.standing.Group;
import baffin.competition.standing.ledger.ResultLedger;
import baffin.competition.table.Stage;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Tables of a standing that are not published yet, as far as they are laid down already.
 *
 * @param tables entrants by seat
 * @param byes how many each entrant will have; nobody who has none
 * @param all true when nothing else is to come
 */
record RemainingSchedule(List<List<Integer>> tables, Map<Integer, Integer> byes, boolean all) {

    static RemainingSchedule of(Competition competition, Group group, ResultLedger resultLedger) {
        boolean nothing = group.entrants().stream()
                .allMatch(number -> resultLedger.unpublished().of(resultLedger.account(number)) == 0);
        boolean over = competition.status().over();
        return switch (competition.policy().format()) {
            case Format.RoundRobin robin when !over -> of(RobinTables.toCome(competition, robin));
            case Format.DivisionLeague league
            when !nothing && group.division() != null -> of(competition, group.division(), league);
            default -> new RemainingSchedule(List.of(), Map.of(), nothing);
        };
    }

    private static RemainingSchedule of(List<RoundRobin.Round> rounds) {
        List<List<Integer>> tables = new ArrayList<>();
        Map<Integer, Integer> byes = new HashMap<>();
        for (RoundRobin.Round round : rounds) {
            tables.addAll(round.tables());
            round.byes().forEach(number -> byes.merge(number, 1, Integer::sum));
        }
        return new RemainingSchedule(tables, byes, true);
    }

    /** Of a division whose tables would have to be searched, nothing is told: that takes too long for a reader. */
    private static RemainingSchedule of(Competition competition, Division division, Format.DivisionLeague league) {
        int size = division.entrants().size();
        if (!LeagueDesign.known(size, competition.policy().tableSize(), league.games())) {
            return new RemainingSchedule(List.of(), Map.of(), false);
        }
        List<List<List<Integer>>> rounds = LeagueTables.rounds(competition, division, league);
        int played = Stages.count(competition, Stage.LEAGUE);
        List<List<Integer>> tables = rounds.subList(Math.min(played, rounds.size()), rounds.size()).stream()
                .flatMap(List::stream)
                .toList();
        return new RemainingSchedule(tables, Map.of(), true);
    }
}
