package baffin.competition.standing.ledger;

import baffin.competition.Competition;
import baffin.competition.course.Stages;
import baffin.competition.entry.Division;
import baffin.competition.pairing.league.LeagueDesign;
import baffin.competition.policy.Format;
import baffin.competition.table.Table;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Matches of the main stage that are still to be published. */
public final class UnpublishedMatches {

    private final Competition competition;
    private final Format format;
    private final Map<Integer, Integer> league = new HashMap<>();
    private final long there;
    private final boolean started;

    UnpublishedMatches(Competition competition) {
        this.competition = competition;
        this.format = competition.policy().format();
        this.started = competition.startedAt() != null;
        this.there = competition.seeding().stream()
                .filter(entrant -> Stages.active(competition, entrant))
                .count();
        if (format instanceof Format.DivisionLeague games) {
            competition.divisions().forEach(division -> count(division, games));
        }
    }

    private void count(Division division, Format.DivisionLeague games) {
        List<Integer> entrants = division.entrants();
        for (int index = 0; index < entrants.size(); index++) {
            int all = LeagueDesign.games(entrants.size(), competition.policy().tableSize(), games.games(), index + 1);
            league.put(entrants.get(index), all);
        }
    }

    /** All matches of an entrant of a league, published or not. */
    int games(EntrantRecord entrantRecord) {
        return league.getOrDefault(entrantRecord.number(), 0);
    }

    /** Those that an entrant will still have; 0 for one that has left. */
    public int of(EntrantRecord entrantRecord) {
        if (!started || competition.status().over() || !entrantRecord.entrant.active()) {
            return 0;
        }
        return Math.max(
                0,
                switch (format) {
                    case Format.DivisionLeague games -> games(entrantRecord) - published(entrantRecord);
                    case Format.RoundRobin robin -> robin.cycles() * ((int) there - 1) - met(entrantRecord);
                    case Format.PodSwiss swiss -> rounds();
                    case Format.Heats heats -> rounds();
                    case Format.PodElimination pods -> 0;
                    case Format.SingleElimination bracket -> 0;
                });
    }

    /** Those that an entrant of a league would still have if it came back. */
    public int toBePublished(EntrantRecord entrantRecord) {
        return Math.max(0, games(entrantRecord) - published(entrantRecord));
    }

    /** Rounds of the main stage that are still to come; 0 where their number is not laid down. */
    public int rounds() {
        boolean over = !started || competition.status().over() || Stages.later(competition);
        return over ? 0 : Math.max(0, Stages.planned(competition) - Stages.begun(competition));
    }

    private static int published(EntrantRecord entrantRecord) {
        return (int) (entrantRecord.outings.stream()
                        .filter(outing -> outing.counts() || entrantRecord.voided(outing.at()))
                        .count()
                + entrantRecord.waiting.stream()
                        .filter(EntrantRecord.PendingMatch::counts)
                        .count());
    }

    /** How often those who are still there have been met. */
    private int met(EntrantRecord entrantRecord) {
        int met = 0;
        for (EntrantRecord.Appearance outing : entrantRecord.outings) {
            met += outing.counts() && opponentThere(outing.at().table(), entrantRecord) ? 1 : 0;
        }
        for (EntrantRecord.PendingMatch waiting : entrantRecord.waiting) {
            met += waiting.counts() && opponentThere(waiting.table(), entrantRecord) ? 1 : 0;
        }
        return met;
    }

    private boolean opponentThere(Table table, EntrantRecord entrantRecord) {
        return table.seats().stream()
                .allMatch(seat -> seat == entrantRecord.number() || Stages.active(competition, seat));
    }
}
