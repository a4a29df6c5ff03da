package baffin.competition.decide.entry;

import baffin.competition.Competition;
import baffin.competition.Entrant;
import baffin.competition.Entrant.Presence;
import baffin.competition.course.LeaguePlaces;
import baffin.competition.course.LeagueReturn;
import baffin.competition.entry.Alternate;
import baffin.competition.event.CompetitionEvent;
import baffin.competition.event.CompetitionEvent.DivisionJoined;
import baffin.competition.event.EntryEvent.AlternateLeft;
import baffin.competition.event.EntryEvent.CheckedIn;
import baffin.competition.event.EntryEvent.Entered;
import baffin.competition.event.EntryEvent.PersonReplaced;
import baffin.competition.event.EntryEvent.Returned;
import baffin.match.terms.HouseBot;
import baffin.match.terms.SeatHolder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** How somebody gets a place: as a new entrant, or, having been one before, with the old number and record. */
public final class Admission {

    private static final String NOBODYS = "the place was free";

    private Admission() {}

    /** In a league that runs it is a place for which nobody plays, or one in a division that is short. */
    public static List<CompetitionEvent> of(Competition state, SeatHolder person, @Nullable Integer rating, int rated) {
        int round = state.rounds().size() + 1;
        Optional<Integer> known = known(state, person).map(Entrant::number);
        boolean placed =
                known.filter(entrant -> LeagueReturn.placed(state, entrant)).isPresent();
        Optional<Integer> next = placed ? Optional.empty() : LeaguePlaces.next(state);
        if (next.isPresent()) {
            return taken(state, next.get(), person, NOBODYS);
        }
        int number = known.orElse(state.entrants().size() + 1);
        CompetitionEvent comes =
                known.isPresent() ? new Returned(number, round) : new Entered(number, person, rating, rated, round);
        return placed || state.divisions().isEmpty()
                ? List.of(comes)
                : List.of(
                        comes,
                        new DivisionJoined(
                                number,
                                LeaguePlaces.smallest(state).orElseThrow().number()));
    }

    /** Somebody plays for an entrant for which nobody has. */
    static List<CompetitionEvent> taken(Competition state, int entrant, SeatHolder to, String reason) {
        SeatHolder person = HouseBot.playing(to.player())
                .map(bot -> bot.holder().numbered(entrant))
                .orElse(to);
        List<CompetitionEvent> events = new ArrayList<>();
        events.add(new PersonReplaced(entrant, person, reason));
        if (!state.entrant(entrant).orElseThrow().active()) {
            events.add(new Returned(entrant, state.rounds().size() + 1));
        }
        return events;
    }

    /** An alternate gets a place; who has checked in as one has not to do so again. */
    public static List<CompetitionEvent> of(Competition state, Alternate alternate) {
        SeatHolder person = alternate.person();
        List<CompetitionEvent> events = new ArrayList<>();
        events.add(new AlternateLeft(person.player()));
        events.addAll(of(state, person, alternate.rating(), alternate.rated()));
        if (alternate.checkedIn()) {
            int number = state.forecast(events, state.changedAt()).entrants().stream()
                    .filter(entrant -> entrant.active() && entrant.is(person.player()))
                    .mapToInt(Entrant::number)
                    .findFirst()
                    .orElseThrow();
            events.add(new CheckedIn(number));
        }
        return events;
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
                        .filter(entrant -> entrant.is(person.player()))
                        .findFirst());
    }
}
