package baffin.competition.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.pairing.swiss.Paired;
import baffin.competition.pairing.swiss.Swiss;
import baffin.testing.Effort;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Random events with locks, forbidden pairs, people who leave and come: no hard limit is ever broken. */
class SwissLimitsTest {

    private static final int EVENTS = Effort.many(30);
    private static final int ROUNDS = 5;
    private static final int TRIALS = 1000;

    @ParameterizedTest(name = "tables of {0}, twos allowed: {1}")
    @CsvSource({"4,false", "4,true", "3,false", "3,true", "2,false"})
    void no_limit_is_ever_broken(int size, boolean twoAllowed) {
        int done = 0;
        for (int seed = 0; seed < EVENTS; seed++) {
            Random chance = new Random(seed * 31L + size);
            SwissEvent event = new SwissEvent(size + chance.nextInt(40), seed);
            for (int round = 0; round < ROUNDS; round++) {
                comeAndGo(event, chance);
                PairingTask all = disturbed(event.task(size, twoAllowed), chance);
                PairingTask task = SwissEvent.with(all, TRIALS, all.seed());
                if (Swiss.pair(task) instanceof Paired.Done paired) {
                    done++;
                    holds(task, paired.pairing());
                    event.play(task, paired.pairing());
                }
            }
        }
        assertThat(done).isGreaterThan(EVENTS * ROUNDS * 9 / 10);
    }

    /** The limits once more, and the check agrees. */
    private static void holds(PairingTask task, Pairing pairing) {
        Set<Integer> seen = new HashSet<>(pairing.byes());
        for (PairedTable table : pairing.tables()) {
            assertThat(table.seats())
                    .hasSizeBetween(task.twoAllowed() || task.tableSize() == 2 ? 2 : 3, task.tableSize());
            assertThat(Collections.disjoint(SwissEvent.pairs(table), task.forbidden()))
                    .isTrue();
            assertThat(seen.addAll(table.seats())).isTrue();
        }
        assertThat(seen)
                .hasSameSizeAs(task.contestants())
                .isEqualTo(task.byNumber().keySet());
        assertThat(pairing.tables().stream().map(PairedTable::seats)).containsAll(task.locked());
        assertThat(Swiss.check(task, pairing)).isEmpty();
    }

    private static void comeAndGo(SwissEvent event, Random chance) {
        List<Integer> numbers = new ArrayList<>(event.people.keySet());
        if (chance.nextInt(3) == 0 && numbers.size() > 8) {
            event.people.remove(numbers.get(chance.nextInt(numbers.size())));
        }
        if (chance.nextInt(4) == 0) {
            event.enter(Collections.max(numbers) + 1);
        }
        event.people.values().forEach(person -> person.freePoints |= chance.nextInt(25) == 0);
    }

    private static PairingTask disturbed(PairingTask task, Random chance) {
        List<Integer> numbers = new ArrayList<>(task.byNumber().keySet());
        Collections.shuffle(numbers, chance);
        Set<Pair> forbidden = new HashSet<>();
        for (int pair = chance.nextInt(numbers.size()); pair > 0; pair--) {
            int a = numbers.get(chance.nextInt(numbers.size()));
            int b = numbers.get(chance.nextInt(numbers.size()));
            if (a != b) {
                forbidden.add(new Pair(a, b));
            }
        }
        List<List<Integer>> locked = new ArrayList<>();
        int least = task.twoAllowed() || task.tableSize() == 2 ? 2 : 3;
        for (int lock = chance.nextInt(3); lock > 0 && numbers.size() > 2 * task.tableSize(); lock--) {
            int seats = least + chance.nextInt(task.tableSize() - least + 1);
            List<Integer> table = new ArrayList<>(numbers.subList(0, seats));
            numbers.subList(0, seats).clear();
            locked.add(table);
            forbidden.removeAll(SwissEvent.pairs(new PairedTable(table, Cost.NONE, true)));
        }
        return task.withLocked(locked).withForbidden(forbidden);
    }
}
