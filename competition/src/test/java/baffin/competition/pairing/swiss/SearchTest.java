package baffin.competition.pairing.swiss;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.pairing.Draws;
import baffin.competition.pairing.PairingTask;
import baffin.competition.pairing.SwissEvent;
import baffin.competition.pairing.TableSizes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SearchTest {

    private static PairingTask later(int people, int rounds) {
        SwissEvent event = new SwissEvent(people, people);
        PairingTask task = event.task(4, false);
        for (int round = 0; round < rounds; round++) {
            event.play(task, SwissEvent.done(task));
            task = event.task(4, false);
        }
        return task;
    }

    private static long cost(Field field, Arrangement arrangement) {
        long cost = 0;
        for (int table = 0; table < arrangement.tables(); table++) {
            cost += field.cost(field.seated(arrangement.group(table)), arrangement.isShort(table))
                    .total();
        }
        return cost;
    }

    @Test
    void what_is_found_never_costs_more_than_the_start_however_few_the_trials() {
        for (int people : new int[] {6, 11, 17, 24, 45, 64, 65, 130}) {
            PairingTask task = later(people, 3);
            Field field = new Field(task.contestants(), task);
            TableSizes sizes = TableSizes.of(people, 4, false);
            long start = cost(field, Start.of(field, sizes, 4));
            for (int trials : new int[] {0, 400, 4_000, 40_000}) {
                Search search = new Search(field, Start.of(field, sizes, 4), new Draws("trials " + trials));
                Arrangement found = new Arrangement(field, search.best(trials), 4);

                assertThat(cost(field, found)).as(people + " people").isLessThanOrEqualTo(start);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4})
    void no_swap_of_two_makes_the_result_cheaper_nor_does_one_who_moves_to_a_short_table(int rounds) {
        PairingTask task = later(30, rounds);
        Field field = new Field(task.contestants(), task);
        Arrangement start = Start.of(field, TableSizes.of(30, 4, false), 4);
        Arrangement found = new Arrangement(field, new Search(field, start, new Draws("last")).best(20_000), 4);
        long cost = cost(field, found);
        List<Long> others = moved(field, found);

        assertThat(others.isEmpty()).isEqualTo(rounds == 4);
        for (int a = 0; a < 30; a++) {
            for (int b = 0; b < a; b++) {
                if (found.mayChange(a, b)) {
                    found.change(a, b);
                    others.add(cost(field, found));
                    found.change(a, b);
                }
            }
        }
        assertThat(others).isNotEmpty().allMatch(other -> other >= cost);
    }

    /** What it costs after one has moved to a short table, for each who may. */
    private static List<Long> moved(Field field, Arrangement found) {
        List<Long> costs = new ArrayList<>();
        for (int mover = 0; mover < field.size(); mover++) {
            int from = found.groupOf(mover);
            int last = mover;
            int[] rest = Arrays.stream(found.group(from))
                    .filter(member -> member != last)
                    .toArray();
            for (int table = 0; table < found.tables(); table++) {
                int[] there = found.group(table);
                if (found.isShort(table) && !found.isShort(from) && found.mayChange(there, rest)) {
                    int[][] groups = found.copy();
                    groups[table] = rest;
                    groups[from] = IntStream.concat(Arrays.stream(there), IntStream.of(mover))
                            .toArray();
                    costs.add(cost(field, new Arrangement(field, groups, 4)));
                }
            }
        }
        return costs;
    }
}
