package baffin.competition.decide;

import baffin.competition.Competition;
import baffin.competition.TableRuling;
import baffin.competition.entry.Actor;
import baffin.competition.event.CompetitionCommand;
import baffin.competition.event.CompetitionRefusal;
import baffin.competition.event.RulingCommand.EnterResults;
import baffin.competition.event.RulingCommand.LiftRuling;
import baffin.competition.event.RulingCommand.OfTable;
import baffin.competition.table.Table;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A person who plays at a table rules on it only when nobody else can, or when they say so. */
final class OwnTables {

    private OwnTables() {}

    /** Names those who could rule instead. */
    static Optional<CompetitionRefusal> fault(Competition state, Actor by, CompetitionCommand command) {
        Optional<Table> table =
                tables(state, command).filter(one -> plays(state, one, by)).findFirst();
        if (table.isEmpty()) {
            return Optional.empty();
        }
        List<Actor> others = state.officials(Rights.least(state, command)).stream()
                .filter(other -> !plays(state, table.get(), other))
                .toList();
        return others.isEmpty() ? Optional.empty() : Optional.of(new CompetitionRefusal.OwnTable(others));
    }

    private static boolean plays(Competition state, Table table, Actor somebody) {
        return state.satAt(table, somebody.player(), state.version() + 1);
    }

    private static Stream<Table> tables(Competition state, CompetitionCommand command) {
        return switch (command) {
            case OfTable ruling -> table(state, ruling.round(), ruling.table());
            case LiftRuling lift ->
                state.rulings().stream()
                        .filter(ruling -> ruling.number() == lift.ruling())
                        .map(TableRuling::before);
            case EnterResults given ->
                given.rows().stream()
                        .map(EnterResults.Row::table)
                        .distinct()
                        .flatMap(table -> table(state, given.round(), table));
            default -> Stream.empty();
        };
    }

    private static Stream<Table> table(Competition state, int round, int table) {
        return state.round(round).flatMap(one -> one.table(table)).stream();
    }
}
