package baffin.expedition;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.expedition.state.ExpeditionState;
import baffin.testing.Perft;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Counts of legal sequences never change by accident; a change of the rules' reading changes the golden file. */
class PerftTest {

    static Stream<Perft.Golden> golden() {
        return Perft.golden("expedition");
    }

    @ParameterizedTest
    @MethodSource("golden")
    void the_number_of_legal_sequences_is_the_golden_one(Perft.Golden golden) {
        List<ExpeditionState> positions = new ArrayList<>();
        Matches.play(golden.seats(), golden.seed(), positions::add);
        assertThat(Perft.count(Matches.GAME, positions.get(golden.after()), golden.depth()))
                .as(golden.place())
                .isEqualTo(golden.count());
    }
}
