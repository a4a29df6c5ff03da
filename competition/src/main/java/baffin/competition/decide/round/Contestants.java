package baffin.competition.decide.round;

import baffin.competition.Competition;
import baffin.competition.pairing.Contestant;
import baffin.competition.standing.Standing;
import baffin.competition.standing.StandingLine;
import baffin.competition.standing.Standings;
import baffin.competition.table.Bye;
import baffin.competition.table.ByeKind;
import baffin.competition.table.Round;
import baffin.competition.table.SeatResult;
import baffin.competition.table.Table;
import baffin.competition.table.TableResult;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What the rounds before have left in those who are to be paired. */
public final class Contestants {

    private final Competition state;
    private final Map<Integer, Past> pasts = new HashMap<>();

    private Contestants(Competition state) {
        this.state = state;
    }

    private static final class Past {
        private final Map<Integer, Integer> met = new HashMap<>();
        private final List<Integer> seats = new ArrayList<>();
        private int shortTables;
        private int byes;
        private boolean freePoints;
    }

    public static List<Contestant> of(Competition state, List<Integer> there) {
        Contestants all = new Contestants(state);
        state.rounds().forEach(all::read);
        Standing standing = Standings.of(state);
        List<StandingLine> lines = standing.lines().stream()
                .filter(line -> there.contains(line.entrant()))
                .sorted(Comparator.comparingInt(StandingLine::rank))
                .toList();
        List<Contestant> contestants = new ArrayList<>();
        for (StandingLine line : lines) {
            Past past = all.past(line.entrant());
            contestants.add(new Contestant(
                    line.entrant(),
                    line.points().units(),
                    contestants.size() + 1,
                    past.met,
                    past.seats,
                    past.shortTables,
                    past.byes,
                    past.freePoints));
        }
        return contestants;
    }

    private void read(Round round) {
        round.tables().forEach(this::read);
        for (Bye bye : round.byes()) {
            if (bye.kind() != ByeKind.ZERO && bye.kind() != ByeKind.THROUGH) {
                past(bye.entrant()).byes++;
            }
        }
    }

    private void read(Table table) {
        boolean small = table.seats().size() < state.policy().tableSize();
        for (int seat = 0; seat < table.seats().size(); seat++) {
            int entrant = table.seats().get(seat);
            Past past = past(entrant);
            past.shortTables += small ? 1 : 0;
            while (past.seats.size() <= seat) {
                past.seats.add(0);
            }
            past.seats.set(seat, past.seats.get(seat) + 1);
            for (int other : table.seats()) {
                if (other != entrant) {
                    past.met.merge(other, 1, Integer::sum);
                }
            }
            past.freePoints |= free(table, seat);
        }
    }

    /** True when everybody else was missing: more than a bye is worth. */
    private static boolean free(Table table, int seat) {
        if (table.result() == null || table.result().nothing()) {
            return false;
        }
        List<SeatResult> seats = table.result().seats();
        for (int other = 0; other < seats.size(); other++) {
            if (other != seat && came(table.result(), other)) {
                return false;
            }
        }
        return seats.get(seat).scores();
    }

    /** Whoever lost the seat by a ruling on a match without scores has not played it either. */
    private static boolean came(TableResult result, int seat) {
        SeatResult one = result.seats().get(seat);
        boolean unplayed = result.source() == TableResult.Source.FORFEIT
                && result.seats().stream().allMatch(other -> other.score() == null);
        return one.scores() || one.fate() == SeatResult.Fate.DROPPED && !unplayed;
    }

    private Past past(int entrant) {
        return pasts.computeIfAbsent(entrant, number -> new Past());
    }
}
