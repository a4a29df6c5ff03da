package baffin.competition.decide.entry;

import baffin.competition.Competition;
import baffin.competition.Entrant;
import baffin.competition.Entrant.Presence;
import baffin.competition.event.CompetitionEvent;
import baffin.competition.event.EntryEvent.Entered;
import baffin.competition.event.EntryEvent.Returned;
import baffin.match.terms.HouseBot;
import baffin.match.terms.SeatHolder;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** How somebody gets a place: as a new entrant, or, having been one before, with the old number and record. */
public final class Admission {

    private Admission() {}

    public static CompetitionEvent of(Competition state, SeatHolder person, @Nullable Integer rating, int rated) {
        int round = state.rounds().size() + 1;
        return known(state, person)
                .<CompetitionEvent>map(entrant -> new Returned(entrant.number(), round))
                .orElseGet(() -> new Entered(state.entrants().size() + 1, person, rating, rated, round));
    }

    /** The entrant that somebody was until an organiser, or the check-in, took it out; empty while it is another. */
    static Optional<Entrant> removed(Competition state, SeatHolder person) {
        return known(state, person).filter(entrant -> entrant.presence() == Presence.REMOVED);
    }

    private static Optional<Entrant> known(Competition state, SeatHolder person) {
        if (HouseBot.playing(person.player()).isPresent()) {
            return Optional.empty();
        }
        return state.entrantOf(person.player())
                .or(() -> state.entrants().stream()
                        .filter(entrant -> entrant.person().player().equals(person.player()))
                        .findFirst());
    }
}
