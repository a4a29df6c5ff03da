package baffin.competition;

import baffin.competition.entry.Actor;
import baffin.competition.event.RulingEvent.MatchReplayed;
import baffin.competition.event.RulingEvent.ResultSetAside;
import baffin.competition.event.RulingEvent.RulingMade;
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
        put(round, table(round, table).with(result));
    }

    void rule(RulingMade made, long version, @Nullable Actor by, Instant at) {
        int round = made.round();
        Table before = table(round, made.table());
        Integer number = made.ruling();
        if (number != null) {
            rulings.add(new TableRuling(
                    rulings.size() + 1,
                    round,
                    before,
                    before.attempt(),
                    made.source(),
                    by,
                    made.reason(),
                    false,
                    null,
                    false,
                    version,
                    at));
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
        rulings.add(new TableRuling(
                rulings.size() + 1,
                round,
                before,
                replayed.attempt(),
                null,
                by,
                replayed.reason(),
                false,
                null,
                false,
                version,
                at));
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
        rulings.replaceAll(ruling ->
                ruling.holds(late.round(), late.table()) && ruling.before().awaits(late.attempt())
                        ? ruling.on(ruling.before().with(result))
                        : ruling);
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
