package baffin.competition.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.IntSummaryStatistics;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whole events: who sits at short tables, who has byes. */
class ShortTablesTest {

    private static IntSummaryStatistics shorts(SwissEvent event) {
        return event.people.values().stream()
                .mapToInt(person -> person.shortTables)
                .summaryStatistics();
    }

    private static IntSummaryStatistics byes(SwissEvent event) {
        return event.people.values().stream().mapToInt(person -> person.byes).summaryStatistics();
    }

    @ParameterizedTest(name = "tables of {0}, twos allowed: {1}")
    @CsvSource({"4,false", "4,true", "3,true", "3,false", "2,false"})
    void nobody_is_at_short_tables_or_has_byes_more_than_once_more_often_than_another(int size, boolean twoAllowed) {
        for (int people = 5; people <= 70; people += people < 24 ? 1 : 5) {
            SwissEvent event = new SwissEvent(people, people);
            for (int round = 1; round <= 7; round++) {
                PairingTask task = event.task(size, twoAllowed);
                event.play(task, SwissEvent.done(SwissEvent.with(task, 1000, task.seed())));

                String what = people + " people, round " + round;
                assertThat(shorts(event).getMax() - shorts(event).getMin())
                        .as(what)
                        .isLessThanOrEqualTo(1);
                assertThat(byes(event).getMax() - byes(event).getMin()).as(what).isLessThanOrEqualTo(1);
            }
        }
    }

    @Test
    void the_limit_holds_over_twelve_rounds_with_all_trials() {
        for (int people : new int[] {61, 9, 10, 13}) {
            SwissEvent event = new SwissEvent(people, people);
            for (int round = 1; round <= 12; round++) {
                PairingTask task = event.task(4, false);
                event.play(task, SwissEvent.done(task));

                assertThat(shorts(event).getMax() - shorts(event).getMin()).isLessThanOrEqualTo(1);
            }
        }
    }

    @Test
    void a_late_entrant_has_short_tables_first_until_it_has_had_as_many() {
        SwissEvent event = new SwissEvent(10, 3);
        for (int round = 1; round <= 8; round++) {
            PairingTask task = event.task(4, false);
            event.play(task, SwissEvent.done(task));
        }
        event.enter(11);
        event.people.remove(1);
        PairingTask task = event.task(4, false);

        Pairing pairing = SwissEvent.done(task);

        assertThat(pairing.tables())
                .filteredOn(table -> table.seats().contains(11))
                .allMatch(table -> table.seats().size() == 3);
    }
}
