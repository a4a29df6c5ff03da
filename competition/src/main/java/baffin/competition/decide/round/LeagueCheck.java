package baffin.competition.decide.round;

import baffin.competition.Competition;
import baffin.competition.course.Stages;
import baffin.competition.entry.Division;
import baffin.competition.pairing.league.LeagueDesign;
import baffin.competition.policy.Format.DivisionLeague;
import baffin.competition.table.Proposal;
import baffin.competition.table.Round;
import baffin.competition.table.Stage;
import baffin.competition.table.Table;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;

/** What can be said of the tables of a league without making its designs. */
public final class LeagueCheck {

    private final Competition state;
    private final DivisionLeague league;

    private LeagueCheck(Competition state, DivisionLeague league) {
        this.state = state;
        this.league = league;
    }

    /** Divisions of which somebody has not had all games: the designs have further rounds for them only. */
    static List<Division> unfinished(Competition state, DivisionLeague league) {
        LeagueCheck check = new LeagueCheck(state, league);
        Map<Integer, Integer> games = check.games();
        return state.divisions().stream()
                .filter(division -> division.entrants().stream()
                        .anyMatch(entrant -> games.getOrDefault(entrant, 0) < check.due(division, entrant)))
                .toList();
    }

    /** Divisions that may begin their next round: none waits for another, and no pairing for a result. */
    static List<Division> ready(Competition state, DivisionLeague league) {
        if (state.rounds().stream().anyMatch(Round::heldOpen)) {
            return List.of();
        }
        return unfinished(state, league).stream()
                .filter(division -> state.policy().schedule().overlaps() || !waits(state, division))
                .toList();
    }

    private static boolean waits(Competition state, Division division) {
        return state.rounds().stream()
                .flatMap(round -> round.tables().stream())
                .anyMatch(table ->
                        table.open() && Integer.valueOf(division.number()).equals(table.division()));
    }

    /** What is wrong with a round; empty when nothing is. */
    public static List<String> findings(Competition state, DivisionLeague league, Proposal proposal) {
        return new LeagueCheck(state, league).findings(proposal);
    }

    private List<String> findings(Proposal proposal) {
        List<String> findings = new ArrayList<>();
        if (proposal.stage() != Stage.LEAGUE
                || !proposal.byes().isEmpty()
                || !proposal.locked().isEmpty()
                || proposal.cost() != 0
                || proposal.tables().isEmpty()) {
            findings.add("it is not a round of a league");
        }
        Map<Integer, Integer> games = games();
        for (Table table : proposal.tables()) {
            Division division = ready(state, league).stream()
                    .filter(one -> Integer.valueOf(one.number()).equals(table.division()))
                    .findFirst()
                    .orElse(null);
            boolean sized = table.seats().size() >= 2
                    && table.seats().size() <= state.policy().tableSize()
                    && new HashSet<>(table.seats()).size() == table.seats().size();
            if (division == null || !sized || !division.entrants().containsAll(table.seats())) {
                findings.add("table " + table.number() + " is none of its division");
                continue;
            }
            for (int entrant : table.seats()) {
                if (games.merge(entrant, 1, Integer::sum) > due(division, entrant)) {
                    findings.add("entrant " + entrant + " has too many games");
                }
            }
        }
        return findings;
    }

    private Map<Integer, Integer> games() {
        Map<Integer, Integer> games = new HashMap<>();
        for (Round round : Stages.of(state, Stage.LEAGUE)) {
            round.tables().forEach(table -> table.seats().forEach(entrant -> games.merge(entrant, 1, Integer::sum)));
        }
        return games;
    }

    private int due(Division division, int entrant) {
        int size = division.entrants().size();
        return LeagueDesign.games(
                size,
                Math.min(size, state.policy().tableSize()),
                league.games(),
                division.entrants().indexOf(entrant) + 1);
    }
}
