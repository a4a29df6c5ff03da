package baffin.lobby.competition.api.round;

import baffin.competition.Competition;
import baffin.competition.event.RoundCommand.Moved;
import baffin.competition.event.RulingCommand.Forfeit;
import baffin.competition.table.Round;
import baffin.competition.table.Table;
import baffin.lobby.competition.service.CompetitionReads;
import baffin.lobby.openmatch.store.MatchList;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Finds out for whom somebody has moved in the matches of tables. */
@ApplicationScoped
class MovedSeats {

    private final CompetitionReads reads;
    private final MatchList matches;

    MovedSeats(CompetitionReads reads, MatchList matches) {
        this.reads = reads;
        this.matches = matches;
    }

    /** The ruling with what is known; one that says the fate itself, or is about a played table, stays as it is. */
    Uni<Forfeit> knowing(String competition, Forfeit forfeit) {
        return forfeit.fate() != null
                ? Uni.createFrom().item(forfeit)
                : reads.present(competition)
                        .chain(state -> table(state, forfeit)
                                .filter(Table::open)
                                .map(table -> of(state, forfeit.round(), List.of(table))
                                        .map(moved -> forfeit.knowing(idle(table, forfeit, moved))))
                                .orElseGet(() -> Uni.createFrom().item(forfeit)));
    }

    private static Optional<Table> table(Competition state, Forfeit forfeit) {
        return state.round(forfeit.round()).flatMap(round -> round.table(forfeit.table()));
    }

    private static List<Integer> idle(Table table, Forfeit forfeit, List<Moved> moved) {
        return forfeit.entrants().stream()
                .filter(table.seats()::contains)
                .filter(entrant ->
                        moved.stream().noneMatch(one -> one.entrants().contains(entrant)))
                .toList();
    }

    /** Who has moved at which table of a round; nobody in a round that there is not. */
    Uni<List<Moved>> of(String competition, int round) {
        return reads.present(competition)
                .chain(state ->
                        of(state, round, state.round(round).map(Round::tables).orElse(List.of())));
    }

    Uni<List<Moved>> of(Competition state, Round round) {
        return of(state, round.number(), round.tables());
    }

    private Uni<List<Moved>> of(Competition state, int round, List<Table> tables) {
        return matches.acted(tables.stream()
                        .map(table -> state.matchOf(round, table))
                        .toList())
                .map(acted -> tables.stream()
                        .map(table -> moved(table, acted, state.matchOf(round, table)))
                        .filter(one -> !one.entrants().isEmpty())
                        .toList());
    }

    private static Moved moved(Table table, Map<String, Set<Integer>> acted, String match) {
        return new Moved(
                table.number(),
                acted.getOrDefault(match, Set.of()).stream()
                        .sorted()
                        .map(table.seats()::get)
                        .toList());
    }
}
