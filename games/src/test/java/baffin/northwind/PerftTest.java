package baffin.northwind;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Counts of legal sequences never change by accident; a change of the rules' reading changes the golden file. */
class PerftTest {

    /** One line of the golden file. */
    record Golden(int seats, int seed, int after, int depth, long count) {

        static Golden of(String line) {
            String[] cells = line.split("\t");
            return new Golden(
                    Integer.parseInt(cells[0]),
                    Integer.parseInt(cells[1]),
                    Integer.parseInt(cells[2]),
                    Integer.parseInt(cells[3]),
                    Long.parseLong(cells[4]));
        }
    }

    static Stream<Golden> golden() {
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(PerftTest.class.getResourceAsStream("/perft/north-wind.tsv")),
                StandardCharsets.UTF_8))) {
            return lines.lines().filter(line -> !line.startsWith("#")).map(Golden::of).toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @ParameterizedTest
    @MethodSource("golden")
    void the_number_of_legal_sequences_is_the_golden_one(Golden golden) {
        assertThat(Perft.count(position(golden.seats(), golden.seed(), golden.after()), golden.depth()))
                .isEqualTo(golden.count());
    }

    /** The position of a random match after some commands. */
    static NorthWindState position(int seats, int seed, int after) {
        List<NorthWindState> positions = new ArrayList<>();
        Matches.play(seats, seed, positions::add);
        return positions.get(after);
    }
}
