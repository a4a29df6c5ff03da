package baffin.testing;

import baffin.decider.Decision;
import baffin.game.Command;
import baffin.game.Event;
import baffin.game.Game;
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

/** Counts sequences of legal commands to a depth, each decided with draws fixed by its place. */
public final class Perft {

    private Perft() {}

    /**
     * One line of a golden file.
     *
     * @param file the file, from the folder of the module
     * @param seats seats of the random match
     * @param seed its seed
     * @param after commands played before counting
     * @param depth commands a sequence
     * @param count how many sequences there are
     */
    public record Golden(String file, int seats, int seed, int after, int depth, long count) {

        static Golden of(String file, String line) {
            String[] cells = line.split("\t");
            return new Golden(
                    file,
                    Integer.parseInt(cells[0]),
                    Integer.parseInt(cells[1]),
                    Integer.parseInt(cells[2]),
                    Integer.parseInt(cells[3]),
                    Long.parseLong(cells[4]));
        }

        /** Where the count is written, for those who change a rule on purpose. */
        public String place() {
            return "%s: %d seats, seed %d, %d commands, depth %d; write the new count there if the rules changed"
                    .formatted(file, seats, seed, after, depth);
        }
    }

    /** The golden file of a game. */
    public static Stream<Golden> golden(String game) {
        String file = "/perft/" + game + ".tsv";
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(Perft.class.getResourceAsStream(file)), StandardCharsets.UTF_8))) {
            return lines
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> Golden.of("src/test/resources" + file, line))
                    .toList()
                    .stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** How many sequences of legal commands there are from a position. */
    public static <C extends Command, S, E extends Event> long count(Game<C, S, E, ?> game, S state, int depth) {
        if (depth == 0 || game.over(state)) {
            return 1;
        }
        long count = 0;
        Seat seat = game.toAct(state).getFirst();
        for (LegalCommand<C> legal : game.legalCommands(state, seat)) {
            if (!(game.decide(state, seat, legal.command(), new Random(depth)::nextInt)
                    instanceof Decision.Accepted(var accepted))) {
                throw new AssertionError("a listed command was refused: " + legal);
            }
            S next = state;
            for (E event : accepted.events()) {
                next = game.evolve(next, event);
            }
            count += count(game, next, depth - 1);
        }
        return count;
    }
}
