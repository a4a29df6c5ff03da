package baffin.lobby.competition.api.round;

import baffin.competition.Competition;
import baffin.competition.event.RulingCommand.Forfeit;
import baffin.competition.table.Table;
import baffin.lobby.competition.service.CompetitionReads;
import baffin.lobby.openmatch.store.MatchList;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Finds out who of those who lose their seats has done nothing in the match. */
@ApplicationScoped
class IdleSeats {

    private final CompetitionReads reads;
    private final MatchList matches;

    IdleSeats(CompetitionReads reads, MatchList matches) {
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
                                .map(table -> matches.acted(state.matchOf(forfeit.round(), table))
                                        .map(acted -> forfeit.knowing(idle(table, forfeit, acted))))
                                .orElseGet(() -> Uni.createFrom().item(forfeit)));
    }

    private static Optional<Table> table(Competition state, Forfeit forfeit) {
        return state.round(forfeit.round()).flatMap(round -> round.table(forfeit.table()));
    }

    private static List<Integer> idle(Table table, Forfeit forfeit, Set<Integer> acted) {
        return forfeit.entrants().stream()
                .filter(entrant -> table.seats().contains(entrant))
                .filter(entrant -> !acted.contains(table.seats().indexOf(entrant)))
                .toList();
    }
}
