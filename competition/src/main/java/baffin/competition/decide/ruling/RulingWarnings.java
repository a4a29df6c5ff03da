package baffin.competition.decide.ruling;

import baffin.competition.Competition;
import baffin.competition.Entrant;
import baffin.competition.event.CompetitionEvent;
import baffin.competition.event.RulingEvent.RulingMade;
import baffin.competition.table.SeatResult;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What an organiser who rules may not have meant. */
public final class RulingWarnings {

    private RulingWarnings() {}

    /** In words; none where nothing is to be said. */
    public static List<String> of(Competition state, List<? extends CompetitionEvent> events) {
        return events.stream()
                .flatMap(event -> event instanceof RulingMade made ? removed(state, made) : Stream.of())
                .toList();
    }

    private static Stream<String> removed(Competition state, RulingMade made) {
        List<Integer> seats = state.round(made.round())
                .flatMap(round -> round.table(made.table()))
                .map(table -> table.seats())
                .orElse(List.of());
        return IntStream.range(0, seats.size())
                .filter(seat -> made.seats().get(seat).scores())
                .mapToObj(seat -> removed(
                        state.entrant(seats.get(seat)), made, made.seats().get(seat)))
                .flatMap(Optional::stream);
    }

    private static Optional<String> removed(Optional<Entrant> entrant, RulingMade made, SeatResult seat) {
        return entrant.filter(Entrant::last)
                .map(one -> "entrant " + one.number() + " was removed, and has place " + seat.place() + " at table "
                        + made.table() + " of round " + made.round()
                        + ": the points count, and the entrant stays behind all others");
    }
}
