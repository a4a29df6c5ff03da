package baffin.competition.decide;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.decide.ruling.RulingWarnings;
import baffin.competition.event.CompetitionRefusal;
import baffin.competition.event.EntryCommand.RemoveEntrant;
import baffin.competition.event.EntryCommand.Return;
import baffin.competition.event.RulingCommand.Adjudicate;
import baffin.competition.event.RulingCommand.Correct;
import baffin.competition.event.RulingCommand.Forfeit;
import baffin.competition.event.RulingCommand.Forfeit.Rest;
import baffin.competition.policy.Format;
import baffin.competition.table.RuledSeat;
import baffin.competition.table.SeatResult;
import baffin.competition.table.SeatResult.Fate;
import baffin.competition.table.Table;
import baffin.competition.table.TableResult;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Rulings name entrants, fit the scores, and tell who was there. */
class RuledTablesTest {

    private final Event event = Event.begun(Sample.of(new Format.PodSwiss(2, 0, null)), 8);
    private final List<Integer> seats = event.publish().tables().getFirst().seats();

    private Table table() {
        return event.state().rounds().getFirst().tables().getFirst();
    }

    private TableResult result() {
        return Objects.requireNonNull(table().result());
    }

    private SeatResult of(int entrant) {
        return result().seats().get(seats.indexOf(entrant));
    }

    private static RuledSeat row(int entrant, int place, @Nullable Integer score) {
        return new RuledSeat(entrant, null, null, place, score, null, null);
    }

    private Correct correct(List<RuledSeat> rows) {
        return new Correct(1, 1, rows, "miscounted", false, Rule.seen(event, 1, 1));
    }

    private static List<String> pointers(CompetitionRefusal.Faulty refused) {
        return refused.faults().stream().map(CompetitionRefusal.Fault::pointer).toList();
    }

    private List<RuledSeat> inOrderOfPlaces() {
        List<Integer> order = new ArrayList<>(seats);
        Collections.reverse(order);
        List<RuledSeat> rows = new ArrayList<>();
        for (int index = 0; index < order.size(); index++) {
            rows.add(row(order.get(index), index + 1, 40 - index));
        }
        return rows;
    }

    @Test
    void rows_in_another_order_than_the_seats_give_everybody_their_own_places() {
        event.result(table(), List.of(1, 2, 3, 4));
        event.accepted(Event.ORGANISER, correct(inOrderOfPlaces()));

        assertThat(of(seats.getLast()).place()).isEqualTo(1);
        assertThat(of(seats.getLast()).score()).isEqualTo(40);
        assertThat(of(seats.getFirst()).place()).isEqualTo(4);
    }

    @Test
    void a_place_for_an_entrant_who_was_removed_is_warned_of() {
        event.result(table(), List.of(1, 2, 3, 4));
        event.accepted(Event.ORGANISER, new RemoveEntrant(seats.getLast(), "used a program"));
        event.accepted(Event.ORGANISER, correct(inOrderOfPlaces()));

        assertThat(RulingWarnings.of(event.state(), event.log.getLast().events()))
                .containsExactly("entrant " + seats.getLast() + " was removed, and has place 1 at table 1 of round 1:"
                        + " the points count, and the entrant stays behind all others");
        event.accepted(Event.ORGANISER, new Return(seats.getLast()));
        event.accepted(Event.ORGANISER, correct(inOrderOfPlaces()));
        assertThat(RulingWarnings.of(event.state(), event.log.getLast().events()))
                .isEmpty();
    }

