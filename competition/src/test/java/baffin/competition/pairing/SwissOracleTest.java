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
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * What the search publishes, beside the least that an oracle knows: up to twenty searches from other seeds, each of
 * five times the trials, until three have found the same least. {@code swiss-oracle.txt} has the tables of a thousand
 * rounds of {@link SwissEvent}s that were played so; {@code -Dbaffin.oracle.write=true} writes it in a quarter of an
 * hour. A line is the seed of the event, its people, the round, and the table of each entrant as a digit of base 36.
 */
@Tag(Effort.SOAK)
class SwissOracleTest {

    private static final String FILE = "swiss-oracle.txt";
    private static final int WRITTEN = 1_000;
    private static final int EXACT = 9;
    private static final int EVENTS = Effort.many(20);
    private static final long POINT = Cost.ONE;

    private static List<String> lines() throws IOException {
        try (InputStream in = Objects.requireNonNull(SwissOracleTest.class.getResourceAsStream(FILE))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        }
    }

    private static int rounds(int people) {
        return people <= 16 ? 4 : people <= 32 ? 5 : 6;
    }

    /** The pairing of a line, each table in the first best order of its entrant numbers. */
    private static Pairing read(PairingTask task, String line) {
        List<List<Contestant>> tables = new ArrayList<>();
        for (int number = 1; number <= line.length(); number++) {
            int table = Character.digit(line.charAt(number - 1), Character.MAX_RADIX);
            while (tables.size() <= table) {
                tables.add(new ArrayList<>());
            }
            tables.get(table).add(Objects.requireNonNull(task.byNumber().get(number)));
        }
        List<PairedTable> paired = new ArrayList<>();
        Cost sum = Cost.NONE;
        for (List<Contestant> members : tables) {
            List<Contestant> seated = seated(members);
            Cost cost = Cost.ofTable(seated, task.tableSize(), task.repeatWeight());
            paired.add(new PairedTable(seated.stream().map(Contestant::number).toList(), cost, false));
            sum = sum.plus(cost);
        }
        return new Pairing(paired, List.of(), task.seed(), sum);
    }

    private static List<Contestant> seated(List<Contestant> members) {
        int[][] squares = members.stream()
                .map(own -> IntStream.range(0, TableSizes.LARGEST)
                        .map(seat -> own.timesOn(seat) * own.timesOn(seat))
                        .toArray())
                .toArray(int[][]::new);
        int[] places = IntStream.range(0, members.size()).toArray();
        return Arrays.stream(SeatOrders.best(places, squares))
                .mapToObj(members::get)
                .toList();
    }

    private static String written(PairingTask task, Pairing pairing) {
        char[] line = new char[task.contestants().size()];
        for (int table = 0; table < pairing.tables().size(); table++) {
            for (int number : pairing.tables().get(table).seats()) {
                line[number - 1] = Character.forDigit(table, Character.MAX_RADIX);
            }
        }
        return new String(line);
    }

    private static Pairing least(PairingTask task) {
        Pairing least = SwissEvent.done(SwissEvent.with(task, 5 * PairingTask.TRIALS, task.seed() + 0));
        int found = 1;
        for (int search = 1; search < 20 && found < 3; search++) {
            Pairing next = SwissEvent.done(SwissEvent.with(task, 5 * PairingTask.TRIALS, task.seed() + search));
            int less = Long.compare(next.cost().total(), least.cost().total());
            least = less < 0 ? next : least;
            found = less < 0 ? 1 : less == 0 ? found + 1 : found;
        }
        return least;
    }

    @Test
    void the_published_cost_is_near_that_of_the_oracle() throws IOException {
        int rounds = 0;
        List<String> far = new ArrayList<>();
        List<String> farther = new ArrayList<>();
        SwissEvent event = new SwissEvent(0, 0);
        for (String line : lines()) {
            String[] parts = line.split(": ");
            List<Integer> numbers =
                    Arrays.stream(parts[0].split(" ")).map(Integer::valueOf).toList();
            if (numbers.get(0) >= EVENTS) {
                break;
            }
            if (numbers.get(2) == 1) {
                event = new SwissEvent(numbers.get(1), numbers.get(0));
            }
            PairingTask task = event.task(4, false);
            Pairing oracle = read(task, parts[1]);
            assertThat(Swiss.check(task, oracle)).as(line).isEmpty();
            long due = oracle.cost().total();
            if (numbers.get(1) <= EXACT) {
                assertThat(due).as(line).isEqualTo(new AllCosts(task).least());
            }
            long more = SwissEvent.done(task).cost().total() - due;
            if (more > Math.max(due / 100, 10 * POINT)) {
                far.add(parts[0] + ": " + Cost.read(due) + " + " + Cost.read(more));
            }
            if (more > Math.max(3 * due / 100, 30 * POINT)) {
                farther.add(far.getLast());
            }
            event.play(task, oracle);
            rounds++;
        }
        assertThat(far).hasSizeLessThanOrEqualTo(rounds / 20);
        assertThat(farther).isEmpty();
    }

    @Test
    @EnabledIfSystemProperty(named = "baffin.oracle.write", matches = "true")
    void write() throws IOException {
        List<String> lines = new ArrayList<>();
        for (int seed = 0; lines.size() < WRITTEN; seed++) {
            int people = 8 + seed * 23 % 57;
            SwissEvent event = new SwissEvent(people, seed);
            for (int round = 1; round <= rounds(people) && lines.size() < WRITTEN; round++) {
                PairingTask task = event.task(4, false);
                String line = written(task, least(task));
                lines.add(seed + " " + people + " " + round + ": " + line);
                event.play(task, read(task, line));
            }
        }
        Files.write(Path.of("src/test/resources/baffin/competition/pairing", FILE), lines);
    }

    @Test
    void up_to_nine_people_have_the_least_cost_there_is() {
        for (int people = 6; people <= EXACT; people++) {
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
