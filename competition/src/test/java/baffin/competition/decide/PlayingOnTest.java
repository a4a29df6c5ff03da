package baffin.competition.decide;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.Competition;
import baffin.competition.RuledMatches;
import baffin.competition.event.CompetitionCommand;
import baffin.competition.event.CompetitionRefusal.Fault;
import baffin.competition.event.EntryCommand.CheckIn;
import baffin.competition.event.EntryCommand.ReplacePerson;
import baffin.competition.event.EntryCommand.Withdraw;
import baffin.competition.event.RulingCommand.Forfeit;
import baffin.competition.event.RulingCommand.Forfeit.Rest;
import baffin.competition.event.RulingCommand.LiftRuling;
import baffin.competition.event.RulingEvent.RulingMade;
import baffin.competition.event.RulingEvent.SeatsForfeited;
import baffin.competition.policy.Format;
import baffin.competition.policy.Format.DivisionLeague;
import baffin.competition.policy.Format.Heats;
import baffin.competition.policy.Format.PodElimination;
import baffin.competition.policy.Format.PodSwiss;
import baffin.competition.policy.Format.RoundRobin;
import baffin.competition.policy.Format.SingleElimination;
import baffin.competition.policy.Points;
import baffin.competition.policy.PointsRule;
import baffin.competition.standing.ledger.SeatScore;
import baffin.competition.standing.ledger.TablePoints;
import baffin.competition.standing.outlook.Outlook;
import baffin.competition.standing.outlook.Prospect;
import baffin.competition.table.LostSeat;
import baffin.competition.table.Round;
import baffin.competition.table.SeatResult.Fate;
import baffin.competition.table.Table;
import baffin.competition.table.TableResult;
import baffin.game.Seat;
import baffin.match.event.MatchCommand.OfCompetition;
import baffin.match.event.MatchCommand.Reseat;
import baffin.match.event.MatchCommand.RuleTable;
import baffin.match.event.MatchCommand.Unseat;
import baffin.match.event.MatchCommand.Unseat.Why;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A seat of a table is lost: the others play on unless the organiser says otherwise, or cannot. */
class PlayingOnTest {

    static Stream<Format> fours() {
        return Stream.of(
                new DivisionLeague(4, 2, 1, 1, 1),
                new PodSwiss(2, 0, null),
                new Heats(2, 1, 4),
                new PodElimination(2, true));
    }

    static Stream<Format> twos() {
        return Stream.of(new RoundRobin(1), new SingleElimination(false));
    }

    private static Event running(Format format) {
        Event event = Event.begun(Sample.of(format), 8);
        if (format instanceof Heats) {
            event.state().active().forEach(one -> event.accepted(Event.ORGANISER, new CheckIn(one.number())));
        }
        event.publish();
        return event;
    }

    private static Table table(Event event) {
        return event.state().rounds().getFirst().tables().getFirst();
    }

    private static Forfeit lost(int entrant) {
        return new Forfeit(1, 1, List.of(entrant), "never came", null);
    }

    private static List<OfCompetition> instructed(Event event, CompetitionCommand command) {
        Competition before = event.state();
        event.accepted(Event.ORGANISER, command);
        return RuledMatches.instructions(before, event.state(), event.log.getLast()).stream()
                .map(RuledMatches.Instruction::word)
                .toList();
    }

    private static List<Fate> fates(Event event) {
        return Objects.requireNonNull(table(event).result()).seats().stream()
                .map(seat -> seat.fate())
                .toList();
    }

    private static List<Points> points(Event event) {
        Round round = event.state().rounds().getFirst();
        TableResult result = Objects.requireNonNull(table(event).result());
        return TablePoints.of(PointsRule.EXPEDITION, round, table(event), result).scores().stream()
                .map(SeatScore::points)
                .toList();
    }

    @ParameterizedTest
    @MethodSource("fours")
    void the_others_play_on_and_the_seat_gets_nothing_whatever_comes_of_the_match(Format format) {
        Event event = running(format);
        int first = table(event).seats().getFirst();

        assertThat(instructed(event, lost(first).knowing(List.of(first))))
                .containsExactly(new Unseat(new Seat(0), "p" + first, Why.FORFEITED));

        assertThat(event.log.getLast().events())
                .containsExactly(new SeatsForfeited(1, 1, List.of(new LostSeat(first, Fate.NO_SHOW)), "never came", 1));
        assertThat(table(event).open()).isTrue();
        assertThat(event.state().entrant(first).orElseThrow().active()).isTrue();
        event.result(table(event), List.of(1, 2, 3, 4));
        assertThat(fates(event)).containsExactly(Fate.NO_SHOW, Fate.PLAYED, Fate.PLAYED, Fate.PLAYED);
        assertThat(points(event)).containsExactly(Points.ZERO, Points.of(10), Points.of(6), Points.of(3));
    }

