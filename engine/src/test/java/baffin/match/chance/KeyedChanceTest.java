package baffin.match.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class KeyedChanceTest {

    private static List<Integer> draws(String seed, long version, int bound, int count) {
        KeyedChance chance = new KeyedChance(Seed.fromText(seed), version);
        return IntStream.range(0, count).mapToObj(i -> chance.below(bound)).toList();
    }

    @Test
    void same_seed_and_version_draw_the_same() {
        assertThat(draws("a", 5, 1000, 50)).isEqualTo(draws("a", 5, 1000, 50));
    }

    @Test
    void another_version_or_seed_draws_something_else() {
        assertThat(draws("a", 5, 1000, 50)).isNotEqualTo(draws("a", 6, 1000, 50));
        assertThat(draws("a", 5, 1000, 50)).isNotEqualTo(draws("b", 5, 1000, 50));
    }

    @Test
    void draws_are_even_within_four_standard_deviations() {
        int count = 60_000;
        int[] hits = new int[6];
        draws("even", 1, 6, count).forEach(face -> hits[face]++);

        double expected = count / 6.0;
        double deviation = Math.sqrt(count * (1 / 6.0) * (5 / 6.0));
        for (int hit : hits) {
            assertThat(Math.abs(hit - expected)).isLessThan(4 * deviation);
        }
    }

    @Test
    void a_known_seed_gives_draws_that_never_change() {
        assertThat(draws("golden", 1, 64, 8)).isEqualTo(List.of(37, 44, 56, 37, 6, 18, 9, 32));
    }

    @Test
    void nothing_is_drawn_from_an_empty_range() {
        assertThatThrownBy(() -> draws("a", 1, 0, 1)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void a_seed_never_shows_itself_in_words() {
        Seed seed = Seed.fromText("secret");

        assertThat(seed.toString()).doesNotContain(seed.hex());
    }
}
