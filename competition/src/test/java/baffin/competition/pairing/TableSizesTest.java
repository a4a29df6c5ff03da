package baffin.competition.pairing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TableSizesTest {

    @ParameterizedTest
    @CsvSource({"4, 0", "8, 0", "64, 0", "3, 1", "7, 1", "63, 1", "6, 2", "10, 2", "62, 2", "9, 3", "13, 3", "61, 3"})
    void tables_of_four_are_filled_in_with_tables_of_three(int people, int threes) {
        TableSizes sizes = TableSizes.of(people, 4, false);

        assertThat(sizes.sizes()).containsOnly(sizesOf(people, threes));
        assertThat(sizes.sizes().stream().filter(size -> size == 3)).hasSize(threes);
        assertThat(sizes.byes()).isZero();
        assertThat(TableSizes.of(people, 4, true)).isEqualTo(sizes);
    }

    private static Integer[] sizesOf(int people, int threes) {
        return threes == 0 ? new Integer[] {4} : people == 3 * threes ? new Integer[] {3} : new Integer[] {3, 4};
    }

    @Test
    void five_are_a_three_and_a_two_where_twos_are_allowed_and_else_a_four_and_a_bye() {
        assertThat(TableSizes.of(5, 4, true)).isEqualTo(new TableSizes(List.of(3, 2), 0));
        assertThat(TableSizes.of(5, 4, false)).isEqualTo(new TableSizes(List.of(4), 1));
    }

    @Test
    void tables_of_three_shrink_to_two_only_where_that_is_allowed() {
        assertThat(TableSizes.of(7, 3, true)).isEqualTo(new TableSizes(List.of(3, 2, 2), 0));
        assertThat(TableSizes.of(7, 3, false)).isEqualTo(new TableSizes(List.of(3, 3), 1));
        assertThat(TableSizes.of(8, 3, true)).isEqualTo(new TableSizes(List.of(3, 3, 2), 0));
        assertThat(TableSizes.of(8, 3, false)).isEqualTo(new TableSizes(List.of(3, 3), 2));
    }

    @Test
    void an_odd_number_at_tables_of_two_has_one_bye() {
        assertThat(TableSizes.of(9, 2, false)).isEqualTo(new TableSizes(List.of(2, 2, 2, 2), 1));
    }

    @Test
    void too_few_make_no_table() {
        assertThat(TableSizes.of(2, 4, false)).isEqualTo(new TableSizes(List.of(), 2));
        assertThat(TableSizes.of(1, 2, false)).isEqualTo(new TableSizes(List.of(), 1));
        assertThat(TableSizes.of(0, 4, true)).isEqualTo(new TableSizes(List.of(), 0));
    }

    @Test
    void a_forced_size_gives_byes() {
        assertThat(TableSizes.fixed(11, 4)).isEqualTo(new TableSizes(List.of(4, 4), 3));
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void everybody_is_seated_or_has_a_bye_and_no_table_is_too_small(int size) {
        for (int people = 0; people <= 1000; people++) {
            for (boolean twoAllowed : new boolean[] {false, true}) {
                TableSizes sizes = TableSizes.of(people, size, twoAllowed);
                int least = twoAllowed || size == 2 ? 2 : 3;

                assertThat(sizes.sizes()).allMatch(seats -> seats >= least && seats <= size);
                assertThat(sizes.sizes().stream().mapToInt(seats -> seats).sum() + sizes.byes())
                        .isEqualTo(people);
                assertThat(sizes.byes() > 0 && sizes.sizes().stream().anyMatch(seats -> seats < size))
                        .isFalse();
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 5})
    void tables_have_two_to_four_seats(int size) {
        assertThatThrownBy(() -> TableSizes.of(10, size, false)).isInstanceOf(IllegalArgumentException.class);
    }
}
