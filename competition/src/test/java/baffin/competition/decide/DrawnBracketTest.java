package baffin.competition.decide;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.Publications;
import baffin.competition.course.Knockout;
import baffin.competition.entry.Penalty.Card;
import baffin.competition.event.CompetitionCommand.Finish;
import baffin.competition.event.RoundCommand.CloseRound;
import baffin.competition.event.RoundCommand.Publish;
import baffin.competition.event.RoundCommand.WithdrawRound;
import baffin.competition.event.RulingCommand.Correct;
import baffin.competition.event.RulingCommand.Penalise;
import baffin.competition.event.RulingCommand.RecordResult;
import baffin.competition.policy.Format.PodElimination;
import baffin.competition.policy.Format.SingleElimination;
import baffin.competition.policy.Points;
import baffin.competition.standing.Standing;
import baffin.competition.standing.StandingLine;
import baffin.competition.standing.Standings;
import baffin.competition.table.Round;
import baffin.competition.table.RuledSeat;
import baffin.competition.table.SeatResult;
import baffin.competition.table.SeatResult.Fate;
import baffin.competition.table.Stage;
import baffin.competition.table.Table;
import baffin.decider.Decision;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** A drawn match of a bracket holds up only those who meet its winner. */
class DrawnBracketTest {

    private static final Publish NEXT = new Publish(List.of(), List.of());

    private static void end(Event event, Round round, Table table, int first, int second) {
        List<SeatResult> seats = List.of(
                new SeatResult(first, null, null, Fate.PLAYED, null),
                new SeatResult(second, null, null, Fate.PLAYED, null));
        event.ask(null, new RecordResult(round.number(), table.number(), table.attempt(), event.now, seats));
        event.settle();
    }

    private static List<List<Integer>> seats(Round round) {
        return round.tables().stream().map(Table::seats).toList();
    }

    /** Eight, of whom the last match of the first round is drawn. */
    private static Event drawn() {
        Event event = Event.begun(Sample.of(new SingleElimination(true)), 8);
        Round first = event.publish();
        for (Table table : first.tables()) {
            end(event, first, table, 1, table.number() < 4 ? 2 : 1);
        }
        return event;
    }

    @Test
    void a_tie_holds_up_only_what_depends_on_it() {
        Event event = drawn();
        List<List<Integer>> first = seats(event.state().rounds().getFirst());

        Round again = event.publish();
        assertThat(again.stage()).isEqualTo(Stage.PLAY_OFF);
        assertThat(seats(again)).containsExactly(first.get(3));
        Round semi = event.publish();
        assertThat(semi.stage()).isEqualTo(Stage.BRACKET);
        assertThat(seats(semi))
                .containsExactly(List.of(first.get(0).getFirst(), first.get(1).getFirst()));
        assertThat(event.refused(Event.ORGANISER, NEXT).faults().getFirst().detail())
                .isEqualTo("round 2 is still being played");

        end(event, again, again.tables().getFirst(), 2, 1);
        Round other = event.publish();
        assertThat(seats(other)).hasSize(1);
        assertThat(other.tables().getFirst().seats()).contains(first.get(3).getLast());
        end(event, semi, semi.tables().getFirst(), 1, 2);
        assertThat(event.ask(Event.ORGANISER, NEXT)).isInstanceOf(Decision.Refused.class);
        end(event, other, other.tables().getFirst(), 1, 2);

        Round last = event.publish();
        assertThat(last.tables().stream().map(last::stage)).containsExactly(Stage.FINAL, Stage.THIRD_PLACE);
        last.tables().forEach(table -> end(event, last, table, 1, 2));
        event.accepted(Event.ORGANISER, new Finish());
        assertThat(Standings.of(event.state()).lines().stream()
                        .map(StandingLine::entrant)
                        .limit(4))
                .containsExactly(
                        last.tables().getFirst().seats().getFirst(),
                        last.tables().getFirst().seats().getLast(),
                        last.tables().getLast().seats().getFirst(),
                        last.tables().getLast().seats().getLast());
    }

    @Test
    void what_is_still_played_can_be_ruled_on_and_what_was_used_cannot() {
        Event event = drawn();
        event.publish();
        event.publish();

        event.accepted(Event.ORGANISER, Rule.adjudicate(event, 2, 1, List.of(1, 2), "no time"));
        assertThat(event.ask(Event.ORGANISER, Rule.adjudicate(event, 1, 1, List.of(2, 1), "a mistake")))
                .isInstanceOf(Decision.Refused.class);
    }

    @Test
    void a_result_that_no_later_round_was_made_from_can_be_put_right_although_others_play_off() {
        Event event = drawn();
        event.publish();
        event.accepted(Event.ORGANISER, swapped(event, 1));
        List<Integer> first = seats(event.state().rounds().getFirst()).getFirst();

        assertThat(seats(event.publish()).getFirst()).contains(first.getLast()).doesNotContain(first.getFirst());
        // meets the winner of the match that is played off
        event.accepted(Event.ORGANISER, swapped(event, 3));
        event.refused(Event.ORGANISER, swapped(event, 1));
    }

    @Test
    void in_pods_too_a_play_off_uses_its_own_table_only() {
        Event event = Event.begun(Sample.of(new PodElimination(2, false)), 16);
        Round first = event.publish();
        for (Table table : first.tables()) {
            List<Integer> places = table.number() == 1 ? List.of(1, 2, 2, 2) : List.of(1, 2, 3, 4);
            event.accepted(Event.ORGANISER, Rule.adjudicate(event, 1, table.number(), places, "by hand"));
        }
        event.ask(Event.ORGANISER, new CloseRound(1));
        assertThat(event.publish().stage()).isEqualTo(Stage.PLAY_OFF);

        event.accepted(Event.ORGANISER, corrected(event, 2, List.of(4, 3, 2, 1)));
        event.refused(Event.ORGANISER, corrected(event, 1, List.of(4, 3, 2, 1)));
    }

