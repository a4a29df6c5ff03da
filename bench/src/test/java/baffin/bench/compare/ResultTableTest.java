package baffin.bench.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ResultTableTest {

    private static final Figure OURS = new Figure("ours", "ours, all", "commands/s");
    private static final Figure THEIRS = new Figure("theirs", "theirs", "moves/s");
    private static final Ratio RATIO = new Ratio("ours / theirs", "ours", "theirs");

    private final Rounds rounds = new Rounds();

    @Test
    void a_spread_has_the_middle_the_ends_and_all_in_order() {
        assertThat(Spread.of(List.of(5.0, 1.0, 9.0))).isEqualTo(new Spread(5, 1, 9, List.of(5.0, 1.0, 9.0)));
        assertThat(Spread.of(List.of(4.0, 1.0, 2.0, 8.0)).median()).isEqualTo(3);
        assertThat(Spread.of(List.of(7.0))).isEqualTo(new Spread(7, 7, 7, List.of(7.0)));
        assertThatThrownBy(() -> Spread.of(List.of())).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void a_ratio_divides_round_by_round_and_not_median_by_median() {
        round(Map.of("ours", 10.0, "theirs", 1.0));
        round(Map.of("ours", 100.0, "theirs", 50.0));
        round(Map.of("ours", 30.0, "theirs", 10.0));

        assertThat(rounds.of(RATIO)).contains(new Spread(3, 2, 10, List.of(10.0, 2.0, 3.0)));
    }

    @Test
    void a_round_without_a_figure_or_with_nothing_to_divide_by_is_left_out() {
        round(Map.of("ours", 10.0));
        round(Map.of("ours", 20.0, "theirs", 0.0));
        round(Map.of("ours", 30.0, "theirs", 10.0));

        assertThat(rounds.of(RATIO)).contains(new Spread(3, 3, 3, List.of(3.0)));
        assertThat(rounds.of(OURS))
                .hasValueSatisfying(spread -> assertThat(spread.values()).hasSize(3));
        assertThat(new Rounds().of(RATIO)).isEmpty();
    }

    @Test
    void the_table_has_medians_spreads_and_ratios_in_columns_and_says_what_is_missing() {
        round(Map.of("ours", 1_234.0));
        round(Map.of("ours", 2_000.4));

        assertThat(ResultTable.of(rounds, List.of(OURS, THEIRS), List.of(RATIO)))
                .isEqualTo("""
                median of 2           least to most
                ours, all      1,617  1,234 to 2,000  commands/s
                theirs             -  not measured
                ours / theirs      -  not measured
                """);
    }

    @Test
    void numbers_have_as_many_digits_as_they_need() {
        assertThat(List.of(0.0, 0.00123, 0.45, 3.14159, 42.0, 431.4, 23_456.7))
                .extracting(ResultTable::number)
                .containsExactly("0.00", "0.0012", "0.45", "3.14", "42.0", "431", "23,457");
    }

    private void round(Map<String, Double> figures) {
        rounds.next();
        rounds.note(figures);
    }
}
