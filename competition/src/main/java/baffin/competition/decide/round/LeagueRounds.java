package baffin.competition.decide.round;

import baffin.competition.Competition;
import baffin.competition.course.LeagueTables;
import baffin.competition.decide.round.NextRound.Tables;
import baffin.competition.entry.Division;
import baffin.competition.policy.Format.DivisionLeague;
import baffin.competition.table.Stage;
import baffin.competition.table.Table;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** Rounds of a league: what the designs of its divisions say, whoever has left since. */
final class LeagueRounds {

    private LeagueRounds() {}

    static NextRound next(Competition state, DivisionLeague league, Instant now, RoundMaker maker) {
        return LeagueCheck.unfinished(state, league).isEmpty()
                ? PlayOffs.orComplete(state, now)
                : maker.league(state, league, now);
    }

    static NextRound designed(Competition state, DivisionLeague league, Instant now) {
        List<Table> tables = new ArrayList<>();
        for (Division division : LeagueCheck.ready(state, league)) {
            LeagueTables.toCome(state, division, league).stream()
                    .limit(1)
                    .flatMap(List::stream)
                    .forEach(seats -> tables.add(new Table(tables.size() + 1, division.number(), seats, 1, null)));
        }
        return tables.isEmpty()
                ? PlayOffs.orComplete(state, now)
                : new Tables(Stage.LEAGUE, tables, List.of(), List.of(), 0).ready(state, List.of(), now);
    }
}
