package baffin.competition.decide;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.CompetitionStatus;
import baffin.competition.entry.Penalty;
import baffin.competition.event.CompetitionCommand.Cancel;
import baffin.competition.event.CompetitionCommand.Finish;
import baffin.competition.event.EntryCommand.Withdraw;
import baffin.competition.event.RoundCommand.CloseRound;
import baffin.competition.event.RoundCommand.MoveDeadline;
import baffin.competition.event.RoundCommand.Publish;
import baffin.competition.event.RoundEvent.TablesStopped;
import baffin.competition.event.RulingCommand.LiftPenalty;
import baffin.competition.event.RulingCommand.Penalise;
import baffin.competition.event.RulingCommand.RecordResult;
import baffin.competition.event.RulingCommand.RecordStop;
import baffin.competition.policy.Format;
import baffin.competition.policy.Format.PodSwiss;
import baffin.competition.policy.Points;
import baffin.competition.policy.TieBreak;
import baffin.competition.standing.Standings;
import baffin.competition.table.Round;
import baffin.competition.table.SeatResult;
import baffin.competition.table.SeatResult.Fate;
import baffin.competition.table.Stage;
import baffin.competition.table.Table;
import baffin.competition.table.TableResult;
import baffin.competition.table.TableResult.Source;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Test;

class RulingTest {

    private static final Format SWISS = new PodSwiss(2, 0, null);

    private static TableResult result(Event event, int table) {
        return Objects.requireNonNull(
                event.state().rounds().getLast().table(table).orElseThrow().result());
    }

    private static List<Integer> places(TableResult result) {
        return result.seats().stream().map(SeatResult::place).toList();
    }

    @Test
    void a_result_counts_once_and_in_any_order() {
        Event event = Event.begun(Sample.of(SWISS), 8);
        Round round = event.publish();
        event.result(round.tables().get(1), List.of(2, 1, 3, 4));
        long version = event.state().version();

        event.result(round.tables().get(1), List.of(1, 2, 3, 4));

        assertThat(event.state().version()).isEqualTo(version);
        assertThat(places(result(event, 2))).containsExactly(2, 1, 3, 4);
        event.result(round.tables().get(0), List.of(1, 2, 3, 4));
        event.settle();
        assertThat(event.state().rounds().getFirst().open()).isFalse();
    }

    @Test
    void only_the_platform_brings_results() {
        Event event = Event.begun(Sample.of(SWISS), 8);
        event.publish();
        RecordResult forged = new RecordResult(1, 1, 1, event.now, List.of());
        event.refused(Event.ORGANISER, forged);
        event.refused(Event.player(1), forged);
    }

    @Test
    void a_forfeit_puts_the_seat_last_and_moves_the_others_up() {
        Event event = Event.begun(Sample.of(SWISS), 8);
        Table table = event.publish().tables().getFirst();
        event.result(table, List.of(1, 2, 3, 4));

        event.accepted(
                Event.ORGANISER, Rule.forfeit(event, 1, 1, List.of(table.seats().getFirst()), "used a second account"));

        assertThat(places(result(event, 1))).containsExactly(4, 1, 2, 3);
        assertThat(result(event, 1).seats().getFirst().fate()).isEqualTo(Fate.DROPPED);
        assertThat(result(event, 1).source()).isEqualTo(Source.FORFEIT);
    }

    @Test
    void adjudication_takes_places_that_fit_together() {
        Event event = Event.begun(Sample.of(SWISS), 8);
        event.publish();
        event.refused(Event.ORGANISER, Rule.adjudicate(event, 1, 1, List.of(1, 2, 2, 3), "the server was away"));
        event.refused(Event.ORGANISER, Rule.adjudicate(event, 1, 1, List.of(1, 2), "the server was away"));
        event.refused(Event.ORGANISER, Rule.adjudicate(event, 1, 9, List.of(1, 2, 3, 4), "the server was away"));
        event.refused(Event.ORGANISER, Rule.adjudicate(event, 1, 1, List.of(1, 2, 3, 4), ""));

        event.accepted(Event.ORGANISER, Rule.adjudicate(event, 1, 1, List.of(1, 2, 2, 4), "the server was away"));

        assertThat(places(result(event, 1))).containsExactly(1, 2, 2, 4);
    }

    @Test
    void a_correction_needs_a_result_and_is_possible_after_the_end() {
        Event event = Event.begun(Sample.of(new PodSwiss(1, 0, null)), 4);
        event.publish();
        List<SeatResult> right = List.of(seat(1), seat(2), seat(3), seat(4));
        event.refused(Event.ORGANISER, Rule.correct(event, 1, 1, right, "miscounted"));
        event.play(new Random(1));
        event.accepted(Event.ORGANISER, new Finish());

        event.accepted(Event.ORGANISER, Rule.correct(event, 1, 1, right, "miscounted"));

        assertThat(places(result(event, 1))).containsExactly(1, 2, 3, 4);
        assertThat(event.state().status()).isEqualTo(CompetitionStatus.FINISHED);
        event.refused(Event.ORGANISER, new Cancel("too late"));
    }

