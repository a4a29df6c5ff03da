package baffin.competition.course;

import baffin.competition.Competition;
import baffin.competition.Entrant;
import baffin.competition.entry.Division;
import baffin.competition.policy.Format.DivisionLeague;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Places of a running league that somebody may still take: nobody plays for them, or their division is short. */
public final class LeaguePlaces {

    private LeaguePlaces() {}

    /** The number of such places; 0 in other formats, and once no player can return to the league. */
    public static int count(Competition state) {
        return vacant(state).size() + room(state);
    }

    /** The entrant whose place is the next to be taken: of the lowest tier the one that left first. */
    public static Optional<Integer> next(Competition state) {
        return vacant(state).stream()
                .min(Comparator.comparingInt((Entrant entrant) -> -tier(state, entrant))
                        .thenComparingLong(entrant ->
                                entrant.left() == null ? 0 : entrant.left().version()))
                .map(Entrant::number);
    }

    /** The division that is short most, the lowest of several; before the first round only. */
    public static Optional<Division> smallest(Competition state) {
        return state.divisions().reversed().stream()
                .min(Comparator.comparingInt(division -> division.entrants().size()))
                .filter(division -> room(state) > 0);
    }

    private static List<Entrant> vacant(Competition state) {
        return LeagueReturn.open(state)
                ? state.entrants().stream()
                        .filter(Entrant::gone)
                        .filter(entrant -> LeagueReturn.placed(state, entrant.number()))
                        .toList()
                : List.of();
    }

    private static int room(Competition state) {
        if (!LeagueReturn.open(state)
                || !state.rounds().isEmpty()
                || !(state.policy().format() instanceof DivisionLeague league)) {
            return 0;
        }
        int in = 0;
        int room = 0;
        for (Division division : state.divisions()) {
            int size = division.entrants().size();
            in += size;
            room += Math.max(0, league.divisionSize() - size);
        }
        return Math.max(0, Math.min(room, state.policy().entry().max() - in));
    }

    private static int tier(Competition state, Entrant entrant) {
        return state.divisions().stream()
                .filter(division -> division.entrants().contains(entrant.number()))
                .mapToInt(Division::tier)
                .findFirst()
                .orElse(0);
    }
}
