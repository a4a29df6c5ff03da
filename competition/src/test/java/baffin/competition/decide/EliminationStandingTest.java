package baffin.competition.decide;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.CompetitionStatus;
import baffin.competition.course.Cut;
import baffin.competition.course.Knockout;
import baffin.competition.event.CompetitionCommand.Finish;
import baffin.competition.event.EntryCommand.ReplacePerson;
import baffin.competition.event.EntryCommand.Withdraw;
import baffin.competition.policy.Format.PodElimination;
import baffin.competition.policy.Format.SingleElimination;
import baffin.competition.standing.Achievement;
import baffin.competition.standing.Standing;
import baffin.competition.standing.StandingLine;
import baffin.competition.standing.Standings;
import baffin.competition.table.Round;
import baffin.competition.table.Stage;
import baffin.competition.table.Table;
import baffin.match.terms.SeatHolder;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What the last rounds of an elimination have decided is what its standing says. */
class EliminationStandingTest {

    private static void finish(Event event) {
        event.accepted(Event.ORGANISER, new Finish());
        assertThat(event.state().status()).isEqualTo(CompetitionStatus.FINISHED);
    }

    private static int champion(Event event) {
        return Standings.of(event.state()).lines().stream()
                .filter(line -> line.outcome() == Achievement.CHAMPION)
                .mapToInt(StandingLine::entrant)
                .findFirst()
                .orElse(0);
    }

    @Test
    void whoever_wins_the_play_off_of_a_drawn_final_is_champion_though_the_other_has_more_points() {
        Event event = Event.begun(Sample.of(new SingleElimination(false)), 3);
        Table semi = event.publish().tables().getFirst();
        event.result(semi, List.of(1, 2));
        event.settle();
        Table last = event.publish().tables().getFirst();
        event.result(last, List.of(1, 1));
        event.settle();
        int rested = last.seats().stream()
                .filter(seat -> !semi.seats().contains(seat))
                .findFirst()
                .orElseThrow();
        Table again = event.publish().tables().getFirst();
        event.result(again, again.seats().getFirst() == rested ? List.of(1, 2) : List.of(2, 1));
        event.settle();
        finish(event);

        assertThat(champion(event)).isEqualTo(rested);
    }

    @Test
    void whoever_has_left_before_the_final_does_not_win_it() {
        for (int seed = 0; seed < 4; seed++) {
            Event event = Event.begun(Sample.of(new SingleElimination(false)), 3);
            event.publish();
            event.play(new Random(seed));
            Table semi = event.state().rounds().getFirst().tables().getFirst();
            int winner = Cut.of(semi, 1).sure().getFirst();
            int rested = IntStream.rangeClosed(1, 3)
                    .filter(number -> !semi.seats().contains(number))
                    .findFirst()
                    .orElseThrow();
            event.accepted(Event.player(winner), new Withdraw(winner, null));
            finish(event);

            assertThat(champion(event)).isEqualTo(rested);
        }
    }

    @Test
    void a_second_chance_brings_back_one_of_a_table_and_the_others_stand_below() {
        Event event = Event.begun(Sample.of(new PodElimination(2, true)), 8);
        event.publish();
        event.play(new Random(3));
        Round second = event.publish();
        assertThat(second.stage()).isEqualTo(Stage.SECOND_CHANCE);
        Table table = second.tables().getFirst();
        event.result(table, List.of(1, 2, 3, 4));
        event.settle();

        List<Integer> order = Standings.of(event.state()).lines().stream()
                .map(StandingLine::entrant)
                .toList();
        assertThat(order.subList(0, 5))
                .contains(table.seats().get(0))
                .doesNotContain(table.seats().get(1));
    }

    @Test
    void an_elimination_with_one_to_go_on_of_each_table_still_has_a_final() {
        for (int entrants : List.of(4, 7, 8, 20, 23)) {
            for (boolean second : List.of(false, true)) {
                Event event = Event.begun(Sample.of(new PodElimination(1, second)), entrants);
                event.playOut(new Random(entrants));
                assertThat(event.state().rounds().getLast().stage())
                        .as(entrants + " entrants")
                        .isEqualTo(Stage.FINAL);
            }
        }
    }

    @Test
    void the_winner_of_the_last_match_is_first_however_often_matches_were_drawn() {
        for (int seed = 0; seed < 200; seed++) {
            Random chance = new Random(seed);
            Event event = Event.begun(Sample.of(new SingleElimination(seed % 2 == 0)), 2 + seed % 9);
            int winner = drawing(event, chance);
            Standing standing = Standings.of(event.state());
            assertThat(standing.lines().getFirst().entrant()).as("seed " + seed).isEqualTo(winner);
            assertThat(standing.lines().get(1).rank()).as("seed " + seed).isEqualTo(2);
        }
    }

    /** Plays on with many draws; gives who has won the final or, where it was drawn, what decided it. */
    private static int drawing(Event event, Random chance) {
        while (event.ask(Event.ORGANISER, new baffin.competition.event.RoundCommand.Publish(List.of(), List.of()))
                instanceof baffin.decider.Decision.Accepted) {
            for (Table table : event.state().rounds().getLast().tables()) {
                List<Integer> places = new ArrayList<>(List.of(1, 2));
                Collections.shuffle(places, chance);
                event.result(table, chance.nextInt(3) == 0 ? List.of(1, 1) : places);
            }
            event.settle();
        }
        finish(event);
        Knockout knockout = Knockout.of(event.state());
        return event.state().seeding().stream()
                .filter(entrant -> !knockout.out().contains(entrant))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void a_replacement_throws_nobody_out_whom_the_lot_has_let_through() {
        Event event = Event.begun(Sample.of(new SingleElimination(false)), 4);
        for (int round = 0; round < 2; round++) {
            event.publish().tables().forEach(table -> event.result(table, List.of(1, 1)));
            event.settle();
        }
        List<Integer> finalists = event.publish().tables().getFirst().seats();
        for (int person = 0; person < 20; person++) {
            for (int entrant = 1; entrant <= 4; entrant++) {
                if (!finalists.contains(entrant)) {
                    SeatHolder other = Event.holder("n" + entrant + "-" + person);
                    event.accepted(Event.ORGANISER, new ReplacePerson(entrant, other, "ill"));
                    assertThat(Knockout.of(event.state()).out()).doesNotContainAnyElementsOf(finalists);
                }
            }
        }
    }
}
