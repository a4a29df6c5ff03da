package baffin.adventure;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.adventure.state.AdventureState;
import baffin.testing.Perft;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Counts of legal sequences never change by accident; a change of the rules' reading changes the golden file. */
class PerftTest {

    static Stream<Perft.Golden> golden() {
        return Perft.golden("adventure");
    }

    @ParameterizedTest
    @MethodSource("golden")
    void the_number_of_legal_sequences_is_the_golden_one(Perft.Golden golden) {
        AdventureState start =
                Matches.positions(Matches.setup(golden.seats()), golden.seed()).get(golden.after());
        assertThat(Perft.count(Matches.GAME, start, golden.depth()))
                .as(golden.place())
                .isEqualTo(golden.count());
    }
}
