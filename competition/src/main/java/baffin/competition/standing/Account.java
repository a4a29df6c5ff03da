package baffin.competition.standing;

import baffin.competition.Bye;
import baffin.competition.Entrant;
import baffin.competition.Penalty;
import baffin.competition.Round;
import baffin.competition.SeatResult.Fate;
import baffin.competition.Table;
import baffin.competition.policy.Points;
import java.util.ArrayList;
import java.util.List;

/** All that concerns one entrant; filled once, by {@link Book}, and only read from then on. */
final class Account {

    /** A table with a result at which the entrant has a seat. */
    record Outing(ScoredTable at, int seat, boolean counts) {

        SeatScore score() {
            return at.scores().get(seat);
        }

        String rule() {
            return at.rule(seat);
        }

        Fate fate() {
            return at.seat(seat).fate();
        }
    }

    /** A round without a table. */
    record Rest(Round round, Bye.Kind kind, Points points, boolean counts) {}

    /** A table without a result. */
    record Waiting(Round round, Table table, boolean counts) {}

    final Entrant entrant;
    final List<Outing> outings = new ArrayList<>();
    final List<Rest> rests = new ArrayList<>();
    final List<Waiting> waiting = new ArrayList<>();
    final List<Penalty> penalties = new ArrayList<>();
    private List<Outing> games = List.of();
    private List<Outing> contests = List.of();
    Points earned = Points.ZERO;
    Points taken = Points.ZERO;
    boolean struck;

    Account(Entrant entrant) {
        this.entrant = entrant;
    }

    int number() {
        return entrant.number();
    }

    Points points() {
        return earned.minus(taken);
    }

    /** Matches that count and to which the entrant came. */
    List<Outing> games() {
        return games;
    }

    /** Those of its games in which somebody could do better than somebody else. */
    List<Outing> contests() {
        return contests;
    }

    /** True when it has never been part of anything. */
    boolean untouched() {
        return outings.isEmpty() && waiting.isEmpty() && rests.isEmpty();
    }

    /** Once all is entered. */
    void sum() {
        games = outings.stream()
                .filter(outing -> outing.counts() && outing.fate() != Fate.NO_SHOW)
                .toList();
        contests = games.stream().filter(outing -> outing.at().contested()).toList();
        long units = 0;
        for (Outing outing : outings) {
            units += outing.counts() ? outing.score().points().units() : 0;
        }
        for (Rest rest : rests) {
            units += rest.counts() ? rest.points().units() : 0;
        }
        earned = new Points(units);
        taken = penalties.stream().map(Penalty::points).reduce(Points.ZERO, Points::plus);
    }
}
