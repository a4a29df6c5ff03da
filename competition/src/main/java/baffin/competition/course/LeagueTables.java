package baffin.competition.course;

import baffin.competition.Competition;
import baffin.competition.entry.Division;
import baffin.competition.pairing.Draws;
import baffin.competition.pairing.league.LeagueDesign;
import baffin.competition.pairing.league.LeagueSchedule;
import baffin.competition.policy.Format.DivisionLeague;
import baffin.competition.table.Stage;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** All tables of a league, published or not: what the designs of its divisions say, whoever has left since. */
public final class LeagueTables {

    private LeagueTables() {}

    /**
     * The rounds of a division that are still to be published: round, table, entrants by seat.
     *
     * @param state with its seed
     */
    public static List<List<List<Integer>>> toCome(Competition state, Division division, DivisionLeague league) {
        int size = division.entrants().size();
        Integer atOnce = league.atOnce();
        LeagueSchedule schedule = LeagueDesign.of(
                size, state.policy().tableSize(), league.games(), atOnce == null ? league.games() : atOnce);
        List<Integer> positions = positions(state, division, league);
        return IntStream.range(begun(state, division), schedule.rounds().size())
                .mapToObj(round -> schedule.named(round, positions))
                .toList();
    }

    public static int begun(Competition state, Division division) {
        return (int) Stages.of(state, Stage.LEAGUE).stream()
                .filter(round -> round.tables().stream()
                        .anyMatch(table -> Integer.valueOf(division.number()).equals(table.division())))
                .count();
    }

    /** A lot says who has which position; those of the last ones may play one game less, and keep them. */
    private static List<Integer> positions(Competition state, Division division, DivisionLeague league) {
        List<Integer> entrants = division.entrants();
        int all = (int) IntStream.rangeClosed(1, entrants.size())
                .filter(position ->
                        LeagueDesign.games(entrants.size(), state.policy().tableSize(), league.games(), position)
                                == league.games())
                .count();
        int[] order = IntStream.range(0, all).toArray();
        new Draws(state.seed() + ":division:" + division.number()).shuffle(order);
        List<Integer> positions = new ArrayList<>();
        for (int index : order) {
            positions.add(entrants.get(index));
        }
        positions.addAll(entrants.subList(all, entrants.size()));
        return positions;
    }
}
