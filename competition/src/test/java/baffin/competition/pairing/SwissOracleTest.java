package baffin.competition.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.pairing.swiss.Swiss;
import baffin.testing.Effort;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * What the search publishes, beside what it finds with 300,000 trials for each person, a hundred times as many for 64:
 * {@code swiss-oracle.txt} has the tables of each round of {@link SwissEvent}s that were played so, and
 * {@code -Dbaffin.oracle.write=true} writes it in half an hour. A line is the seed of the event, its people, the round, and the tables in seat order.
 */
@Tag(Effort.SOAK)
class SwissOracleTest {

    private static final String FILE = "swiss-oracle.txt";
    private static final int WRITTEN = 1_000;
    private static final int ROUNDS = Effort.many(100);
    private static final long POINT = Cost.ONE;
    private static final int TRIALS_EACH = 300_000;

    private static List<String> lines() throws IOException {
        try (InputStream in = Objects.requireNonNull(SwissOracleTest.class.getResourceAsStream(FILE))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        }
    }

    /** The pairing of a line, with the cost that the formula gives it. */
    private static Pairing oracle(PairingTask task, String tables) {
        List<PairedTable> paired = new ArrayList<>();
        Cost sum = Cost.NONE;
        for (String table : tables.split(" ")) {
            List<Integer> seats =
                    Arrays.stream(table.split(",")).map(Integer::valueOf).toList();
            List<Contestant> seated =
                    seats.stream().map(number -> task.byNumber().get(number)).toList();
            Cost cost = Cost.ofTable(seated, task.tableSize(), task.repeatWeight());
            paired.add(new PairedTable(seats, cost, false));
            sum = sum.plus(cost);
        }
        return new Pairing(paired, List.of(), task.seed(), sum);
    }

    @Test
    void the_published_cost_is_near_that_of_a_hundred_times_the_trials() throws IOException {
        List<String> lines = lines();
        List<String> far = new ArrayList<>();
        List<String> farther = new ArrayList<>();
        int rounds = Math.min(ROUNDS, lines.size());
        SwissEvent event = new SwissEvent(0, 0);
        for (String line : lines.subList(0, rounds)) {
            String[] parts = line.split(": ");
            List<Integer> numbers =
                    Arrays.stream(parts[0].split(" ")).map(Integer::valueOf).toList();
            if (numbers.get(2) == 1) {
                event = new SwissEvent(numbers.get(1), numbers.get(0));
            }
            PairingTask task = event.task(4, false);
            Pairing oracle = oracle(task, parts[1]);
            assertThat(Swiss.check(task, oracle)).as(line).isEmpty();
            long due = oracle.cost().total();
            long more = SwissEvent.done(task).cost().total() - due;
            if (more > Math.max(due / 100, 10 * POINT)) {
                far.add(parts[0] + ": " + Cost.read(due) + " + " + Cost.read(more));
            }
            if (more > Math.max(3 * due / 100, 30 * POINT)) {
                farther.add(far.getLast());
            }
            event.play(task, oracle);
        }
        assertThat(far).hasSizeLessThanOrEqualTo(rounds * 6 / 100);
        assertThat(farther).hasSizeLessThanOrEqualTo(rounds / 100);
    }

    @Test
    @EnabledIfSystemProperty(named = "baffin.oracle.write", matches = "true")
    void write() throws IOException {
        List<String> lines = new ArrayList<>();
        for (int seed = 0; lines.size() < WRITTEN; seed++) {
            int people = 8 + seed * 23 % 57;
            SwissEvent event = new SwissEvent(people, seed);
            for (int round = 1; round <= (people <= 16 ? 4 : people <= 32 ? 5 : 6); round++) {
                PairingTask task = event.task(4, false);
                Pairing pairing = SwissEvent.done(SwissEvent.with(task, TRIALS_EACH * people));
                event.play(task, pairing);
                lines.add(seed + " " + people + " " + round + ": "
                        + pairing.tables().stream()
                                .map(table -> table.seats().stream()
                                        .map(String::valueOf)
                                        .collect(Collectors.joining(",")))
                                .collect(Collectors.joining(" ")));
            }
        }
        Files.write(Path.of("src/test/resources/baffin/competition/pairing", FILE), lines);
    }

    @Test
    void up_to_nine_people_have_the_least_cost_there_is() {
        for (int people = 6; people <= 9; people++) {
            for (int seed = 0; seed < 10; seed++) {
                SwissEvent event = new SwissEvent(people, seed);
                for (int round = 1; round <= 6; round++) {
                    PairingTask task = event.task(4, false);
                    Pairing pairing = SwissEvent.done(task);

                    assertThat(pairing.cost().total())
                            .as(people + " people, seed " + seed + ", round " + round)
                            .isEqualTo(new AllCosts(task).least());
                    event.play(task, pairing);
                }
            }
        }
    }

    /** All seatings of a few people; a set of them is the bits of a number. */
    private static final class AllCosts {

        private final PairingTask task;
        private final List<Contestant> people;
        private final List<Integer> sizes;

        AllCosts(PairingTask task) {
            this.task = task;
            people = task.contestants();
            sizes = TableSizes.of(people.size(), task.tableSize(), false).sizes();
        }

        long least() {
            return least(0, (1 << people.size()) - 1);
        }

        private long least(int table, int left) {
            if (left == 0) {
                return 0;
            }
            long least = Long.MAX_VALUE;
            for (int seated = left; seated > 0; seated = seated - 1 & left) {
                if (Integer.bitCount(seated) == sizes.get(table) && fair(seated, left & ~seated)) {
                    least = Math.min(least, cost(List.of(), of(seated)) + least(table + 1, left & ~seated));
                }
            }
            return least;
        }

        /** Nobody at a short table has had more of them than anybody at a full one. */
        private boolean fair(int seated, int left) {
            int most = of(left).stream().mapToInt(Contestant::shortTables).max().orElse(0);
            return Integer.bitCount(seated) < task.tableSize()
                    || Integer.bitCount(left) == task.tableSize()
                    || of(seated).stream().allMatch(own -> own.shortTables() >= most);
        }

        /** The least cost of a table at which these sit already, in this order, and those take the other seats. */
        private long cost(List<Contestant> seats, List<Contestant> rest) {
            if (rest.isEmpty()) {
                return Cost.ofTable(seats, task.tableSize(), task.repeatWeight())
                        .total();
            }
            long least = Long.MAX_VALUE;
            for (Contestant next : rest) {
                List<Contestant> more = new ArrayList<>(seats);
                more.add(next);
                least = Math.min(
                        least,
                        cost(more, rest.stream().filter(other -> other != next).toList()));
            }
            return least;
        }

        private List<Contestant> of(int set) {
            return people.stream()
                    .filter(own -> (set >> people.indexOf(own) & 1) == 1)
                    .toList();
        }
    }
}