    @Test
    void every_entrant_of_the_table_has_one_row_and_nobody_else() {
        event.result(table(), List.of(1, 2, 3, 4));
        int stranger =
                event.state().rounds().getFirst().tables().getLast().seats().getFirst();
        List<RuledSeat> rows = new ArrayList<>(inOrderOfPlaces());
        rows.set(0, row(stranger, 1, 40));
        rows.set(1, row(seats.getFirst(), 2, 39));

        assertThat(pointers(event.refused(Event.ORGANISER, correct(rows))))
                .containsExactly("/seats/0/entrant", "/seats/3/entrant");
        CompetitionRefusal.Faulty few =
                event.refused(Event.ORGANISER, correct(inOrderOfPlaces().subList(0, 3)));
        assertThat(few.faults().getFirst().detail()).contains("missing: [" + seats.getFirst() + "]");
    }

    @Test
    void a_row_whose_seat_or_player_is_another_entrants_is_refused_and_told_whose_it_is() {
        event.result(table(), List.of(1, 2, 3, 4));
        List<RuledSeat> rows = new ArrayList<>();
        for (int seat = 0; seat < 4; seat++) {
            rows.add(new RuledSeat(seats.get(seat), null, "p" + seats.get(3 - seat), seat + 1, null, null, null));
        }
        CompetitionRefusal.Faulty swapped = event.refused(Event.ORGANISER, correct(rows));
        assertThat(pointers(swapped))
                .containsExactly("/seats/0/player", "/seats/1/player", "/seats/2/player", "/seats/3/player");
        assertThat(swapped.faults().getFirst().detail())
                .contains("is p" + seats.get(3))
                .contains("entrant " + seats.getFirst() + ", whose row this is, is played by p" + seats.getFirst());

        rows = new ArrayList<>(inOrderOfPlaces());
        rows.set(1, new RuledSeat(seats.get(2), 1, null, 2, 39, null, null));
        rows.set(2, new RuledSeat(seats.get(1), 9, null, 3, 38, null, null));
        assertThat(pointers(event.refused(Event.ORGANISER, correct(rows))))
                .containsExactly("/seats/1/seat", "/seats/2/seat");
    }

    @Test
    void rows_that_name_the_players_of_their_entrants_are_taken() {
        event.result(table(), List.of(1, 2, 3, 4));
        List<RuledSeat> rows = new ArrayList<>();
        for (int seat = 0; seat < 4; seat++) {
            rows.add(new RuledSeat(seats.get(seat), null, "p" + seats.get(seat), 4 - seat, null, null, null));
        }
        event.accepted(Event.ORGANISER, correct(rows));
        assertThat(result().seats()).extracting(SeatResult::place).containsExactly(4, 3, 2, 1);
        assertThat(result().seats()).extracting(SeatResult::player).containsOnlyNulls();
    }

    @Test
    void whoever_played_for_an_entrant_stays_known_through_a_ruling() {
        List<SeatResult> played = new ArrayList<>();
        for (int seat = 0; seat < 4; seat++) {
            played.add(new SeatResult(
                    seat + 1, 50 - seat, null, Fate.PLAYED, seat == 0 ? "house:careful" : "p" + seats.get(seat)));
        }
        event.ask(null, new baffin.competition.event.RulingCommand.RecordResult(1, 1, 1, event.now, played));
        event.accepted(Event.ORGANISER, correct(inOrderOfPlaces()));
        assertThat(of(seats.getFirst()).player()).isEqualTo("house:careful");
    }

    @Test
    void a_place_against_the_score_is_refused_unless_the_ruling_says_that_it_is_meant() {
        event.result(table(), List.of(1, 2, 3, 4));
        List<RuledSeat> rows = List.of(
                row(seats.get(0), 1, 5),
                row(seats.get(1), 2, 23),
                row(seats.get(2), 3, 14),
                row(seats.get(3), 4, null));

        CompetitionRefusal.Faulty refused = event.refused(Event.ORGANISER, correct(rows));
        assertThat(pointers(refused)).containsExactly("/seats/1/place", "/seats/2/place");
        assertThat(refused.faults().getFirst().detail())
                .isEqualTo("is 2 with score 23, and place 1 has score 5: if that is meant, say \"despiteScore\": true");
        List<RuledSeat> level = List.of(
                row(seats.get(0), 1, 5), row(seats.get(1), 1, 23), row(seats.get(2), 3, 4), row(seats.get(3), 4, 4));
        assertThat(pointers(event.refused(Event.ORGANISER, correct(level)))).containsExactly("/seats/1/place");

        event.accepted(Event.ORGANISER, new Correct(1, 1, rows, "the winner helped", true, Rule.seen(event, 1, 1)));
        assertThat(of(seats.get(1)).place()).isEqualTo(2);
        assertThat(of(seats.get(3)).score()).isNull();
    }

