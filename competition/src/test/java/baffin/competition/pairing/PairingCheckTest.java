package baffin.competition.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.pairing.swiss.Swiss;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Every way to tamper with a pairing is found. */
class PairingCheckTest {

    private PairingTask task = PairingTask.of(4, false, List.of(), "none");
    private Pairing pairing = new Pairing(List.of(), List.of(), "none", Cost.NONE);

    @BeforeEach
    void a_round_of_an_event_with_a_lock_and_short_tables() {
        SwissEvent event = new SwissEvent(22, 5);
        for (int round = 0; round < 3; round++) {
            PairingTask before = quick(event.task(4, false));
            event.play(before, SwissEvent.done(before));
        }
        task = quick(event.task(4, false))
                .withLocked(List.of(List.of(3, 9, 12, 1)))
                .withForbidden(Set.of(new Pair(2, 4), new Pair(5, 6)));
        pairing = SwissEvent.done(task);
    }

    // a check finds the same however long a search took
    private static PairingTask quick(PairingTask task) {
        return SwissEvent.with(task, 1000, task.seed());
    }

    private List<String> findings(UnaryOperator<List<PairedTable>> change) {
        List<PairedTable> tables = change.apply(new ArrayList<>(pairing.tables()));
        return Swiss.check(task, new Pairing(tables, pairing.byes(), pairing.seed(), pairing.cost()));
    }

    private static PairedTable reseated(PairedTable table, List<Integer> seats) {
        return new PairedTable(seats, table.cost(), table.locked());
    }

    @Test
    void nothing_is_wrong_with_what_was_paired() {
        assertThat(Swiss.check(task, pairing)).isEmpty();
        assertThat(Swiss.verify(task, pairing)).isEmpty();
    }

    @Test
    void every_swap_of_two_people_is_found() {
        List<PairedTable> tables = pairing.tables();
        for (int s = 0; s < tables.size(); s++) {
            for (int t = s + 1; t < tables.size(); t++) {
                for (int i = 0; i < tables.get(s).seats().size(); i++) {
                    for (int j = 0; j < tables.get(t).seats().size(); j++) {
                        assertThat(Swiss.verify(task, swapped(s, i, t, j))).isNotEmpty();
                    }
                }
            }
        }
    }

    private Pairing swapped(int s, int i, int t, int j) {
        List<PairedTable> tables = new ArrayList<>(pairing.tables());
        List<Integer> one = new ArrayList<>(tables.get(s).seats());
        List<Integer> other = new ArrayList<>(tables.get(t).seats());
        int moved = one.set(i, other.get(j));
        other.set(j, moved);
        tables.set(s, reseated(tables.get(s), one));
        tables.set(t, reseated(tables.get(t), other));
        return new Pairing(tables, pairing.byes(), pairing.seed(), pairing.cost());
    }

    @Test
    void every_other_seat_order_is_found() {
        for (int table = 0; table < pairing.tables().size(); table++) {
            int at = table;
            List<PairedTable> tables = new ArrayList<>(pairing.tables());
            tables.set(at, reseated(tables.get(at), tables.get(at).seats().reversed()));
            Pairing turned = new Pairing(tables, pairing.byes(), pairing.seed(), pairing.cost());

            assertThat(Swiss.verify(task, turned)).isNotEmpty();
        }
    }

    @Test
    void every_other_figure_is_found() {
        List<UnaryOperator<Cost>> changes = List.of(
                cost -> new Cost(cost.repeats() + 1, cost.spread(), cost.seats(), cost.penalties()),
                cost -> new Cost(cost.repeats(), cost.spread() - 1, cost.seats(), cost.penalties()),
                cost -> new Cost(cost.repeats(), cost.spread(), cost.seats() + 1, cost.penalties()),
                cost -> new Cost(cost.repeats(), cost.spread(), cost.seats(), cost.penalties() + 1));
        for (UnaryOperator<Cost> change : changes) {
            Pairing round = new Pairing(pairing.tables(), pairing.byes(), pairing.seed(), change.apply(pairing.cost()));
            assertThat(Swiss.check(task, round)).hasSize(1).allMatch(finding -> finding.contains("the round"));
            for (int table = 0; table < pairing.tables().size(); table++) {
                int at = table;
                assertThat(findings(tables -> {
                            PairedTable old = tables.get(at);
                            tables.set(at, new PairedTable(old.seats(), change.apply(old.cost()), old.locked()));
                            return tables;
                        }))
                        .hasSize(1);
            }
        }
    }

