package baffin.competition.decide;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.Competition;
import baffin.competition.CompetitionStatus;
import baffin.competition.course.Cut;
import baffin.competition.course.Knockout;
import baffin.competition.course.Stages;
import baffin.competition.event.CompetitionCommand.Finish;
import baffin.competition.event.CompetitionCommand.Start;
import baffin.competition.event.EntryCommand.CheckIn;
import baffin.competition.event.RoundCommand.Publish;
import baffin.competition.policy.Format;
import baffin.competition.policy.Format.DivisionLeague;
import baffin.competition.policy.Format.Heats;
import baffin.competition.policy.Format.PodElimination;
import baffin.competition.policy.Format.PodSwiss;
import baffin.competition.policy.Format.RoundRobin;
import baffin.competition.policy.Format.SingleElimination;
import baffin.competition.policy.Points;
import baffin.competition.policy.TieBreak;
import baffin.competition.standing.Standings;
import baffin.competition.table.Bye;
import baffin.competition.table.ByeKind;
import baffin.competition.table.Round;
import baffin.competition.table.Stage;
import baffin.competition.table.Table;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class FormatsTest {

    private static final DivisionLeague SEVENS = new DivisionLeague(7, 4, null, 1, 2);

    @Test
    void a_division_of_seven_plays_seven_tables_in_which_everybody_meets_everybody_twice() {
        Event event = Event.begun(Sample.of(SEVENS), 7);

        Round round = event.publish();

        assertThat(round.stage()).isEqualTo(Stage.LEAGUE);
        assertThat(round.tables()).hasSize(7);
        assertThat(meetings(event.state()).values()).hasSize(21).containsOnly(2);
    }

    @Test
    void a_league_cut_into_rounds_lets_nobody_play_more_than_agreed_at_once() {
        Event event = Event.begun(Sample.of(new DivisionLeague(7, 4, 2, 1, 2)), 14);

        event.playOut(new Random(1));

        assertThat(event.state().rounds()).hasSizeGreaterThan(1).allSatisfy(round -> {
            Map<Integer, Integer> tables = new HashMap<>();
            round.tables().forEach(table -> table.seats().forEach(seat -> tables.merge(seat, 1, Integer::sum)));
            assertThat(tables.values()).allMatch(count -> count <= 2);
        });
        assertThat(meetings(event.state()).values()).hasSize(42).containsOnly(2);
    }

    @Test
    void pod_swiss_has_as_many_rounds_as_its_entrants_need_then_the_final() {
        for (int entrants : List.of(8, 17, 33)) {
            Event event = Event.begun(Sample.of(new PodSwiss(0, 4, null)), entrants);
            event.playOut(new Random(entrants));
            int swiss = entrants <= 16 ? 4 : entrants <= 32 ? 5 : 6;
            assertThat(stages(event)).hasSize(swiss + 1).last().isEqualTo(Stage.FINAL);
        }
    }

    @Test
    void sixteen_finalists_play_four_semi_finals_whose_winners_meet() {
        Event event = Event.begun(Sample.of(new PodSwiss(1, 16, null)), 20);

        event.playOut(new Random(2));

        assertThat(stages(event)).containsExactly(Stage.SWISS, Stage.SEMI_FINAL, Stage.FINAL);
        List<Round> rounds = event.state().rounds();
        assertThat(rounds.get(1).tables()).hasSize(4);
        Set<Integer> winners = new HashSet<>();
        rounds.get(1).tables().forEach(table -> winners.addAll(Cut.of(table, 1).sure()));
        assertThat(rounds.get(2).tables().getFirst().seats()).containsExactlyInAnyOrderElementsOf(winners);
    }

    @Test
    void only_those_who_check_in_play_a_heat() {
        Event event = Event.of(Sample.of(new Heats(2, 1, 4)));
        event.enter(9);
        event.accepted(Event.ORGANISER, new Start());
        List.of(1, 3, 5, 7).forEach(number -> event.accepted(Event.player(number), new CheckIn(number)));

        Round heat = event.publish();

        assertThat(heat.tables())
                .singleElement()
                .satisfies(table -> assertThat(table.seats()).containsExactlyInAnyOrder(1, 3, 5, 7));
        event.play(new Random(3));
        event.refused(Event.ORGANISER, new Publish(List.of(), List.of()));
    }

    @Test
    void whom_the_number_leaves_over_gets_the_bye_of_the_policy_in_each_format_and_each_in_turn() {
        for (Format format : List.of(new Heats(3, 2, 4), new PodSwiss(3, 4, null))) {
            Event event = Event.of(Sample.of(format));
            event.enter(5);
            event.accepted(Event.ORGANISER, new Start());
            Set<Integer> left = new HashSet<>();
            for (int round = 1; round <= 3; round++) {
                if (format instanceof Heats) {
                    IntStream.rangeClosed(1, 5)
                            .forEach(number -> event.accepted(Event.player(number), new CheckIn(number)));
                }
                assertThat(event.publish().byes())
                        .singleElement()
                        .satisfies(bye -> assertThat(bye.kind()).isEqualTo(ByeKind.PAIRING))
                        .satisfies(bye -> assertThat(left.add(bye.entrant())).isTrue());
                event.play(new Random(round));
            }
            int entrant = left.iterator().next();
            assertThat(Standings.of(event.state()).line(entrant).orElseThrow().points())
                    .isGreaterThanOrEqualTo(Points.of(5));
        }
    }

    @Test
    void heats_end_after_the_last_one_although_nobody_has_checked_in_for_the_next() {
        Event event = Event.of(Sample.of(new Heats(2, 1, 4)));
        event.enter(4);
        event.accepted(Event.ORGANISER, new Start());
        for (int heat = 1; heat <= 2; heat++) {
            event.refused(Event.ORGANISER, new Finish());
            IntStream.rangeClosed(1, 4).forEach(number -> event.accepted(Event.player(number), new CheckIn(number)));
            event.publish();
            event.play(new Random(heat));
        }
        event.refused(Event.ORGANISER, new Finish());
        event.publish();
        event.play(new Random(3));

        event.accepted(Event.ORGANISER, new Finish());
    }

    @Test
    void whom_the_number_leaves_over_in_a_second_chance_goes_on_and_is_the_best_of_those_who_fell() {
        Event event = Event.begun(Sample.of(new PodElimination(2, true)), 13);
        Round pods = event.publish();
        event.play(new Random(5));
        Set<Integer> fell = new HashSet<>(Knockout.of(event.state()).fallen());
        List<Integer> ranked =
                Standings.ranking(event.state()).stream().filter(fell::contains).toList();

        Round second = event.publish();

        assertThat(pods.tables()).hasSize(4);
        assertThat(second.stage()).isEqualTo(Stage.SECOND_CHANCE);
        assertThat(second.byes()).containsExactly(new Bye(ranked.getFirst(), ByeKind.THROUGH));
        event.play(new Random(6));
        assertThat(event.publish().tables().stream().flatMap(table -> table.seats().stream()))
                .contains(ranked.getFirst());
    }

    @Test
    void half_of_each_pod_goes_on_until_one_table_is_left() {
        for (int entrants = 4; entrants <= 40; entrants++) {
            for (boolean second : List.of(false, true)) {
                Event event = Event.begun(Sample.of(new PodElimination(2, second)), entrants);
                event.playOut(new Random(entrants));
                assertThat(stages(event)).as(entrants + " entrants").last().isEqualTo(Stage.FINAL);
            }
        }
    }

    @Test
    void a_tie_at_the_cut_is_played_out_never_drawn() {
        Event event = Event.begun(Sample.of(new PodElimination(1, false)), 8);
        Round pods = event.publish();
        event.result(pods.tables().getFirst(), List.of(1, 1, 1, 4));
        event.result(pods.tables().getLast(), List.of(1, 2, 3, 4));
        event.settle();

        Round tie = event.publish();

        assertThat(tie.stage()).isEqualTo(Stage.PLAY_OFF);
        List<Integer> seats = pods.tables().getFirst().seats();
        assertThat(tie.tables())
                .singleElement()
                .satisfies(table -> assertThat(table.seats()).containsExactlyInAnyOrderElementsOf(seats.subList(0, 3)));
    }

    @Test
    void a_round_robin_pairs_everybody_once_a_cycle() {
        for (int cycles = 1; cycles <= 2; cycles++) {
            Event event = Event.begun(Sample.of(new RoundRobin(cycles)), 7);
            event.playOut(new Random(cycles));
            assertThat(meetings(event.state()).values()).hasSize(21).containsOnly(cycles);
        }
    }

    @Test
    void single_elimination_ends_with_one_who_never_lost() {
        for (int entrants = 2; entrants <= 17; entrants++) {
            Event event = Event.begun(Sample.of(new SingleElimination(true)), entrants);
            event.playOut(new Random(entrants));
            assertThat(stages(event)).as(entrants + " entrants").last().isEqualTo(Stage.FINAL);
            Round last = event.state().rounds().getLast();
            assertThat(last.tables().stream().map(last::stage))
                    .containsExactlyElementsOf(
                            entrants > 3 ? List.of(Stage.FINAL, Stage.THIRD_PLACE) : List.of(Stage.FINAL));
            assertThat(Stages.count(event.state(), Stage.FINAL)).isEqualTo(1);
        }
    }

    @Test
    void a_drawn_match_of_a_bracket_is_played_again_and_the_other_way_round_nobody_is_drawn_out() {
        Event event = Event.begun(Sample.of(new SingleElimination(false)), 2);
        Table table = event.publish().tables().getFirst();
        event.result(table, List.of(1, 1));
        event.settle();

        assertThat(event.publish().stage()).isEqualTo(Stage.PLAY_OFF);
        event.result(event.state().rounds().getLast().tables().getFirst(), List.of(2, 1));
        event.settle();
        event.playOut(new Random(1));

        assertThat(event.state().status()).isEqualTo(CompetitionStatus.FINISHED);
    }

    @Test
    void every_automatic_competition_comes_to_an_end_though_nobody_ever_plays() {
        List<Format> formats = List.of(
                SEVENS,
                new PodSwiss(0, 16, null),
                new Heats(3, 2, 16),
                new PodElimination(2, true),
                new RoundRobin(1),
                new SingleElimination(true));
        for (Format format : formats) {
            for (int entrants : List.of(4, 7, 18)) {
                Event event = Event.begun(Sample.automatic(format), entrants);
                for (int turns = 0; event.sleep(); turns++) {
                    assertThat(turns).as(format + " of " + entrants).isLessThan(200);
                }
                assertThat(event.state().status()).as(format.toString()).isEqualTo(CompetitionStatus.FINISHED);
            }
        }
    }

    @Test
    void a_tie_for_the_last_place_in_a_final_is_played_out_where_the_policy_has_play_offs() {
        Event event =
                Event.begun(Sample.breaking(new PodSwiss(1, 4, null), List.of(TieBreak.PLAY_OFF, TieBreak.LOT)), 12);
        Round round = event.publish();
        for (Table table : round.tables()) {
            event.result(table, List.of(1, 2, 3, 4));
        }
        event.settle();

        Round tie = event.publish();

        assertThat(tie.stage()).isEqualTo(Stage.PLAY_OFF);
        List<Integer> seconds =
                round.tables().stream().map(table -> table.seats().get(1)).toList();
        assertThat(tie.tables().getFirst().seats()).containsExactlyInAnyOrderElementsOf(seconds);
        int winner = tie.tables().getFirst().seats().getLast();
        event.result(tie.tables().getFirst(), List.of(3, 2, 1));
        event.settle();
        Round last = event.publish();
        assertThat(last.stage()).isEqualTo(Stage.FINAL);
        assertThat(last.has(winner)).isTrue();
    }

    private static List<Stage> stages(Event event) {
        return event.state().rounds().stream().map(Round::stage).toList();
    }

    private static Map<Set<Integer>, Integer> meetings(Competition competition) {
        Map<Set<Integer>, Integer> meetings = new HashMap<>();
        for (Round round : competition.rounds()) {
            for (Table table : round.tables()) {
                for (int one : table.seats()) {
                    table.seats().stream()
                            .filter(other -> other > one)
                            .forEach(other -> meetings.merge(Set.of(one, other), 1, Integer::sum));
                }
            }
        }
        return meetings;
    }
}
