package baffin.competition.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SeedsTest {

    private static List<Integer> draws(String seed, int bound, int count) {
        Draws draws = new Draws(seed);
        return IntStream.range(0, count).mapToObj(i -> draws.below(bound)).toList();
    }

    @Test
    void sha256sum_gives_the_same_commitment_round_seeds_and_lots() {
        assertThat(Seeds.commitment("baffin"))
                .isEqualTo("aae66c941c00749f81cf7e4cf8baf2b3cf92b32a3c99efe5f7e2d6fdcc27c172");
        assertThat(Seeds.round("baffin", 3))
                .isEqualTo("e4aeb31e689aa189a09ec946fd056137996667c7d2e127546a1a4e2d0a1a8ae1");
        assertThat(Seeds.lot("baffin", "ann"))
                .isEqualTo("ab76c0e481e105adc0fc358645758121b34d92c43f8ff0ddf66fa37ef6fb3331");
    }

    @Test
    void draws_are_those_of_an_implementation_in_another_language() {
        assertThat(draws("golden", 1000, 12)).containsExactly(354, 858, 11, 200, 44, 445, 552, 518, 234, 446, 167, 191);
        assertThat(draws("golden", 852_516_352, 4)).containsExactly(430902650, 21018506, 51858011, 44413496);
    }

    @Test
    void draws_are_even_within_four_standard_deviations() {
        int count = 60_000;
        int[] hits = new int[6];
        draws("even", 6, count).forEach(face -> hits[face]++);

        double deviation = Math.sqrt(count * (1 / 6.0) * (5 / 6.0));
        for (int hit : hits) {
            assertThat(Math.abs(hit - count / 6.0)).isLessThan(4 * deviation);
        }
    }

    @Test
    void shuffling_puts_everybody_everywhere() {
        int[][] hits = new int[4][4];
        Draws draws = new Draws("shuffle");
        for (int time = 0; time < 4000; time++) {
            int[] values = {0, 1, 2, 3};
            draws.shuffle(values);
            for (int place = 0; place < 4; place++) {
                hits[place][values[place]]++;
            }
        }
        for (int[] row : hits) {
            assertThat(IntStream.of(row)).allMatch(hit -> Math.abs(hit - 1000) < 4 * Math.sqrt(750));
        }
    }
}