    @Test
    void an_adjudication_has_rows_and_scores_only_where_they_are_given() {
        assertThat(pointers(event.refused(
                        Event.ORGANISER, new Adjudicate(1, 1, List.of(), "the server was away", false, null))))
                .containsExactly("/seats");
        event.accepted(
                Event.ORGANISER,
                new Adjudicate(
                        1,
                        1,
                        List.of(
                                row(seats.get(3), 1, 30),
                                row(seats.get(2), 2, null),
                                row(seats.get(0), 3, null),
                                new RuledSeat(seats.get(1), null, null, null, null, null, Fate.NO_SHOW)),
                        "the server was away",
                        false,
                        null));
        assertThat(result().seats()).extracting(SeatResult::place).containsExactly(3, 4, 2, 1);
        assertThat(result().seats()).extracting(SeatResult::score).containsExactly(null, null, null, 30);
        assertThat(of(seats.get(1)).fate()).isEqualTo(Fate.NO_SHOW);
    }

    @Test
    void whoever_has_done_nothing_was_not_there_and_a_ruling_may_say_otherwise() {
        int lost = seats.getFirst();
        Forfeit plain = new Forfeit(1, 1, List.of(lost), "never came", null, List.of(), Rest.END, null);
        assertThat(pointers(event.refused(
                        Event.ORGANISER,
                        new Forfeit(1, 1, List.of(lost), "x", Fate.PLAYED, List.of(), Rest.END, null))))
                .containsExactly("/fate");
        assertThat(pointers(event.refused(
                        Event.ORGANISER,
                        new Forfeit(1, 1, List.of(lost, lost, 99), "x", null, List.of(), Rest.END, null))))
                .containsExactly("/entrants/1", "/entrants/2");

        assertThat(fateAfter(plain.knowing(List.of(lost)), lost)).isEqualTo(Fate.NO_SHOW);
        assertThat(fateAfter(plain, lost)).isEqualTo(Fate.DROPPED);
        assertThat(fateAfter(
                        new Forfeit(1, 1, List.of(lost), "left", Fate.DROPPED, List.of(lost), Rest.END, null), lost))
                .isEqualTo(Fate.DROPPED);
        assertThat(fateAfter(
                        new Forfeit(1, 1, List.of(lost), "a ghost", Fate.NO_SHOW, List.of(), Rest.END, null), lost))
                .isEqualTo(Fate.NO_SHOW);
    }

    private Fate fateAfter(Forfeit forfeit, int entrant) {
        Event other = event.copy();
        other.accepted(Event.ORGANISER, forfeit);
        Table ruled = other.state().rounds().getFirst().tables().getFirst();
        return Objects.requireNonNull(ruled.result())
                .seats()
                .get(seats.indexOf(entrant))
                .fate();
    }

    @Test
    void a_forfeit_of_a_played_table_keeps_the_scores_of_the_others_and_what_was_known_of_the_seat() {
        event.result(table(), List.of(1, 2, 3, 4));
        int winner = seats.getFirst();
        event.accepted(
                Event.ORGANISER,
                new Forfeit(1, 1, List.of(winner), "cheated", null, List.of(winner), Rest.END, Rule.seen(event, 1, 1)));
        assertThat(of(winner).fate()).as("it has played").isEqualTo(Fate.DROPPED);
        assertThat(result().seats()).extracting(SeatResult::score).containsExactly(90, 80, 70, 60);
    }
}
