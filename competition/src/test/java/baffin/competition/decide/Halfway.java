package baffin.competition.decide;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.Competition;
import baffin.competition.event.CompetitionCommand.Finish;
import baffin.competition.event.CompetitionCommand.Finish.Position;
import baffin.competition.event.CompetitionCommand.Finish.Unfinished;
import baffin.competition.event.CompetitionCommand.Undo;
import baffin.competition.event.CompetitionCommand.Undo.Act;
import baffin.competition.event.CompetitionRecord;
import baffin.competition.event.EntryCommand.CheckIn;
import baffin.competition.policy.Format;
import baffin.competition.policy.Format.DivisionLeague;
import baffin.competition.policy.Format.Heats;
import baffin.competition.policy.Format.PodElimination;
import baffin.competition.policy.Format.PodSwiss;
import baffin.competition.policy.Format.RoundRobin;
import baffin.competition.policy.Format.SingleElimination;
import baffin.competition.table.SeatResult;
import baffin.competition.table.SeatResult.Fate;
import baffin.competition.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Competitions of all formats with a round behind them and one under way, and what ends them and takes that back. */
final class Halfway {

    private Halfway() {}

    static final String SEED = "another secret";

    static Stream<Format> formats() {
        return Stream.of(
                new DivisionLeague(5, 4, 2, 1, 1),
                new PodSwiss(3, 4, null),
                new Heats(3, 2, 4),
                new PodElimination(2, true),
                new RoundRobin(1),
                new SingleElimination(true));
    }

    static Undo undo(Act of) {
        return new Undo(of, "a mistake", SEED);
    }

    static Event begun(Format format) {
        Event event = Event.begun(Sample.of(format), 9);
        checkIn(event);
        return event;
    }

    static void checkIn(Event event) {
        event.state().active().forEach(one -> event.ask(Event.ORGANISER, new CheckIn(one.number())));
    }

    /** Round 1 is played, and of round 2 all tables but the last. */
    static Event underWay(Format format) {
        Event event = begun(format);
        event.publish();
        event.play(new Random(5));
        checkIn(event);
        List<Table> tables = event.publish().tables();
        tables.subList(0, tables.size() - 1).forEach(table -> event.result(table, places(table)));
        event.settle();
        return event;
    }

    static List<Integer> places(Table table) {
        return IntStream.rangeClosed(1, table.seats().size()).boxed().toList();
    }

    static Finish early(Event event, Unfinished unfinished) {
        List<Position> positions = new ArrayList<>();
        event.state()
                .rounds()
                .forEach(round -> round.tables().stream()
                        .filter(Table::open)
                        .forEach(table -> positions.add(new Position(
                                round.number(),
                                table.number(),
                                table.attempt(),
                                places(table).stream()
                                        .map(place -> new SeatResult(place, 50 - place, null, Fate.PLAYED, null))
                                        .toList()))));
        return new Finish(true, "the hall closes", unfinished, positions);
    }

    static void replays(Event event) {
        Competition again = null;
        for (CompetitionRecord record : event.log) {
            again = Competition.after(again, record);
        }
        assertThat(again).isEqualTo(event.state());
    }
}
