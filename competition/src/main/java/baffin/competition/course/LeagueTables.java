package baffin.competition.course;

import baffin.competition.Competition;
import baffin.competition.entry.Division;
import baffin.competition.pairing.league.LeagueDesign;
import baffin.competition.pairing.league.LeagueSchedule;
import baffin.competition.policy.Format.DivisionLeague;
import java.util.ArrayList;
import java.util.List;

/** All tables of a league, published or not: what the designs of its divisions say, whoever has left since. */
public final class LeagueTables {

    private LeagueTables() {}

    /**
     * All rounds of a division: round, table, entrants by seat.
     *
     * @param state with its seed
     */
    public static List<List<List<Integer>>> rounds(Competition state, Division division, DivisionLeague league) {
        int size = division.entrants().size();
        LeagueSchedule schedule = LeagueDesign.of(
                size,
                Math.min(size, state.policy().tableSize()),
                league.games(),
                state.seed() + ":division:" + division.number());
        Integer atOnce = league.atOnce();
        LeagueSchedule cut = schedule.split(atOnce == null ? schedule.gamesMax() : atOnce);
        List<List<List<Integer>>> rounds = new ArrayList<>();
        for (int round = 0; round < cut.rounds().size(); round++) {
            rounds.add(cut.named(round, division.entrants()));
        }
        return rounds;
    }
}
