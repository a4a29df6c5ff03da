package baffin.competition.pairing.swiss;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.pairing.Draws;
import baffin.competition.pairing.PairingTask;
import baffin.competition.pairing.SwissEvent;
import baffin.competition.pairing.TableSizes;
import org.junit.jupiter.api.Test;

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

    @Test
    void no_swap_of_two_makes_the_result_cheaper() {
        PairingTask task = later(30, 4);
        Field field = new Field(task.contestants(), task);
        Arrangement start = Start.of(field, TableSizes.of(30, 4, false), 4);
        Arrangement found = new Arrangement(field, new Search(field, start, new Draws("last")).best(20_000), 4);
        long cost = cost(field, found);

        for (int a = 0; a < 30; a++) {
            for (int b = 0; b < a; b++) {
                if (found.mayChange(a, b)) {
                    found.change(a, b);
                    assertThat(cost(field, found)).isGreaterThanOrEqualTo(cost);
                    found.change(a, b);
                }
            }
        }
    }
}