    private static SeatResult seat(int place) {
        return new SeatResult(place, 50 - place, null, Fate.PLAYED, null);
    }

    @Test
    void a_table_that_plays_again_forgets_what_was_there() {
        Event event = Event.begun(Sample.of(SWISS), 4);
        Table table = event.publish().tables().getFirst();
        event.play(new Random(1));
        assertThat(event.state().idle()).isTrue();

        event.accepted(Event.ORGANISER, Rule.replay(event, 1, 1, "wrong options"));

        assertThat(event.state().idle()).isFalse();
        event.result(table, List.of(1, 2, 3, 4));
        assertThat(event.state().idle()).as("the first match counts no more").isFalse();
        event.play(new Random(2));
        assertThat(event.state().idle()).isTrue();
        assertThat(event.state().rounds().getFirst().tables().getFirst().attempt())
                .isEqualTo(2);
    }

    @Test
    void open_tables_share_when_nobody_rules_in_time_and_not_before() {
        Event event = Event.begun(Sample.of(SWISS), 8);
        Round round = event.publish();
        event.result(round.tables().getFirst(), List.of(1, 2, 3, 4));

        event.later(Duration.ofDays(16));
        assertThat(event.state().idle()).isFalse();
        event.refused(Event.ORGANISER, new CloseRound(1));
        event.later(Duration.ofDays(1));

        assertThat(event.state().idle()).isTrue();
        assertThat(result(event, 2).source()).isEqualTo(Source.DEADLINE);
        assertThat(places(result(event, 2))).containsOnly(1);
        event.result(round.tables().getLast(), List.of(1, 2, 3, 4));
        assertThat(result(event, 2).source())
                .as("a late result needs a correction")
                .isEqualTo(Source.DEADLINE);
    }

    @Test
    void who_had_to_act_when_time_was_over_comes_last_and_who_waited_shares_the_first_places() {
        Event event = Event.begun(Sample.of(SWISS), 8);
        event.publish();
        event.toAct = List.of(1, 2);
        event.later(Duration.ofDays(17));
        assertThat(places(result(event, 1))).containsExactly(1, 3, 3, 1);

        Event all = Event.begun(Sample.of(SWISS), 8);
        all.publish();
        all.toAct = List.of(0, 1, 2, 3);
        all.later(Duration.ofDays(17));
        assertThat(places(result(all, 1))).containsOnly(1);
    }

    @Test
    void a_table_whose_match_does_not_answer_is_shared_after_five_minutes_and_a_new_deadline_lets_it_play_on() {
        Event event = Event.begun(Sample.of(SWISS), 4);
        event.publish();
        event.toAct = null;
        event.later(Duration.ofDays(17));
        assertThat(event.log.getLast().events()).containsExactly(new TablesStopped(1, List.of(1)));
        Event moved = event.copy();

        event.later(Duration.ofMinutes(5));
        assertThat(result(event, 1).source()).isEqualTo(Source.DEADLINE);
        assertThat(places(result(event, 1))).containsOnly(1);

        moved.accepted(Event.ORGANISER, new MoveDeadline(1, moved.now.plus(Duration.ofDays(2)), "storm"));
        moved.accepted(null, new RecordStop(1, 1, 1, List.of(0)));
        assertThat(moved.state().rounds().getFirst().tables().getFirst().open()).isTrue();
    }

    @Test
    void a_house_bot_that_sits_for_somebody_who_has_left_earns_nothing_and_the_entrant_itself_needs_no_name() {
        Event event = Event.begun(Sample.of(new Format.DivisionLeague(4, 4, 1, 1, 1)), 4);
        event.publish();
        event.play(new Random(1));
        event.accepted(Event.player(1), new Withdraw(1, null));
        Table table = event.publish().tables().getFirst();
        List<SeatResult> seats = table.seats().stream()
                .map(number -> new SeatResult(
                        number, 50 - number, null, Fate.PLAYED, number == 1 ? "house:careful" : "p" + number))
                .toList();

        event.ask(null, new RecordResult(2, 1, 1, event.now, seats));

        List<SeatResult> counted = result(event, 1).seats();
        assertThat(counted.get(table.seats().indexOf(1)).fate()).isEqualTo(Fate.NO_SHOW);
        assertThat(counted.get(table.seats().indexOf(2)).player()).isNull();
        assertThat(counted.get(table.seats().indexOf(2)).fate()).isEqualTo(Fate.PLAYED);
    }

    @Test
    void whoever_has_left_gets_nothing_at_the_deadline_and_where_somebody_else_forfeits() {
        Event event = Event.begun(Sample.of(new Format.DivisionLeague(4, 4, null, 1, 1)), 4);
        Round round = event.publish();
        event.accepted(Event.player(1), new Withdraw(1, null));
        event.accepted(Event.ORGANISER, Rule.forfeit(event, 1, 1, List.of(2), "a second account"));

        event.later(Duration.ofDays(18));

        assertThat(event.state().idle()).isTrue();
        for (Table table : event.state().rounds().getFirst().tables()) {
            SeatResult gone = Objects.requireNonNull(table.result())
                    .seats()
                    .get(table.seats().indexOf(1));
            assertThat(gone.fate()).as("table " + table.number()).isEqualTo(Fate.NO_SHOW);
        }
        assertThat(round.tables()).hasSize(4);
        assertThat(Standings.of(event.state()).line(1).orElseThrow().points()).isEqualTo(Points.ZERO);
    }

