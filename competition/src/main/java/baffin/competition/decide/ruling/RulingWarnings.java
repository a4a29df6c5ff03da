package baffin.competition.decide.ruling;

import baffin.competition.Competition;
import baffin.competition.Entrant;
import baffin.competition.event.CompetitionEvent;
import baffin.competition.event.RulingEvent.RulingMade;
import java.util.List;
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
        List<Integer> seats = state.rounds()
                .get(made.round() - 1)
                .tables()
                .get(made.table() - 1)
                .seats();
        return IntStream.range(0, seats.size())
                .filter(seat -> made.seats().get(seat).scores())
                .filter(seat ->
                        state.entrant(seats.get(seat)).filter(Entrant::last).isPresent())
                .mapToObj(seat -> "entrant " + seats.get(seat) + " was removed, and has place "
                        + made.seats().get(seat).place() + " at table " + made.table() + " of round " + made.round()
                        + ": the points count, and the entrant stays behind all others");
    }
}
