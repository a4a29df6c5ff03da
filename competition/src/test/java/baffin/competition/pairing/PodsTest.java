package baffin.competition.pairing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baffin.competition.pairing.Pods.Round;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PodsTest {

    private static List<Integer> seeds(int count) {
        return IntStream.rangeClosed(1, count).boxed().toList();
    }

    @Test
    void semi_finals_of_sixteen_go_to_and_fro() {
        assertThat(Pods.semiFinals(seeds(16), 4))
                .containsExactly(
                        List.of(1, 8, 9, 16), List.of(2, 7, 10, 15), List.of(3, 6, 11, 14), List.of(4, 5, 12, 13));
    }

    @Test
    void semi_finals_are_made_of_full_tables() {
        assertThat(Pods.semiFinals(seeds(12), 3)).hasSize(4).allMatch(table -> table.size() == 3);
        assertThatThrownBy(() -> Pods.semiFinals(seeds(15), 4)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Pods.semiFinals(seeds(4), 4)).isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @ValueSource(ints = {8, 9, 10, 11, 18, 29, 64, 70})
    void top_seeds_sit_at_different_tables_and_all_sit_once(int count) {
        Round round = Pods.round(seeds(count), 4, false, 2);
        int tables = round.tables().size();

        assertThat(round.tables().stream().flatMap(List::stream)).containsExactlyInAnyOrderElementsOf(seeds(count));
        assertThat(round.tables().stream().map(List::getFirst)).containsExactlyElementsOf(seeds(tables));
        assertThat(round.tables()).isSortedAccordingTo((one, other) -> Integer.compare(one.size(), other.size()));
        assertThat(left(round)).isEqualTo(2 * tables);
    }

    @Test
    void the_top_seed_has_the_bye_where_there_is_one() {
        Round round = Pods.round(seeds(5), 4, false, 2);

        assertThat(round).isEqualTo(new Round(List.of(List.of(2, 3, 4, 5)), List.of(1), List.of(2)));
        assertThat(left(round)).isEqualTo(3);
    }

    @Test
    void a_table_of_two_sends_home_one_of_them() {
        assertThat(Pods.round(seeds(5), 4, true, 2).goOn()).containsExactly(1, 2);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"32|32,16,8,4", "16|16,8,4", "33|33,18,10,6,4", "5|5,3", "4|4", "3|3"})
    void two_of_four_go_on_until_one_table_is_left(int entrants, String plan) {
        assertThat(plan(entrants, 4, false, 2))
                .containsExactlyElementsOf(
                        List.of(plan.split(",")).stream().map(Integer::valueOf).toList());
    }

    @Test
    void every_elimination_ends_with_one_winner() {
        for (int size = 2; size <= 4; size++) {
            for (int advancing = 1; advancing < size; advancing++) {
                for (int entrants = 2; entrants <= 200; entrants++) {
                    List<Integer> plan = plan(entrants, size, true, advancing);
                    assertThat(plan.getLast()).isBetween(2, size);
                }
            }
        }
    }

    @Test
    void the_best_ranked_has_the_first_seat_of_the_final() {
        assertThat(Pods.finalTable(List.of(9, 4, 7, 1))).containsExactly(9, 4, 7, 1);
        assertThatThrownBy(() -> Pods.finalTable(List.of(1))).isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 4})
    void not_none_and_not_all_of_a_table_go_on(int advancing) {
        assertThatThrownBy(() -> Pods.round(seeds(16), 4, false, advancing))
                .isInstanceOf(IllegalArgumentException.class);
    }

    /** How many entrants each round begins with, until one table is left as the final. */
    private static List<Integer> plan(int entrants, int tableSize, boolean twoAllowed, int advancing) {
        List<Integer> plan = new ArrayList<>();
        int left = entrants;
        while (left > 1) {
            plan.add(left);
            Round round = Pods.round(IntStream.rangeClosed(1, left).boxed().toList(), tableSize, twoAllowed, advancing);
            left = round.tables().isEmpty() ? 0 : left(round);
        }
        return plan;
    }

    private static int left(Round round) {
        return round.byes().size()
                + round.goOn().stream().mapToInt(Integer::intValue).sum();
    }
}