    @Test
    void a_deadline_may_be_moved_while_the_round_is_open() {
        Event event = Event.begun(Sample.of(SWISS), 8);
        event.publish();
        event.refused(Event.ORGANISER, new MoveDeadline(1, event.now, "holidays"));
        for (Instant far : List.of(Instant.MAX, event.now.plus(Duration.ofDays(367)))) {
            assertThat(event.refused(Event.ORGANISER, new MoveDeadline(1, far, "typo"))
                            .faults()
                            .getFirst()
                            .detail())
                    .isEqualTo("must be within a year");
        }
        event.accepted(Event.ORGANISER, new MoveDeadline(1, event.now.plus(Duration.ofDays(40)), "holidays"));
        event.later(Duration.ofDays(30));
        assertThat(event.state().idle()).isFalse();
        event.later(Duration.ofDays(13));
        assertThat(event.state().idle()).isTrue();
    }

    @Test
    void an_abandoned_match_is_shared_by_all() {
        Event event = Event.begun(Sample.of(SWISS), 8);
        event.publish();
        event.accepted(Event.ORGANISER, Rule.abandon(event, 1, 1, "fire alarm"));
        assertThat(places(result(event, 1))).containsOnly(1);
        assertThat(result(event, 1).source()).isEqualTo(Source.ABANDONED);
    }

    @Test
    void penalties_are_given_and_taken_back_with_a_reason() {
        Event event = Event.begun(Sample.of(SWISS), 8);
        event.refused(Event.ORGANISER, new Penalise(99, Points.of(1), Penalty.Card.YELLOW, "late"));
        event.refused(Event.ORGANISER, new Penalise(1, Points.of(-1), Penalty.Card.YELLOW, "late"));
        event.accepted(Event.ORGANISER, new Penalise(1, Points.of(1), Penalty.Card.YELLOW, "late"));
        event.accepted(Event.ORGANISER, new LiftPenalty(1, "was ill"));
        assertThat(event.state().penalties()).singleElement().matches(Penalty::lifted);
    }

    @Test
    void locked_tables_and_forbidden_pairs_are_kept_and_bad_ones_named_by_field() {
        Event event = Event.begun(Sample.of(SWISS), 8);
        var refused = event.refused(
                Event.ORGANISER, new Publish(List.of(List.of(1, 2, 1, 99), List.of(3)), List.of(List.of(4, 4))));
        assertThat(refused.faults())
                .extracting(fault -> fault.pointer())
                .containsExactlyInAnyOrder("/locked/0/2", "/locked/0/3", "/locked/1", "/forbidden/0");

        event.accepted(Event.ORGANISER, new Publish(List.of(List.of(8, 1, 5, 3)), List.of(List.of(2, 8))));

        assertThat(event.state().rounds().getFirst().tables())
                .anySatisfy(table -> assertThat(table.seats()).containsExactly(8, 1, 5, 3));
    }

    @Test
    void a_round_waits_for_the_one_before() {
        Event event = Event.begun(Sample.of(SWISS), 8);
        event.publish();
        event.refused(Event.ORGANISER, new Publish(List.of(), List.of()));
        event.refused(Event.ORGANISER, new Finish());
    }

    @Test
    void a_house_bot_that_stood_in_for_somebody_who_left_earns_nothing() {
        Event event = Event.begun(Sample.of(SWISS), 4);
        Table table = event.publish().tables().getFirst();
        int gone = table.seats().getFirst();
        event.accepted(Event.player(gone), new Withdraw(gone, null));
        List<SeatResult> seats =
                List.of(new SeatResult(1, 40, null, Fate.PLAYED, "house:careful"), seat(2), seat(3), seat(4));

        event.accepted(null, new RecordResult(1, 1, 1, event.now, seats));

        assertThat(result(event, 1).seats().getFirst().fate()).isEqualTo(Fate.NO_SHOW);
    }

    @Test
    void a_tie_for_the_title_is_played_off_where_the_policy_says_so() {
        Event event =
                Event.begun(Sample.breaking(new PodSwiss(1, 0, null), List.of(TieBreak.PLAY_OFF, TieBreak.LOT)), 12);
        Round round = event.publish();
        round.tables().forEach(table -> event.result(table, List.of(1, 2, 3, 4)));
        event.settle();

        Round playOff = event.publish();

        assertThat(playOff.stage()).isEqualTo(Stage.PLAY_OFF);
        assertThat(playOff.tables())
                .singleElement()
                .satisfies(table -> assertThat(table.seats())
                        .containsExactlyInAnyOrderElementsOf(round.tables().stream()
                                .map(each -> each.seats().getFirst())
                                .toList()));
        event.play(new Random(1));
        event.playOut(new Random(1));
    }
}
