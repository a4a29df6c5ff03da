package baffin.competition.decide;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.Competition;
import baffin.competition.RuledMatches;
import baffin.competition.event.CompetitionCommand;
import baffin.competition.event.EntryCommand.AddEntrant;
import baffin.competition.event.EntryCommand.RemoveEntrant;
import baffin.competition.event.EntryCommand.ReplacePerson;
import baffin.competition.event.EntryCommand.Return;
import baffin.competition.event.EntryCommand.Withdraw;
import baffin.competition.event.RulingCommand.LiftRuling;
import baffin.competition.event.RulingCommand.RecordResult;
import baffin.competition.policy.EntryRule;
import baffin.competition.policy.EntryRule.Who;
import baffin.competition.policy.Format;
import baffin.competition.policy.Format.DivisionLeague;
import baffin.competition.policy.Format.Heats;
import baffin.competition.policy.Format.PodElimination;
import baffin.competition.policy.Format.PodSwiss;
import baffin.competition.policy.Format.RoundRobin;
import baffin.competition.policy.Format.SingleElimination;
import baffin.competition.table.Round;
import baffin.competition.table.SeatResult;
import baffin.competition.table.SeatResult.Fate;
import baffin.competition.table.Table;
import baffin.game.Seat;
import baffin.match.event.MatchCommand.OfCompetition;
import baffin.match.event.MatchCommand.Reseat;
import baffin.match.event.MatchCommand.Unseat;
import baffin.match.event.MatchCommand.Unseat.Why;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the running matches of somebody who leaves are told, in every format. */
class SeatsOfGoneTest {

    private static final int GONE = 3;

    static Stream<Format> formats() {
        return Stream.of(
                new DivisionLeague(4, 2, null, 1, 1),
                new DivisionLeague(5, 4, null, 0, 0),
                new PodSwiss(2, 0, null),
                new Heats(2, 1, 4),
                new PodElimination(2, true),
                new RoundRobin(2),
                new SingleElimination(true));
    }

    private static Event running(Format format) {
        EntryRule entry = new EntryRule(Who.OPEN, List.of(), 2, 64, null, null, takesLate(format), null, true, null);
        Event event = Event.begun(
                Sample.with(format, entry),
                format instanceof DivisionLeague league && league.divisionSize() == 5 ? 5 : 8);
        if (format instanceof Heats) {
            event.state()
                    .active()
                    .forEach(one -> event.accepted(
                            Event.ORGANISER, new baffin.competition.event.EntryCommand.CheckIn(one.number())));
        }
        event.publish();
        event.later(Duration.ofMinutes(1));
        return event;
    }

    private static boolean takesLate(Format format) {
        return format instanceof PodSwiss || format instanceof Heats;
    }

    private static List<RuledMatches.Instruction> instructed(Event event, CompetitionCommand command) {
        return instructed(event, command, Event.ORGANISER);
    }

    private static List<RuledMatches.Instruction> instructed(
            Event event, CompetitionCommand command, baffin.competition.entry.Actor by) {
        Competition before = event.state();
        event.accepted(by, command);
        return RuledMatches.instructions(before, event.state(), event.log.getLast());
    }

    private static List<Table> tables(Event event) {
        return event.state().rounds().getFirst().tables().stream()
                .filter(table -> table.seats().contains(GONE))
                .toList();
    }

    private static Stream<OfCompetition> unseat(Event event, Why why) {
        return tables(event).stream()
                .map(table -> new Unseat(new Seat(table.seats().indexOf(GONE)), "p" + GONE, why));
    }

    private static Stream<OfCompetition> reseat(Event event, String player) {
        return tables(event).stream()
                .map(table -> new Reseat(new Seat(table.seats().indexOf(GONE)), Event.holder(player)));
    }

    @ParameterizedTest
    @MethodSource("formats")
    void every_open_table_is_told_of_who_leaves_and_of_who_is_removed(Format format) {
        Event left = running(format);
        assertThat(tables(left)).isNotEmpty();
        assertThat(instructed(left, new Withdraw(GONE, null), Event.player(GONE)))
                .extracting(RuledMatches.Instruction::word)
                .containsExactlyElementsOf(unseat(left, Why.LEFT).toList());
        assertThat(instructed(left, new RemoveEntrant(GONE, "insults")))
                .as("removed afterwards")
                .extracting(RuledMatches.Instruction::word)
                .containsExactlyElementsOf(unseat(left, Why.REMOVED).toList());

        Event removed = running(format);
        assertThat(instructed(removed, new RemoveEntrant(GONE, "insults")))
                .extracting(RuledMatches.Instruction::word)
                .containsExactlyElementsOf(unseat(removed, Why.REMOVED).toList());
    }