    @Test
    void who_is_missing_or_twice_or_unknown_is_found() {
        assertThat(findings(tables -> tables.subList(1, tables.size())))
                .contains("entrant " + pairing.tables().getFirst().seats().getFirst() + " is left out");
        assertThat(findings(tables -> {
                    tables.add(tables.getFirst());
                    return tables;
                }))
                .anyMatch(finding -> finding.endsWith("is named twice"));
        assertThat(Swiss.check(task, new Pairing(pairing.tables(), List.of(77), pairing.seed(), pairing.cost())))
                .contains("entrant 77 is not to play this round");
    }

    @Test
    void another_seed_is_found() {
        assertThat(Swiss.check(task, new Pairing(pairing.tables(), pairing.byes(), "other", pairing.cost())))
                .containsExactly("the seed is not that of the task");
    }

    @Test
    void a_lock_that_was_dropped_or_invented_is_found() {
        for (int table = 0; table < pairing.tables().size(); table++) {
            int at = table;
            assertThat(findings(tables -> {
                        PairedTable old = tables.get(at);
                        tables.set(at, new PairedTable(old.seats(), old.cost(), !old.locked()));
                        return tables;
                    }))
                    .isNotEmpty();
        }
    }

    @Test
    void a_forbidden_pair_is_found() {
        List<Integer> seats = pairing.tables().getLast().seats();
        PairingTask stricter = task.withForbidden(Set.of(new Pair(seats.get(0), seats.get(1))));

        assertThat(Swiss.check(stricter, pairing)).anyMatch(finding -> finding.endsWith("must not meet"));
    }

    @Test
    void a_bye_for_the_wrong_one_is_found() {
        List<Contestant> people = List.of(
                new Contestant(1, 9, 1, Map.of(), List.of(), 0, 0, false),
                new Contestant(2, 5, 2, Map.of(), List.of(), 0, 0, false),
                new Contestant(3, 4, 3, Map.of(), List.of(), 0, 1, false),
                new Contestant(4, 3, 4, Map.of(), List.of(), 0, 0, true),
                new Contestant(5, 6, 5, Map.of(), List.of(), 0, 0, false));
        PairingTask odd = PairingTask.of(2, false, people, "bye");

        assertThat(SwissEvent.done(odd).byes()).containsExactly(2);
        assertThat(bye(odd, 1)).containsExactly("the bye of 1 is due to 2, who has fewer points");
        assertThat(bye(odd, 3)).anyMatch(finding -> finding.endsWith("who has had fewer byes"));
        assertThat(bye(odd, 4)).anyMatch(finding -> finding.endsWith("who has not had free points"));
    }

    /** Findings about byes when another has it. */
    private static List<String> bye(PairingTask task, int number) {
        List<Integer> rest = task.byNumber().keySet().stream()
                .filter(other -> other != number)
                .sorted()
                .toList();
        List<PairedTable> tables = List.of(
                new PairedTable(rest.subList(0, 2), Cost.NONE, false),
                new PairedTable(rest.subList(2, 4), Cost.NONE, false));
        return Swiss.check(task, new Pairing(tables, List.of(number), task.seed(), Cost.NONE)).stream()
                .filter(finding -> finding.startsWith("the bye"))
                .toList();
    }

    @Test
    void a_short_table_for_the_wrong_ones_is_found() {
        List<Contestant> people = new ArrayList<>();
        for (int number = 1; number <= 7; number++) {
            people.add(new Contestant(number, 0, number, Map.of(), List.of(), number <= 3 ? 1 : 0, 0, false));
        }
        PairingTask seven = PairingTask.of(4, false, people, "short");
        Cost penalty = new Cost(0, 0, 0, 30 * Cost.ONE);
        List<PairedTable> unfair = List.of(
                new PairedTable(List.of(4, 5, 6, 7), Cost.NONE, false),
                new PairedTable(List.of(1, 2, 3), penalty, false));

        assertThat(Swiss.check(seven, new Pairing(unfair, List.of(), "short", penalty)))
                .hasSize(3)
                .allMatch(finding -> finding.startsWith("the short table of"));
        assertThat(SwissEvent.done(seven).cost().penalties()).isZero();
    }

    @Test
    void tables_of_other_sizes_are_found() {
        PairingTask eight = PairingTask.of(4, false, fresh(8), "sizes");
        List<PairedTable> uneven = List.of(
                new PairedTable(List.of(1, 2, 3), Cost.NONE, false),
                new PairedTable(List.of(4, 5, 6), Cost.NONE, false),
                new PairedTable(List.of(7, 8), Cost.NONE, false));

        assertThat(Swiss.check(eight, new Pairing(uneven, List.of(), "sizes", Cost.NONE)))
                .containsExactly("tables of [2, 3, 3] seats instead of [4, 4]");
    }

    private static List<Contestant> fresh(int people) {
        List<Contestant> fresh = new ArrayList<>();
        for (int number = 1; number <= people; number++) {
            fresh.add(Contestant.fresh(number, number));
        }
        return fresh;
    }
}