    @ParameterizedTest
    @MethodSource("fours")
    void the_ruling_is_lifted_while_the_match_runs_and_after_it_has_ended(Format format) {
        Event event = running(format);
        int first = table(event).seats().getFirst();
        Table before = table(event);
        event.accepted(Event.ORGANISER, lost(first).as(Fate.DROPPED));
        Event ended = event.copy();

        assertThat(instructed(event, new LiftRuling(1, "was there", null)))
                .containsExactly(new Reseat(new Seat(0), Event.holder("p" + first)));
        assertThat(table(event)).isEqualTo(before);

        ended.result(table(ended), List.of(1, 2, 3, 4));
        assertThat(fates(ended)).startsWith(Fate.DROPPED);
        assertThat(instructed(ended, new LiftRuling(1, "was there", null))).isEmpty();
        assertThat(fates(ended)).containsOnly(Fate.PLAYED);
        assertThat(points(ended)).startsWith(Points.of(10));
    }

    @ParameterizedTest
    @MethodSource("fours")
    void ending_the_table_is_the_other_choice(Format format) {
        Event event = running(format);
        int first = table(event).seats().getFirst();

        assertThat(instructed(event, lost(first).then(Rest.END))).hasSize(1).allMatch(RuleTable.class::isInstance);
        assertThat(event.log.getLast().events().getFirst()).isInstanceOf(RulingMade.class);
        assertThat(points(event).subList(1, 4)).allMatch(points(event).get(1)::equals);
    }

    @ParameterizedTest
    @MethodSource("twos")
    void where_one_would_be_left_the_table_ends(Format format) {
        Event event = running(format);
        int first = table(event).seats().getFirst();
        Event other = event.copy();
        event.accepted(Event.ORGANISER, lost(first));
        assertThat(table(event).open()).isFalse();

        assertThat(other.refused(Event.ORGANISER, lost(first).then(Rest.PLAY_ON))
                        .faults())
                .extracting(Fault::pointer)
                .containsExactly("/table");
    }

    @Test
    void who_has_left_is_not_one_of_those_who_would_play_on() {
        Event event = running(new PodSwiss(2, 0, null));
        List<Integer> seats = table(event).seats();
        event.accepted(Event.ORGANISER, lost(seats.get(0)));
        event.accepted(Event.player(seats.get(1)), new Withdraw(seats.get(1), null));
        assertThat(event.refused(Event.ORGANISER, lost(seats.get(0))).faults())
                .extracting(Fault::detail)
                .containsExactly("is " + seats.getFirst() + ", who has lost the seat already");

        event.accepted(Event.ORGANISER, lost(seats.get(2)));

        assertThat(table(event).open()).isFalse();
        assertThat(points(event)).containsExactly(Points.ZERO, Points.ZERO, Points.ZERO, Points.of(10));
    }

    @Test
    void of_a_table_with_a_result_nobody_plays_on() {
        Event event = running(new PodSwiss(2, 0, null));
        event.result(table(event), List.of(1, 2, 3, 4));
        int first = table(event).seats().getFirst();
        Forfeit late = new Forfeit(1, 1, List.of(first), "cheated", Rule.seen(event, 1, 1));
        event.refused(Event.ORGANISER, late.then(Rest.PLAY_ON));
        event.accepted(Event.ORGANISER, late);
        assertThat(points(event)).containsExactly(Points.ZERO, Points.of(10), Points.of(6), Points.of(3));
    }

    @Test
    void whoever_replaces_the_entrant_does_not_get_the_lost_seat_back_and_a_new_match_has_all_of_them() {
        Event event = running(new PodSwiss(2, 0, null));
        int first = table(event).seats().getFirst();
        event.accepted(Event.ORGANISER, lost(first));
        assertThat(instructed(event, new ReplacePerson(first, Event.holder("eve"), "ill")))
                .isEmpty();
        event.accepted(Event.ORGANISER, Rule.replay(event, 1, 1, "wrong options"));
        event.result(table(event), List.of(1, 2, 3, 4));
        assertThat(fates(event)).containsOnly(Fate.PLAYED);
    }

    @Test
    void the_outlook_knows_that_the_seat_gets_nothing() {
        Event event = Event.begun(Sample.of(new DivisionLeague(4, 2, 1, 0, 0)), 4);
        event.publish();
        int second = table(event).seats().get(1);
        event.result(table(event), List.of(1, 2, 3, 4));
        event.settle();
        event.publish();
        assertThat(Outlook.of(event.state()))
                .filteredOn(one -> one.entrant() == second)
                .extracting(Prospect::chance)
                .doesNotContain(Prospect.Chance.OUT);
        event.accepted(Event.ORGANISER, new Forfeit(2, 1, List.of(second), "never came", null));
        assertThat(Outlook.of(event.state()))
                .filteredOn(one -> one.entrant() == second)
                .extracting(Prospect::chance)
                .containsExactly(Prospect.Chance.OUT);
    }

    @Test
    void the_deadline_shares_the_points_among_those_who_have_their_seats() {
        Event event = running(new PodSwiss(2, 0, null));
        int first = table(event).seats().getFirst();
        event.accepted(Event.ORGANISER, lost(first).as(Fate.DROPPED));
        event.later(Duration.ofDays(20));

        assertThat(fates(event)).containsExactly(Fate.DROPPED, Fate.PLAYED, Fate.PLAYED, Fate.PLAYED);
        assertThat(points(event).getFirst()).isEqualTo(Points.ZERO);
    }
}
