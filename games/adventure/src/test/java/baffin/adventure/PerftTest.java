package baffin.adventure;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.adventure.state.AdventureState;
import baffin.game.Setup;
import baffin.testing.Perft;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Counts of legal sequences never change by accident; a change of the rules' reading changes the golden file. */
class PerftTest {

    static Stream<Perft.Golden> golden() {
        return Perft.golden("adventure");
    }

    static Stream<Perft.Golden> today() {
        return Perft.golden("adventure-2");
    }

    @ParameterizedTest
    @MethodSource("golden")
    void by_the_first_version_of_the_rules_the_number_of_legal_sequences_is_the_golden_one(Perft.Golden golden) {
        check(Matches.first(golden.seats()), golden);
    }

    @ParameterizedTest
    @MethodSource("today")
    void the_number_of_legal_sequences_is_the_golden_one(Perft.Golden golden) {
        check(Matches.setup(golden.seats()), golden);
    }

    private static void check(Setup setup, Perft.Golden golden) {
        AdventureState start = Matches.positions(setup, golden.seed()).get(golden.after());
        assertThat(Perft.count(Matches.GAME, start, golden.depth())).isEqualTo(golden.count());
    }
}
