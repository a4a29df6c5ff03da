package baffin.competition.decide.ruling;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.decide.Event;
import baffin.competition.decide.Rule;
import baffin.competition.decide.Sample;
import baffin.competition.event.RoundCommand.WithdrawRound;
import baffin.competition.event.RulingCommand.Correct;
import baffin.competition.policy.Format;
import baffin.competition.policy.Format.PodElimination;
import baffin.competition.policy.Format.PodSwiss;
import baffin.competition.policy.Format.SingleElimination;
import baffin.competition.table.Round;
import baffin.competition.table.RuledSeat;
import baffin.competition.table.Stage;
import baffin.competition.table.Table;
import baffin.competition.table.TableResult;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class LaterRoundsTest {

    private static final int SEMI = 5;

    private static Event upToTheSemiFinals() {
        Event event = Event.begun(Sample.of(new PodSwiss(4, 16, null)), 20);
        for (int round = 1; round <= SEMI; round++) {
            event.publish();
            event.play(new Random(round));
        }
        assertThat(event.state().rounds().getLast().stage()).isEqualTo(Stage.SEMI_FINAL);
        return event;
    }

    private static Table table(Event event) {
        return event.state().rounds().get(SEMI - 1).tables().getFirst();
    }

    /** Entrants of the table by their places. */
    private static List<Integer> order(Event event) {
        Table table = table(event);
        TableResult result = Objects.requireNonNull(table.result());
        List<Integer> order = new ArrayList<>(table.seats());
        order.sort(java.util.Comparator.comparingInt(
                entrant -> result.seats().get(table.seats().indexOf(entrant)).place()));
        return order;
    }

    private static Correct correct(Event event, List<Integer> order) {
        List<RuledSeat> rows = order.stream()
                .map(entrant -> RuledSeat.at(entrant, order.indexOf(entrant) + 1))
                .toList();
        return new Correct(SEMI, 1, rows, "a slip", false, Rule.seen(event, SEMI, 1));
    }

    @Test
    void a_semi_final_that_is_corrected_before_the_final_changes_who_plays_in_it() {
        Event event = upToTheSemiFinals();
        List<Integer> order = order(event);
        Collections.swap(order, 0, 1);

        event.accepted(Event.ORGANISER, correct(event, order));

        assertThat(event.publish().tables().getFirst().seats())
                .contains(order.get(0))
                .doesNotContain(order.get(1));
    }

    @Test
    void once_the_final_is_published_the_winner_of_a_semi_final_stays_and_the_others_may_be_put_right() {
        Event event = upToTheSemiFinals();
        event.publish();
        List<Integer> order = order(event);
        Collections.swap(order, 2, 3);
        event.accepted(Event.ORGANISER, correct(event, order));
        Collections.swap(order, 0, 1);

        assertThat(event.refused(Event.ORGANISER, correct(event, order))
                        .faults()
                        .getFirst()
                        .detail())
                .contains("the final was made with entrant " + order.get(1));
    }

    /** Eliminations, with the place down to which entrants go on in their first round. */
    static List<Arguments> eliminations() {
        return List.of(
                Arguments.of(new PodElimination(2, false), 2),
                Arguments.of(new PodElimination(2, true), 2),
                Arguments.of(new SingleElimination(true), 1),
                Arguments.of(new SingleElimination(false), 1));
    }

    @ParameterizedTest
    @MethodSource("eliminations")
    void in_an_elimination_those_who_go_on_stay_until_the_rounds_that_were_made_from_it_are_withdrawn(
            Format format, int cut) {
        Event event = Event.begun(Sample.of(format), 16);
        for (int round = 1; round <= 3; round++) {
            event.publish();
            event.play(new Random(round));
        }
        List<Integer> order = new ArrayList<>(
                event.state().rounds().getFirst().tables().getFirst().seats());
        TableResult result = Objects.requireNonNull(
                event.state().rounds().getFirst().tables().getFirst().result());
        List<Integer> seats = List.copyOf(order);
        order.sort(java.util.Comparator.comparingInt(
                entrant -> result.seats().get(seats.indexOf(entrant)).place()));
        if (cut > 1) {
            Collections.swap(order, 0, 1);
            event.accepted(Event.ORGANISER, corrected(event, order));
        }
        Collections.swap(order, cut - 1, cut);

        assertThat(event.refused(Event.ORGANISER, corrected(event, order)).detail())
                .isEqualTo("round 2 was made from this result, and others would go on: withdraw round 3 first"
                        + " (POST /api/v1/competitions/c-1/rounds/3/withdraw)");
        event.accepted(Event.ORGANISER, new WithdrawRound(3, "a slip", true, List.of()));
        event.accepted(Event.ORGANISER, new WithdrawRound(2, "a slip", true, List.of()));
        event.accepted(Event.ORGANISER, corrected(event, order));
        Round second = event.publish();
        boolean again = second.stage() == Stage.SECOND_CHANCE;
        assertThat(second.has(order.get(cut - 1))).isNotEqualTo(again);
        assertThat(second.has(order.get(cut))).isEqualTo(again);
    }

    private static Correct corrected(Event event, List<Integer> order) {
        List<RuledSeat> rows = order.stream()
                .map(entrant -> RuledSeat.at(entrant, order.indexOf(entrant) + 1))
                .toList();
        return new Correct(1, 1, rows, "a slip", false, Rule.seen(event, 1, 1));
    }
}