    @ParameterizedTest
    @MethodSource("formats")
    void a_match_that_ends_after_its_entrant_has_left_gives_it_nothing(Format format) {
        Event event = running(format);
        Table table = tables(event).getFirst();
        List<SeatResult> seats = IntStream.range(0, table.seats().size())
                .mapToObj(seat ->
                        new SeatResult(table.seats().get(seat) == GONE ? 1 : seat + 2, 9, null, Fate.PLAYED, null))
                .toList();
        event.accepted(Event.player(GONE), new Withdraw(GONE, null));
        Event inTime = event.copy();
        event.later(Duration.ofMinutes(1));
        event.accepted(null, new RecordResult(1, table.number(), 1, event.now, seats));
        assertThat(fate(event, table)).isEqualTo(Fate.DROPPED);

        inTime.accepted(null, new RecordResult(1, table.number(), 1, inTime.now, seats));
        assertThat(fate(inTime, table)).as("it had ended before").isEqualTo(Fate.PLAYED);
    }

    private static Fate fate(Event event, Table table) {
        return Objects.requireNonNull(event.state()
                        .rounds()
                        .getFirst()
                        .tables()
                        .get(table.number() - 1)
                        .result())
                .seats()
                .get(table.seats().indexOf(GONE))
                .fate();
    }

    @ParameterizedTest
    @MethodSource("formats")
    void whoever_comes_back_or_takes_the_place_has_the_seats(Format format) {
        Event event = running(format);
        boolean league = format instanceof DivisionLeague;
        event.accepted(Event.player(GONE), new Withdraw(GONE, null));
        Event other = event.copy();
        if (league || takesLate(format)) {
            assertThat(instructed(event, new Return(GONE), Event.player(GONE)))
                    .extracting(RuledMatches.Instruction::word)
                    .containsExactlyElementsOf(reseat(event, "p" + GONE).toList());
        }
        ReplacePerson eve = new ReplacePerson(GONE, Event.holder("eve"), "she plays on");
        if (league) {
            assertThat(instructed(other, eve))
                    .extracting(RuledMatches.Instruction::word)
                    .containsExactlyElementsOf(reseat(other, "eve").toList());
        } else {
            other.refused(Event.ORGANISER, eve);
        }
        if (league || takesLate(format)) {
            Event removed = running(format);
            removed.accepted(Event.ORGANISER, new RemoveEntrant(GONE, "a mistake"));
            assertThat(instructed(removed, new AddEntrant(Event.holder("p" + GONE), null, 0)))
                    .extracting(RuledMatches.Instruction::word)
                    .containsExactlyElementsOf(reseat(removed, "p" + GONE).toList());
        }
    }

    @Test
    void whoever_leaves_while_a_ruling_stands_leaves_the_seat_once_it_is_lifted() {
        Event event = running(new PodSwiss(2, 0, null));
        Table table = tables(event).getFirst();
        event.accepted(Event.ORGANISER, Rule.abandon(event, 1, table.number(), "fire"));
        assertThat(instructed(event, new RemoveEntrant(GONE, "insults"))).isEmpty();

        assertThat(instructed(event, new LiftRuling(1, "no fire", null)))
                .extracting(RuledMatches.Instruction::word)
                .contains(new Unseat(new Seat(table.seats().indexOf(GONE)), "p" + GONE, Why.REMOVED));
    }

    @Test
    void who_was_removed_is_out_although_an_alternate_has_the_place_at_once_or_the_seat_is_lost() {
        EntryRule late = new EntryRule(Who.OPEN, List.of(), 2, 8, null, null, true, null, true, null);
        Event event = Event.of(Sample.with(new DivisionLeague(4, 2, 1, 0, 0), late));
        event.enter(9);
        event.accepted(Event.ORGANISER, new baffin.competition.event.CompetitionCommand.Start());
        event.publish();
        Event lost = event.copy();
        assertThat(instructed(event, new RemoveEntrant(GONE, "insults")))
                .extracting(RuledMatches.Instruction::word)
                .containsExactlyElementsOf(Stream.concat(unseat(event, Why.REMOVED), reseat(event, "p9"))
                        .toList());

        Table table = tables(lost).getFirst();
        lost.accepted(
                Event.ORGANISER,
                new baffin.competition.event.RulingCommand.Forfeit(
                        1, table.number(), List.of(GONE), "never came", null));
        assertThat(instructed(lost, new RemoveEntrant(GONE, "insults")))
                .extracting(RuledMatches.Instruction::word)
                .containsExactlyElementsOf(unseat(lost, Why.REMOVED).toList());
    }

    @Test
    void no_match_is_told_of_who_leaves_before_it_and_none_whose_table_has_a_result() {
        Event event = running(new DivisionLeague(4, 2, 1, 0, 0));
        event.play(new java.util.Random(1));
        assertThat(instructed(event, new Withdraw(GONE, null))).isEmpty();
        Round next = event.publish();

        assertThat(next.tables()).anyMatch(table -> table.seats().contains(GONE));
        assertThat(instructed(event, new RemoveEntrant(GONE, "insults"))).isEmpty();
    }
}
