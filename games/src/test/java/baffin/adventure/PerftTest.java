package baffin.adventure;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.game.LegalCommand;
import baffin.game.Seat;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Random;
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
                Objects.requireNonNull(PerftTest.class.getResourceAsStream("/perft/adventure.tsv")),
                StandardCharsets.UTF_8))) {
            return lines.lines().filter(line -> !line.startsWith("#")).map(Golden::of).toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @ParameterizedTest
    @MethodSource("golden")
    void the_number_of_legal_sequences_is_the_golden_one(Golden golden) {
        AdventureState start =
                Matches.positions(Matches.setup(golden.seats()), golden.seed()).get(golden.after());
        assertThat(count(start, golden.depth())).isEqualTo(golden.count());
    }

    /** How many sequences of legal commands there are; the draws are the same for each. */
    private static long count(AdventureState state, int depth) {
        if (depth == 0 || Matches.GAME.over(state)) {
            return 1;
        }
        long count = 0;
        Seat seat = Matches.GAME.toAct(state).getFirst();
        for (LegalCommand<AdventureCommand> legal : Matches.GAME.legalCommands(state, seat)) {
            AdventureState next = state;
            for (AdventureEvent event :
                    Matches.accepted(Matches.GAME.decide(state, seat, legal.command(), new Random(depth)::nextInt))) {
                next = Matches.GAME.evolve(next, event);
            }
            count += count(next, depth - 1);
        }
        return count;
    }
}
