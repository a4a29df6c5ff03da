package baffin.competition.decide;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.event.CompetitionEvent;
import baffin.competition.event.CompetitionRefusal;
import baffin.competition.event.CompetitionRefusal.Fault;
import baffin.competition.event.CompetitionRefusal.Reason;
import baffin.competition.event.CompetitionRequest;
import baffin.competition.event.EntryCommand.CheckIn;
import baffin.competition.event.EntryCommand.CheckInMany;
import baffin.competition.event.RulingCommand.EnterResults;
import baffin.competition.event.RulingCommand.EnterResults.Row;
import baffin.competition.event.RulingEvent.RulingMade;
import baffin.competition.policy.Format;
import baffin.competition.policy.Format.Heats;
import baffin.competition.policy.Format.PodSwiss;
import baffin.competition.policy.Policy;
import baffin.competition.table.Round;
import baffin.competition.table.RuledSeat;
import baffin.competition.table.SeatResult;
import baffin.competition.table.SeatResult.Fate;
import baffin.competition.table.Table;
import baffin.competition.table.TableResult.Source;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Results of many tables and checking in of many: in one record, or none of it and every row at fault. */
class ResultsTogetherTest {

    private static final List<Integer> NOBODY_SAYS = Arrays.asList(null, null, null, null);

    static Stream<Policy> policies() {
        return Stream.of(
                Sample.of(new PodSwiss(4, 0, null)),
                Sample.of(new Format.DivisionLeague(8, 3, 1, 0, 0)),
                Sample.of(new Format.PodElimination(2, false)),
                Sample.threes(new PodSwiss(4, 0, null)));
    }

    private static RuledSeat seat(int entrant, @Nullable Integer place, @Nullable Integer score) {
        return new RuledSeat(entrant, null, null, place, score, null, null);
    }

    private static List<Row> rows(Table table, List<Integer> scores, List<Integer> places) {
        return IntStream.range(0, table.seats().size())
                .mapToObj(seat ->
                        new Row(table.number(), seat(table.seats().get(seat), places.get(seat), scores.get(seat))))
                .toList();
    }

    private static EnterResults results(List<Row> rows) {
        return new EnterResults(1, rows, "from the sheets");
    }

    private static Event swiss(int entrants) {
        Event event = Event.begun(Sample.of(new PodSwiss(4, 0, null)), entrants);
        event.publish();
        return event;
    }

    private static Table table(Event event, int number) {
        return event.state().rounds().getFirst().tables().get(number - 1);
    }

    private static List<Integer> places(Event event, int number) {
        return table(event, number).result().seats().stream()
                .map(SeatResult::place)
                .toList();
    }

    @ParameterizedTest
    @MethodSource("policies")
    void many_tables_are_entered_in_one_record_as_if_each_was_adjudicated_alone(Policy policy) {
        Event together = Event.begun(policy, 16);
        Event alone = Event.begun(policy, 16);
        Round round = together.publish();
        alone.publish();
        Random chance = new Random(45);
        List<Row> rows = new ArrayList<>();
        for (Table table : round.tables()) {
            List<Integer> scores = new ArrayList<>(List.of(61, 55, 54, -3));
            Collections.shuffle(scores, chance);
            rows.addAll(rows(table, scores, NOBODY_SAYS));
            List<Integer> here = scores.subList(0, table.seats().size());
            List<Integer> byHand = here.stream()
                    .map(score ->
                            1 + (int) here.stream().filter(one -> one > score).count())
                    .toList();
            alone.accepted(Event.ORGANISER, Rule.adjudicate(alone, 1, table.number(), byHand, "from the sheets"));
        }
        Collections.shuffle(rows, chance);
        int before = together.log.size();
        together.accepted(Event.ORGANISER, results(rows));

        assertThat(together.log).hasSize(before + 1);
        assertThat(together.state().rulings())
                .hasSameSizeAs(round.tables())
                .allMatch(ruling -> ruling.source() == Source.ADJUDICATION);
        for (Table table : round.tables()) {
            assertThat(places(together, table.number())).isEqualTo(places(alone, table.number()));
        }
    }

    /** Scores and given places of a table of four, and the places that come out; null where a row has to say. */
    static Stream<List<List<Integer>>> scores() {
        return Stream.of(
                List.of(List.of(54, 61, 33, 55), NOBODY_SAYS, List.of(3, 1, 4, 2)),
                List.of(List.of(0, -4, 3, -9), NOBODY_SAYS, List.of(2, 3, 1, 4)),
                // level, and the game has looked further
                List.of(List.of(50, 61, 50, 33), Arrays.asList(3, null, 2, null), List.of(3, 1, 2, 4)),
                // level, and the game has not told them apart
                List.of(List.of(50, 61, 50, 33), Arrays.asList(2, null, 2, null), List.of(2, 1, 2, 4)),
                List.of(List.of(50, 50, 50, 50), List.of(1, 1, 1, 1), List.of(1, 1, 1, 1)));
    }

    @ParameterizedTest
    @MethodSource("scores")
    void places_follow_from_scores_and_who_is_level_says_the_place(List<List<Integer>> table) {
        Event event = swiss(8);
        event.accepted(Event.ORGANISER, results(rows(table(event, 1), table.get(0), table.get(1))));
        assertThat(places(event, 1)).isEqualTo(table.get(2));
    }