    private static Correct swapped(Event event, int table) {
        boolean first = event.state()
                        .rounds()
                        .getFirst()
                        .table(table)
                        .orElseThrow()
                        .result()
                        .seats()
                        .getFirst()
                        .place()
                == 1;
        return corrected(event, table, first ? List.of(2, 1) : List.of(1, 2));
    }

    private static Correct corrected(Event event, int table, List<Integer> places) {
        List<Integer> seats =
                event.state().rounds().getFirst().table(table).orElseThrow().seats();
        List<RuledSeat> rows = seats.stream()
                .map(entrant -> RuledSeat.at(entrant, places.get(seats.indexOf(entrant))))
                .toList();
        return new Correct(1, table, rows, "a slip", false, Rule.seen(event, 1, table));
    }

    @Test
    void a_round_is_withdrawn_while_an_earlier_one_is_open_and_a_late_result_corrects_nothing() {
        Event event = drawn();
        Round again = event.publish();
        Round semi = event.publish();
        assertThat(event.refused(Event.ORGANISER, withdraw(2)).detail())
                .isEqualTo("round 3 was published later: withdraw round 3 first");
        event.accepted(Event.ORGANISER, withdraw(3));

        Round anew = event.publish();
        assertThat(seats(anew)).isEqualTo(seats(semi));
        assertThat(anew.tables().getFirst().attempt()).isEqualTo(2);
        assertThat(PairingProof.of(event.log, anew).differences()).isEmpty();

        end(event, again, again.tables().getFirst(), 2, 1);
        assertThat(Publications.corrected(event.state(), anew)).isFalse();
        event.accepted(Event.ORGANISER, new Penalise(1, Points.of(1), Card.NONE, "late"));
        assertThat(Publications.corrected(event.state(), anew)).isTrue();
        assertThat(AffectedRound.of(event.log, event.state(), anew).elsewhere()).isEmpty();
    }

    @Test
    void the_platform_waits_with_a_withdrawn_round_while_an_earlier_one_is_open() {
        Event event = Event.begun(Sample.automatic(new SingleElimination(false)), 8);
        event.settle();
        Round first = event.state().rounds().getFirst();
        first.tables().forEach(table -> end(event, first, table, 1, table.number() < 4 ? 2 : 1));
        event.accepted(Event.ORGANISER, withdraw(3));

        event.later(Duration.ofDays(1));
        assertThat(event.state().rounds()).hasSize(2);
        event.later(event.state().policy().schedule().round().length());
        assertThat(event.state().rounds()).hasSize(3);
    }

    private static WithdrawRound withdraw(int round) {
        return new WithdrawRound(round, "published too early", false, List.of());
    }

    @Test
    void by_itself_both_rounds_come_at_once() {
        Event event = Event.begun(Sample.automatic(new SingleElimination(false)), 8);
        event.settle();
        Round first = event.state().rounds().getFirst();
        first.tables().forEach(table -> end(event, first, table, 1, table.number() < 4 ? 2 : 1));

        assertThat(event.state().rounds().stream().map(Round::stage))
                .containsExactly(Stage.BRACKET, Stage.PLAY_OFF, Stage.BRACKET);
        for (int turns = 0; event.sleep(); turns++) {
            assertThat(turns).isLessThan(50);
        }
        assertThat(event.state().status().over()).isTrue();
    }

    @Test
    void whoever_is_left_is_first_in_whatever_order_tables_end_and_rounds_are_published() {
        for (int seed = 0; seed < 200; seed++) {
            Random chance = new Random(seed);
            Event event = Event.begun(Sample.of(new SingleElimination(seed % 2 == 0)), 2 + seed % 15);
            muddle(event, chance);
            event.accepted(Event.ORGANISER, new Finish());
            Knockout knockout = Knockout.of(event.state());
            List<Integer> in = event.state().seeding().stream()
                    .filter(entrant -> !knockout.out().contains(entrant))
                    .toList();
            assertThat(in).as("seed " + seed).hasSize(1);
            Standing standing = Standings.of(event.state());
            assertThat(standing.lines().getFirst().entrant()).as("seed " + seed).isEqualTo(in.getFirst());
            assertThat(standing.lines().get(1).rank()).as("seed " + seed).isEqualTo(2);
            for (Round round : event.state().rounds()) {
                assertThat(PairingProof.of(event.log, round).differences())
                        .as("seed " + seed)
                        .isEmpty();
            }
        }
    }

    private static void muddle(Event event, Random chance) {
        while (true) {
            boolean published = chance.nextBoolean() && event.ask(Event.ORGANISER, NEXT) instanceof Decision.Accepted;
            List<Round> open = new ArrayList<>(
                    event.state().rounds().stream().filter(Round::open).toList());
            if (open.isEmpty() && !published && event.ask(Event.ORGANISER, NEXT) instanceof Decision.Refused) {
                return;
            }
            if (!open.isEmpty()) {
                Round round = open.get(chance.nextInt(open.size()));
                List<Table> tables = round.tables().stream().filter(Table::open).toList();
                boolean even = chance.nextInt(3) == 0;
                int first = 1 + chance.nextInt(2);
                end(event, round, tables.get(chance.nextInt(tables.size())), even ? 1 : first, even ? 1 : 3 - first);
            }
        }
    }
}
