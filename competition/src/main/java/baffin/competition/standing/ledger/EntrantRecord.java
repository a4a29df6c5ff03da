package baffin.competition.standing.ledger;

import baffin.competition.Entrant;
import baffin.competition.entry.Penalty;
import baffin.competition.policy.Points;
import baffin.competition.table.ByeKind;
import baffin.competition.table.Round;
import baffin.competition.table.SeatResult.Fate;
import baffin.competition.table.Stage;
import baffin.competition.table.Table;
import baffin.game.words.Phrase;
import java.util.ArrayList;
import java.util.List;

/** All that concerns one entrant; filled once, by {@link ResultLedger}, and only read from then on. */
public final class EntrantRecord {

    /** Orders of seats that were not played to the end begin here. */
    public static final int BEHIND_ALL_PLACES = 1_000;

    /** A table with a result at which the entrant has a seat. */
    public record Appearance(ScoredTable at, int seat, boolean counts) {

        public SeatScore score() {
            return at.scores().get(seat);
        }

        public Phrase rule() {
            return at.rule(seat);
        }

        public Fate fate() {
            return at.seat(seat).fate();
        }

        /** Orders seats of any tables: by place, then those who dropped out, then those who never came. */
        public int order() {
            return fate() == Fate.PLAYED ? score().place() : BEHIND_ALL_PLACES + fate().ordinal();
        }
    }

    /** A round without a table. */
    public record ByeEntry(Round round, ByeKind kind, Points points, boolean counts) {}

    /** A table without a result. */
    public record PendingMatch(Round round, Table table, boolean counts) {}

    public final Entrant entrant;
    public final List<Appearance> outings = new ArrayList<>();
    public final List<ByeEntry> rests = new ArrayList<>();
    public final List<PendingMatch> waiting = new ArrayList<>();
    /** What its tables were for that count for nobody. */
    public final List<Stage> uncounted = new ArrayList<>();

    public final List<Penalty> penalties = new ArrayList<>();
    private List<Appearance> games = List.of();
    private List<Appearance> contests = List.of();
    Points earned = Points.ZERO;
    public Points taken = Points.ZERO;
    public boolean struck;
    /** True when, since play began, it was never paired, or has come to none of its tables. */
    public boolean absent;

    private final boolean voids;

    /**
     * An entrant with nothing yet.
     *
     * @param voids true when results of people who gave its place up are void
     */
    EntrantRecord(Entrant entrant, boolean voids) {
        this.entrant = entrant;
        this.voids = voids;
    }

    /** True for a result that counts nothing for it, since another person had its place then. */
    public boolean voided(ScoredTable at) {
        return voids && entrant.takenOverSince(at.result().since());
    }

    public int number() {
        return entrant.number();
    }

    public Points points() {
        return earned.minus(taken);
    }

    /** Matches that count and to which the entrant came. */
    public List<Appearance> games() {
        return games;
    }

    /** Those of its games in which somebody could do better than somebody else. */
    public List<Appearance> contests() {
        return contests;
    }

    /** True when it has never been part of anything. */
    public boolean untouched() {
        return outings.isEmpty() && waiting.isEmpty() && rests.isEmpty();
    }

    /** Once all is entered. */
    void sum(boolean begun) {
        absent = outings.isEmpty()
                ? begun && untouched()
                : outings.stream().allMatch(appearance -> appearance.fate() == Fate.NO_SHOW);
        games = outings.stream()
                .filter(appearance -> appearance.counts() && appearance.fate() != Fate.NO_SHOW)
                .toList();
        contests =
                games.stream().filter(appearance -> appearance.at().contested()).toList();
        long units = 0;
        for (Appearance appearance : outings) {
            units += appearance.counts() ? appearance.score().points().units() : 0;
        }
        for (ByeEntry byeEntry : rests) {
            units += byeEntry.counts() ? byeEntry.points().units() : 0;
        }
        earned = new Points(units);
        taken = penalties.stream().map(Penalty::points).reduce(Points.ZERO, Points::plus);
    }
}
