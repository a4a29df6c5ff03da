package baffin.competition.pairing.swiss;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.pairing.AllSeatings;
import baffin.competition.pairing.Contestant;
import baffin.competition.pairing.Cost;
import baffin.competition.pairing.Pair;
import baffin.competition.pairing.PairedTable;
import baffin.competition.pairing.Pairing;
import baffin.competition.pairing.PairingTask;
import baffin.competition.pairing.TableSizes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class KeepingApartTest {

    private static PairingTask random(Random chance, int people, int size, boolean levels) {
        List<Contestant> contestants = new ArrayList<>();
        for (int number = 1; number <= people; number++) {
            int shorts = levels ? chance.nextInt(2) : 0;
            contestants.add(new Contestant(number, 0, number, Map.of(), List.of(), shorts, 0, false));
        }
        Set<Pair> forbidden = new HashSet<>();
        for (int pair = 0; pair < people * 3 / 2; pair++) {
            int a = 1 + chance.nextInt(people - 1);
            forbidden.add(new Pair(a, a + 1 + chance.nextInt(people - a)));
        }
        return PairingTask.of(size, false, contestants, "apart").withForbidden(forbidden);
    }

    private static KeepingApart apart(PairingTask task) {
        Field field = new Field(task.contestants(), task);
        TableSizes sizes = TableSizes.of(field.size(), task.tableSize(), false);
        return new KeepingApart(field, Start.of(field, sizes, task.tableSize()));
    }

    @Test
    void it_finds_a_seating_exactly_where_there_is_one() {
        int found = 0;
        for (int seed = 0; seed < 300; seed++) {
            Random chance = new Random(seed);
            PairingTask task = random(chance, 6 + chance.nextInt(5), 2 + seed % 3, false);
            KeepingApart apart = apart(task);
            Optional<int[][]> groups = apart.find();

            assertThat(groups.isPresent()).isEqualTo(AllSeatings.anyKeeps(task));
            assertThat(apart.lookedAtAll()).isTrue();
            found += groups.isPresent() ? 1 : 0;
        }
        assertThat(found).isBetween(30, 270);
    }

    @Test
    void what_it_finds_keeps_pairs_apart_and_short_tables_with_whom_they_are_due_to() {
        int found = 0;
        for (int seed = 0; seed < 200; seed++) {
            PairingTask task = random(new Random(seed), 17 + seed % 9, 4, true);
            Field field = new Field(task.contestants(), task);
            Optional<int[][]> groups = apart(task).find();
            if (groups.isPresent()) {
                found++;
                List<PairedTable> tables = new ArrayList<>();
                int[][] all = groups.get();
                for (int table = 0; table < all.length - 1; table++) {
                    tables.add(new PairedTable(numbers(field, all[table]), Cost.NONE, false));
                }
                List<Integer> byes = numbers(field, all[all.length - 1]);
                Pairing pairing = new Pairing(tables, byes, task.seed(), Cost.NONE);
                assertThat(Swiss.check(task, pairing)).allMatch(finding -> finding.startsWith("the cost"));
            }
        }
        assertThat(found).isGreaterThan(150);
    }

    private static List<Integer> numbers(Field field, int[] members) {
        return Arrays.stream(members)
                .mapToObj(index -> field.contestant(index).number())
                .toList();
    }
}
