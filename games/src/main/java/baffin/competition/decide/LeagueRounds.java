package baffin.competition.decide;

import baffin.competition.Competition;
import baffin.competition.Division;
import baffin.competition.Stage;
import baffin.competition.Table;
import baffin.competition.decide.NextRound.Tables;
import baffin.competition.pairing.LeagueDesign;
import baffin.competition.pairing.Schedule;
import baffin.competition.policy.Format.DivisionLeague;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** Rounds of a league: what the designs of its divisions say, whoever has left since. */
public final class LeagueRounds {

    private LeagueRounds() {}

    static NextRound next(Competition state, DivisionLeague league, Instant now) {
        int played = Stages.count(state, Stage.LEAGUE);
        List<Table> tables = new ArrayList<>();
        for (Division division : state.divisions()) {
            List<List<List<Integer>>> rounds = rounds(state, division, league);
            if (played < rounds.size()) {
                for (List<Integer> seats : rounds.get(played)) {
                    tables.add(new Table(tables.size() + 1, division.number(), seats, 1, null));
                }
            }
        }
        return tables.isEmpty()
                ? PlayOffs.orComplete(state, now)
                : new Tables(Stage.LEAGUE, tables, List.of(), List.of(), 0).ready(state, List.of(), now);
    }

    /**
     * All rounds of a division: round, table, entrants by seat. Published ones and those to come.
     *
     * @param state with its seed
     */
    public static List<List<List<Integer>>> rounds(Competition state, Division division, DivisionLeague league) {
        int size = division.entrants().size();
        Schedule schedule = LeagueDesign.of(
                size,
                Math.min(size, state.policy().tableSize()),
                league.games(),
                state.seed() + ":division:" + division.number());
        Integer atOnce = league.atOnce();
        Schedule cut = schedule.split(atOnce == null ? schedule.gamesMax() : atOnce);
        List<List<List<Integer>>> rounds = new ArrayList<>();
        for (int round = 0; round < cut.rounds().size(); round++) {
            rounds.add(cut.named(round, division.entrants()));
        }
        return rounds;
    }
}
