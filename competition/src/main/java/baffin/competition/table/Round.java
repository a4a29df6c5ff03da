package baffin.competition.table;

import baffin.competition.entry.Actor;
import baffin.decider.Outage;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A published round.
 *
 * @param number from 1, without gap
 * @param tables by number
 * @param seed of its pairing, 64 hexadecimal digits
 * @param cost of its pairing as published; 0 where nothing was searched
 * @param publishedIn version of the competition that published it
 * @param publishedBy who did; null when the platform did it by itself
 * @param publishedAt when (UTC, ms)
 * @param deadline when it should be played (UTC, ms)
 * @param closedAt null while it is open
 * @param overdueSince the deadline that has passed with tables open, once that was told; null before, and after a move
 * @param stoppedAt when the matches of its open tables were stopped (UTC, ms); null while they have time
 * @param reopenedAt when an organiser has opened it again (UTC, ms); null when nobody has, or it is closed
 * @param forbidden pairs that its pairing kept apart, two entrants each
 * @param checkedIn who had checked in for it, where it is a heat; else nobody
 * @param reseated tables at which an organiser has changed who sits where, in the order of these changes
 */
public record Round(
        int number,
        Stage stage,
        List<Table> tables,
        List<Bye> byes,
        String seed,
        double cost,
        long publishedIn,
        @Nullable Actor publishedBy,
        Instant publishedAt,
        Instant deadline,
        @Nullable Instant closedAt,
        @Nullable Instant overdueSince,
        @Nullable Instant stoppedAt,
        @Nullable Instant reopenedAt,
        List<List<Integer>> forbidden,
        List<Integer> checkedIn,
        List<Reseated> reseated) {

    public Round {
        tables = List.copyOf(tables);
        byes = List.copyOf(byes);
        forbidden = List.copyOf(forbidden);
        checkedIn = List.copyOf(checkedIn);
        reseated = List.copyOf(reseated);
    }

    /**
     * A table that plays another match since an organiser has changed who sits there.
     *
     * @param attempt which match of the table that is
     * @param version of the competition that made it
     */
    public record Reseated(int table, int attempt, long version) {}

    /** True until it is closed. */
    public boolean open() {
        return closedAt == null;
    }

    /** True once it was told that its deadline has passed with tables open. */
    public boolean announcedOverdue() {
        return overdueSince != null;
    }

    /** True while it stays open although nothing is awaited, because an organiser has opened it again. */
    public boolean heldOpen() {
        return reopenedAt != null;
    }

    /** Tables whose result is awaited. */
    public List<Table> awaited() {
        return tables.stream().filter(Table::open).toList();
    }

    /** True when nothing is awaited any more. */
    public boolean played() {
        return awaited().isEmpty();
    }

    public Stage stage(Table table) {
        return stage.of(table);
    }

    public Optional<Table> table(int table) {
        return table < 1 || table > tables.size() ? Optional.empty() : Optional.of(tables.get(table - 1));
    }

    /** Version of the competition that made the match which its pairing, or an organiser's change of seats, has. */
    public long madeIn(Table table) {
        return reseated.stream()
                .filter(one -> one.table() == table.number() && one.attempt() == table.attempt())
                .mapToLong(Reseated::version)
                .findFirst()
                .orElse(publishedIn);
    }

    /** True when an entrant has a table or a bye. */
    public boolean has(int entrant) {
        return tables.stream().anyMatch(table -> table.seats().contains(entrant))
                || byes.stream().anyMatch(bye -> bye.entrant() == entrant);
    }

    public Round with(Bye further) {
        List<Bye> all = new ArrayList<>(byes);
        all.add(further);
        return with(tables, all, deadline, closedAt, overdueSince, stoppedAt, reopenedAt, reseated);
    }

    public Round with(Table changed) {
        List<Table> all = new ArrayList<>(tables);
        all.set(changed.number() - 1, changed);
        return with(all, byes, deadline, closedAt, overdueSince, stoppedAt, reopenedAt, reseated);
    }

    /**
     * The same with other people at some tables.
     *
     * @param version of the competition that has put them there
     */
    public Round reseated(List<Table> changed, List<Bye> byesNow, long version) {
        List<Table> all = new ArrayList<>(tables);
        List<Reseated> seats = new ArrayList<>(reseated);
        for (Table table : changed) {
            all.set(table.number() - 1, table);
            seats.add(new Reseated(table.number(), table.attempt(), version));
        }
        return with(all, byesNow, deadline, closedAt, overdueSince, stoppedAt, reopenedAt, seats);
    }

    /** Numbers of the tables at which an organiser has changed who sits where. */
    public List<Integer> changedTables() {
        return reseated.stream().map(Reseated::table).distinct().sorted().toList();
    }

    public Round due(Instant moved) {
        return with(tables, byes, moved, closedAt, null, null, reopenedAt, reseated);
    }

    /** The same with a later deadline, where it is open and its deadline was to come. */
    public Round extended(Outage outage) {
        return open() && deadline.isAfter(outage.from()) ? due(outage.moved(deadline)) : this;
    }

    public Round overdue() {
        return with(tables, byes, deadline, closedAt, deadline, stoppedAt, reopenedAt, reseated);
    }

    /** The same with its open tables stopped. */
    public Round stopped(Instant at) {
        return with(tables, byes, deadline, closedAt, overdueSince, at, reopenedAt, reseated);
    }

    public Round reopened() {
        return with(tables, byes, deadline, null, overdueSince, null, reopenedAt, reseated);
    }

    public Round reopened(Instant at) {
        return with(tables, byes, deadline, null, overdueSince, null, at, reseated);
    }

    /** The same, open as it was at another time. */
    public Round openedLike(Round was) {
        return with(tables, byes, deadline, was.closedAt, was.overdueSince, was.stoppedAt, was.reopenedAt, reseated);
    }

    public Round closed(Instant at) {
        return with(tables, byes, deadline, at, overdueSince, stoppedAt, null, reseated);
    }

    private Round with(
            List<Table> allTables,
            List<Bye> allByes,
            Instant due,
            @Nullable Instant closed,
            @Nullable Instant overdue,
            @Nullable Instant stopped,
            @Nullable Instant reopened,
            List<Reseated> seats) {
        return new Round(
                number,
                stage,
                allTables,
                allByes,
                seed,
                cost,
                publishedIn,
                publishedBy,
                publishedAt,
                due,
                closed,
                overdue,
                stopped,
                reopened,
                forbidden,
                checkedIn,
                seats);
    }
}
