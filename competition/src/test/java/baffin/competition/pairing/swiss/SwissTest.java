package baffin.competition.pairing.swiss;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.pairing.Contestant;
import baffin.competition.pairing.Cost;
import baffin.competition.pairing.Pair;
import baffin.competition.pairing.PairedTable;
import baffin.competition.pairing.Pairing;
import baffin.competition.pairing.PairingTask;
import baffin.competition.pairing.Seeds;
import baffin.competition.pairing.SwissEvent;
import baffin.testing.Effort;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SwissTest {

    private static final int EVENTS = Effort.many(30);

    private static List<Contestant> fresh(int people) {
        return IntStream.rangeClosed(1, people)
                .mapToObj(number -> Contestant.fresh(number, number))
                .toList();
    }

    /** Mean number of repeated pairs of whole events. */
    private static double repeats(int people, int rounds) {
        double repeats = 0;
        for (int seed = 0; seed < EVENTS; seed++) {
            SwissEvent event = new SwissEvent(people, seed);
            for (int round = 0; round < rounds; round++) {
                PairingTask task = event.task(4, false);
                event.play(task, SwissEvent.done(task));
            }
            repeats += event.repeats();
        }
        return repeats / EVENTS;
    }

    @Test
    void thirty_two_entrants_in_five_rounds_have_little_more_than_two_repeated_pairs_on_average() {
        assertThat(repeats(32, 5)).isLessThanOrEqualTo(2.2);
    }

    @Test
    void sixteen_entrants_in_four_rounds_repeat_less_than_the_simulation_of_the_design() {
        assertThat(repeats(16, 4)).isLessThanOrEqualTo(5.4);
    }

    @Test
    void the_same_task_has_the_same_pairing() {
        PairingTask task = PairingTask.of(4, false, fresh(22), "a");

        assertThat(Swiss.pair(task)).isEqualTo(Swiss.pair(task));
    }

    @Test
    void a_known_task_has_a_pairing_that_never_changes() {
        List<Contestant> people = IntStream.rangeClosed(1, 11)
                .mapToObj(number -> new Contestant(
                        number,
                        number * number % 11 * Contestant.POINT,
                        number,
                        Map.of(number % 11 + 1, 1, (number + 9) % 11 + 1, 1),
                        List.of(number % 2, number % 3, number % 4),
                        number % 2,
                        0,
                        false))
                .toList();

        Pairing pairing = SwissEvent.done(PairingTask.of(4, false, people, Seeds.round("golden", 1)));

        assertThat(pairing.tables().stream().map(PairedTable::seats))
                .containsExactly(List.of(10, 7, 5, 1), List.of(2, 4, 8), List.of(6, 3, 9, 11));
    }

    @Test
    void a_large_known_task_has_a_pairing_that_never_changes() {
        List<Contestant> people = IntStream.rangeClosed(1, 250)
                .mapToObj(number -> new Contestant(
                        number,
                        number * number % 31 * Contestant.POINT / 3,
                        number,
                        Map.of((number + 1) % 250 + 1, 2),
                        List.of(number % 3, number % 4, number % 2),
                        number % 3 / 2,
                        0,
                        false))
                .toList();

        Pairing pairing = SwissEvent.done(PairingTask.of(4, false, people, Seeds.round("golden", 2)));

        List<List<Integer>> seats =
                pairing.tables().stream().map(PairedTable::seats).toList();
        assertThat(Seeds.commitment(seats.toString()))
                .isEqualTo("5675057f264cd3b5b17a29c32c4d84b21d2b3c89a7e618ee210f344f7c2d2454");
    }

    @Test
    void another_seed_has_another_pairing() {
        assertThat(SwissEvent.done(PairingTask.of(4, false, fresh(22), "a")).tables())
                .isNotEqualTo(SwissEvent.done(PairingTask.of(4, false, fresh(22), "b"))
                        .tables());
    }

    @Test
    void the_order_in_which_contestants_are_listed_does_not_matter() {
        List<Contestant> people = fresh(22);

        assertThat(Swiss.pair(PairingTask.of(4, false, people.reversed(), "a")))
                .isEqualTo(Swiss.pair(PairingTask.of(4, false, people, "a")));
    }

    @Test
    void people_of_the_same_points_meet() {
        List<Contestant> people = IntStream.rangeClosed(1, 16)
                .mapToObj(number -> new Contestant(
                        number,
                        number % 4 * 10L * Contestant.POINT,
                        1 + 4 * (3 - number % 4),
                        Map.of(),
                        List.of(),
                        0,
                        0,
                        false))
                .toList();

        Pairing pairing = SwissEvent.done(PairingTask.of(4, false, people, "scores"));

        assertThat(pairing.cost().total()).isZero();
        assertThat(pairing.tables())
                .allMatch(table -> table.seats().stream()
                                .map(number -> number % 4)
                                .distinct()
                                .count()
                        == 1);
    }

    @Test
    void table_1_holds_who_ranks_first_and_each_further_table_the_first_of_the_rest() {
        SwissEvent event = new SwissEvent(26, 1);
        for (int round = 0; round < 4; round++) {
            PairingTask task = event.task(4, false);
            Pairing pairing = SwissEvent.done(task);
            List<Integer> best = pairing.tables().stream()
                    .map(table -> table.seats().stream()
                            .mapToInt(number -> task.byNumber().get(number).rank())
                            .min()
                            .orElseThrow())
                    .toList();

            assertThat(best).startsWith(1).isSorted();
            event.play(task, pairing);
        }
    }

    @Test
    void nobody_gets_a_seat_twice_while_there_is_another_way() {
        List<Contestant> people = List.of(
                new Contestant(1, 0, 1, Map.of(), List.of(2, 0, 0, 0), 0, 0, false),
                new Contestant(2, 0, 2, Map.of(), List.of(0, 2, 0, 0), 0, 0, false),
                new Contestant(3, 0, 3, Map.of(), List.of(1, 0, 1, 0), 0, 0, false),
                new Contestant(4, 0, 4, Map.of(), List.of(0, 1, 1, 0), 0, 0, false));

        Pairing pairing = SwissEvent.done(PairingTask.of(4, false, people, "seats"));

        List<Integer> seats = pairing.tables().getFirst().seats();
        assertThat(pairing.cost().seats()).isZero();
        assertThat(seats.get(0)).isNotIn(1, 3);
        assertThat(seats.get(1)).isNotIn(2, 4);
        assertThat(seats.get(2)).isNotIn(3, 4);
    }

    @Test
    void the_cost_of_a_table_is_worked_by_hand() {
        Contestant first = new Contestant(1, 15_000, 1, Map.of(2, 2, 3, 1), List.of(3), 2, 0, false);
        Contestant second = new Contestant(2, 12_000, 2, Map.of(1, 2), List.of(0, 1), 2, 0, false);
        Contestant third = new Contestant(3, 4_800, 3, Map.of(1, 1), List.of(0, 0, 2), 2, 0, false);
        PairingTask task =
                PairingTask.of(4, false, List.of(first, second, third), "hand").withLocked(List.of(List.of(1, 2, 3)));

        Cost cost = SwissEvent.done(task).cost();

        assertThat(cost.repeats()).isEqualTo(100 * ((9 - 1) + (4 - 1)) * Cost.ONE);
        assertThat(cost.spread())
                .isEqualTo(114 * Cost.ONE + Cost.ONE / 2)
                .isEqualTo(3_000 * 3_000 + 10_200 * 10_200 + 7_200 * 7_200);
        assertThat(cost.seats()).isEqualTo(10 * (9 + 1 + 4) * Cost.ONE);
        assertThat(cost.penalties()).isEqualTo(10 * (4 + 4 + 4) * Cost.ONE);
        assertThat(Cost.read(cost.total())).isEqualTo(1100 + 114.5 + 140 + 120);
    }

    @Test
    void locked_tables_stay_as_they_are_and_the_rest_is_solved() {
        PairingTask task = PairingTask.of(4, false, fresh(12), "lock")
                .withLocked(List.of(List.of(12, 1, 7, 3), List.of(2, 11, 4)))
                .withForbidden(Set.of(new Pair(5, 6)));

        Pairing pairing = SwissEvent.done(task);

        assertThat(pairing.tables().stream().filter(PairedTable::locked).map(PairedTable::seats))
                .containsExactly(List.of(12, 1, 7, 3), List.of(2, 11, 4));
        assertThat(pairing.tables()).hasSize(3);
        assertThat(pairing.byes()).hasSize(1).containsAnyOf(5, 6);
        assertThat(Swiss.check(task, pairing)).isEmpty();
    }
}