    @Test
    void who_is_level_without_a_place_or_without_a_score_is_named() {
        Event event = swiss(8);
        assertThat(pointers(event, rows(table(event, 1), List.of(50, 61, 50, 33), NOBODY_SAYS)))
                .containsExactly("/rows/0/place", "/rows/2/place");
        assertThat(pointers(event, rows(table(event, 1), Arrays.asList(50, 61, 40, null), NOBODY_SAYS)))
                .containsExactly("/rows/0/place", "/rows/1/place", "/rows/2/place", "/rows/3/place");
        // a place that does not fit the scores is refused as ever
        assertThat(pointers(event, rows(table(event, 1), List.of(50, 61, 40, 33), Arrays.asList(1, null, null, null))))
                .isNotEmpty();
    }

    @Test
    void who_was_not_there_needs_neither_and_comes_last() {
        Event event = swiss(8);
        List<Row> rows = new ArrayList<>(rows(table(event, 1), List.of(10, 20, 30, 0), NOBODY_SAYS));
        int absent = table(event, 1).seats().getLast();
        rows.set(3, new Row(1, new RuledSeat(absent, null, null, null, null, null, Fate.NO_SHOW)));
        event.accepted(Event.ORGANISER, results(rows));
        assertThat(places(event, 1)).containsExactly(3, 2, 1, 4);
    }

    /** Adventure with teams: seats 0 and 2 against 1 and 3. */
    @Test
    void teams_are_placed_by_their_best_seat_and_level_teams_say_the_place() {
        Event event = swiss(8);
        CompetitionDecider decider =
                new CompetitionDecider(id -> Optional.empty(), (policy, size) -> List.of(0, 1, 0, 1));
        assertThat(entered(decider, event, List.of(12, 30, 20, 1)))
                .extracting(SeatResult::place)
                .containsExactly(3, 1, 3, 1);
        assertThat(decider.decide(
                                event.state(),
                                request(event, rows(table(event, 1), List.of(20, 30, 30, 1), NOBODY_SAYS)))
                        .refusalOrThrow()
                        .faults())
                .extracting(Fault::pointer)
                .containsExactly("/rows/0/place", "/rows/1/place", "/rows/2/place", "/rows/3/place");
    }

    private static List<SeatResult> entered(CompetitionDecider decider, Event event, List<Integer> scores) {
        List<CompetitionEvent> events = decider.decide(
                        event.state(), request(event, rows(table(event, 1), scores, NOBODY_SAYS)))
                .orElseThrow()
                .event()
                .events();
        return ((RulingMade) events.getFirst()).seats();
    }

    private static CompetitionRequest request(Event event, List<Row> rows) {
        return new CompetitionRequest(event.state().id(), "", Event.ORGANISER, event.now, results(rows));
    }

    private static List<String> pointers(Event event, List<Row> rows) {
        return event.refused(Event.ORGANISER, results(rows)).faults().stream()
                .map(Fault::pointer)
                .toList();
    }

    @Test
    void every_row_at_fault_is_named_and_nothing_is_entered() {
        Event event = swiss(12);
        event.result(table(event, 2), List.of(1, 2, 3, 4));
        List<Row> rows = new ArrayList<>(rows(table(event, 1), List.of(40, 30, 20, 10), NOBODY_SAYS));
        rows.add(4, new Row(2, seat(table(event, 2).seats().getFirst(), null, 7)));
        rows.add(5, new Row(9, seat(1, null, 7)));
        rows.addAll(rows(table(event, 3), List.of(40, 30, 20, 20), NOBODY_SAYS));
        rows.set(7, new Row(3, seat(table(event, 1).seats().getFirst(), null, 8)));

        CompetitionRefusal.Faulty refused = event.refused(Event.ORGANISER, results(rows));

        assertThat(refused.faults())
                .extracting(Fault::pointer)
                .containsExactly("/rows/4/table", "/rows/5/table", "/rows/7/entrant");
        assertThat(refused.reason()).isEqualTo(Reason.INVALID_FIELD);
        assertThat(refused.faults().getFirst().detail())
                .isEqualTo("table 2 has a result already: correct it at the table");
        assertThat(event.state().rulings()).isEmpty();
    }

    @Test
    void only_organisers_enter_results_and_not_too_many() {
        Event event = swiss(8);
        List<Row> rows = rows(table(event, 1), List.of(4, 3, 2, 1), NOBODY_SAYS);
        assertThat(event.refused(Event.player(1), results(rows)).reason()).isEqualTo(Reason.FORBIDDEN);
        assertThat(pointers(event, List.of())).containsExactly("/rows");
        assertThat(pointers(event, Collections.nCopies(501, rows.getFirst()))).containsExactly("/rows");
    }

    @Test
    void many_check_in_at_once_or_nobody() {
        Event event = Event.begun(Sample.of(new Heats(2, 1, 4)), 8);
        event.accepted(Event.player(2), new CheckIn(2));
        CompetitionRefusal.Faulty refused = event.refused(Event.ORGANISER, new CheckInMany(List.of(1, 9, 3, 10)));
        assertThat(refused.faults()).extracting(Fault::pointer).containsExactly("/entrants/1", "/entrants/3");
        assertThat(event.refused(Event.player(1), new CheckInMany(List.of(1))).reason())
                .isEqualTo(Reason.FORBIDDEN);
        int before = event.log.size();
        event.accepted(Event.ORGANISER, new CheckInMany(List.of(1, 2, 3, 3)));
        assertThat(event.log).hasSize(before + 1);
        assertThat(event.state().entrants().stream().filter(one -> one.checkedIn()))
                .extracting(one -> one.number())
                .containsExactly(1, 2, 3);
        assertThat(event.refused(Event.ORGANISER, new CheckInMany(List.of())).faults())
                .extracting(Fault::pointer)
                .containsExactly("/entrants");
    }
}
