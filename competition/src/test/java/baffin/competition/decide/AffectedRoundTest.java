package baffin.competition.decide;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.Competition;
import baffin.competition.Publications;
import baffin.competition.decide.AffectedRound.Elsewhere;
import baffin.competition.entry.Penalty.Card;
import baffin.competition.event.RoundCommand.WithdrawRound;
import baffin.competition.event.RulingCommand.Correct;
import baffin.competition.event.RulingCommand.LiftPenalty;
import baffin.competition.event.RulingCommand.LiftRuling;
import baffin.competition.event.RulingCommand.Penalise;
import baffin.competition.policy.Format;
import baffin.competition.policy.Format.DivisionLeague;
import baffin.competition.policy.Format.PodElimination;
import baffin.competition.policy.Format.PodSwiss;
import baffin.competition.policy.Format.RoundRobin;
import baffin.competition.policy.Points;
import baffin.competition.table.Round;
import baffin.competition.table.RuledSeat;
import baffin.competition.table.Table;
import baffin.competition.table.TableResult;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a published round would be after a correction of what it was made from. */
class AffectedRoundTest {

    static List<Format> searchedAndRanked() {
        return List.of(new PodSwiss(3, 0, null), new PodSwiss(1, 4, null), new PodElimination(3, false));
    }

    private static Event twoRounds(Format format) {
        Event event = Event.begun(Sample.of(format), 16);
        event.publish();
        event.play(new Random(4));
        event.publish();
        return event;
    }

    /** The first table the other way round among those who stay in. */
    private static void turn(Event event) {
        Table table = event.state().rounds().getFirst().tables().getFirst();
        TableResult result = Objects.requireNonNull(table.result());
        List<Integer> order = new ArrayList<>(table.seats());
        order.sort(Comparator.comparingInt(
                entrant -> result.seats().get(table.seats().indexOf(entrant)).place()));
        List<Integer> turned = List.of(order.get(2), order.get(1), order.get(0), order.get(3));
        List<RuledSeat> rows = turned.stream()
                .map(entrant -> RuledSeat.at(entrant, turned.indexOf(entrant) + 1))
                .toList();
        event.accepted(Event.ORGANISER, new Correct(1, 1, rows, "a slip", true, Rule.seen(event, 1, 1)));
    }

    private static AffectedRound affected(Event event) {
        return AffectedRound.of(event.log, event.state(), event.state().rounds().get(1));
    }

    @ParameterizedTest
    @MethodSource("searchedAndRanked")
    void it_is_what_the_round_becomes_when_it_is_withdrawn_and_published_again(Format format) {
        Event event = twoRounds(format);
        Round before = event.state().rounds().get(1);
        assertThat(Publications.corrected(event.state(), before)).isFalse();
        assertThat(affected(event).elsewhere()).isEmpty();

        turn(event);
        AffectedRound affected = affected(event);
        assertThat(Publications.corrected(event.state(), event.state().rounds().get(1)))
                .isTrue();
        assertThat(affected.elsewhere()).isNotEmpty();

        event.accepted(Event.ORGANISER, new WithdrawRound(2, "a slip", false, List.of()));
        Round again = event.publish();
        assertThat(again.tables()).extracting(Table::seats).containsExactlyElementsOf(affected.tables());
        for (Elsewhere one : affected.elsewhere()) {
            assertThat(table(before, one.entrant())).isEqualTo(one.table());
            assertThat(table(again, one.entrant())).isEqualTo(one.would());
        }
        assertThat(Publications.corrected(event.state(), again)).isFalse();
    }

    private static Integer table(Round round, int entrant) {
        return round.tables().stream()
                .filter(table -> table.seats().contains(entrant))
                .map(Table::number)
                .findFirst()
                .orElse(null);
    }

    @Test
    void a_ruling_or_a_penalty_that_is_lifted_again_leaves_it_as_it_is() {
        Event event = twoRounds(new PodSwiss(3, 0, null));
        turn(event);
        event.accepted(Event.ORGANISER, new Penalise(1, Points.of(5), Card.NONE, "late"));
        event.accepted(Event.ORGANISER, new LiftRuling(1, "a mistake", null));
        event.accepted(Event.ORGANISER, new LiftPenalty(1, "a mistake"));

        assertThat(Publications.corrected(event.state(), event.state().rounds().get(1)))
                .isTrue();
        assertThat(affected(event).elsewhere()).isEmpty();
    }

    @Test
    void tables_that_depend_on_no_result_are_never_affected() {
        for (Format format : List.of(new DivisionLeague(8, 4, 1, 1, 1), new RoundRobin(1))) {
            Event event = twoRounds(format);
            event.accepted(Event.ORGANISER, new Penalise(1, Points.of(5), Card.NONE, "late"));
            Competition state = event.state();
            assertThat(Publications.corrected(state, state.rounds().get(1))).isFalse();
            assertThat(affected(event).elsewhere()).isEmpty();
        }
    }
}
