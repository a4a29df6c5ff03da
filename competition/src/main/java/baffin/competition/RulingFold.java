package baffin.competition;

import baffin.competition.entry.Actor;
import baffin.competition.event.RulingEvent.MatchReplayed;
import baffin.competition.event.RulingEvent.ResultSetAside;
import baffin.competition.event.RulingEvent.RulingMade;
import baffin.competition.event.RulingEvent.SeatsForfeited;
import baffin.competition.table.Round;
import baffin.competition.table.Table;
import baffin.competition.table.TableResult;
import baffin.competition.table.TableResult.Source;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Results of tables and rulings on them while a record is folded. */
final class RulingFold {

    private final List<Round> rounds;
    private final List<TableRuling> rulings;

    /** Changes the rounds that it is given. */
    RulingFold(List<Round> rounds, List<TableRuling> before) {
        this.rounds = rounds;
        this.rulings = new ArrayList<>(before);
    }

    List<TableRuling> all() {
        return rulings;
    }

    void settle(int round, int table, TableResult result) {
        Table before = table(round, table);
        put(round, before.played(result));
        keep(round, table, before.attempt(), result);
    }

    void forfeit(SeatsForfeited lost, long version, @Nullable Actor by, Instant at) {
        int round = lost.round();
        Table before = table(round, lost.table());
        add(round, before, before.attempt(), Source.FORFEIT, by, lost.reason(), version, at);
        put(round, before.losing(lost.seats()));
    }

    void rule(RulingMade made, long version, @Nullable Actor by, Instant at) {
        int round = made.round();
        Table before = table(round, made.table());
        Integer number = made.ruling();
        if (number != null) {
            add(round, before, before.attempt(), made.source(), by, made.reason(), version, at);
        }
        TableResult result = before.result();
        Long since = result == null ? null : Long.valueOf(result.since());
        put(
                round,
                before.with(new TableResult(made.source(), made.seats(), version, at, made.reason(), number, since)));
    }

    void replay(MatchReplayed replayed, long version, @Nullable Actor by, Instant at) {
        int round = replayed.round();
        Table before = table(round, replayed.table());
        add(round, before, replayed.attempt(), null, by, replayed.reason(), version, at);
        put(round, before.again(replayed.attempt()));
        reopen(round);
    }

    TableRuling lift(int number, long version) {
        TableRuling ruling = rulings.get(number - 1);
        rulings.set(number - 1, ruling.taken(version));
        put(ruling.round(), ruling.before());
        if (ruling.before().open()) {
            reopen(ruling.round());
        }
        return ruling;
    }

    /** A round is withdrawn: no ruling on its tables holds, nor is about the tables of the next one of its number. */
    void withdrawn(int round, long version) {
        rulings.replaceAll(ruling -> ruling.round() == round ? ruling.withItsRound(version) : ruling);
    }

    void setAside(ResultSetAside late, long version) {
        TableResult result = new TableResult(Source.MATCH, late.seats(), version, late.endedAt(), null, null, null);
        keep(late.round(), late.table(), late.attempt(), result);
    }

    /** What the match has come to is what a ruling goes back to when it is lifted. */
    private void keep(int round, int table, int attempt, TableResult result) {
        rulings.replaceAll(
                ruling -> ruling.holds(round, table) && ruling.before().awaits(attempt)
                        ? ruling.on(ruling.before().played(result))
                        : ruling);
    }

    private void add(
            int round,
            Table before,
            int attempt,
            @Nullable Source source,
            @Nullable Actor by,
            String reason,
            long version,
            Instant at) {
        rulings.add(new TableRuling(
                rulings.size() + 1, round, before, attempt, source, by, reason, false, null, false, version, at));
    }

    private Table table(int round, int table) {
        return rounds.get(round - 1).tables().get(table - 1);
    }

    private void put(int round, Table table) {
        rounds.set(round - 1, rounds.get(round - 1).with(table));
    }

    private void reopen(int round) {
        rounds.set(round - 1, rounds.get(round - 1).reopened());
    }
}
