package baffin.competition.pairing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baffin.competition.pairing.swiss.Paired;
import baffin.competition.pairing.swiss.Paired.Reason;
import baffin.competition.pairing.swiss.Swiss;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ImpossibleTest {

    private static PairingTask task(int people, int size) {
        List<Contestant> fresh = IntStream.rangeClosed(1, people)
                .mapToObj(number -> Contestant.fresh(number, number))
                .toList();
        return PairingTask.of(size, false, fresh, "impossible");
    }

    private static List<Reason> reasons(PairingTask task) {
        return ((Paired.Impossible) Swiss.pair(task)).reasons();
    }

    @Test
    void a_locked_table_names_only_who_plays_and_only_once() {
        List<Reason> reasons = reasons(task(12, 4).withLocked(List.of(List.of(1, 2, 99), List.of(2, 3, 4, 4))));

        assertThat(reasons.stream().map(Reason::entrants)).containsExactly(List.of(99), List.of(2), List.of(4));
    }

    @Test
    void a_locked_table_has_a_possible_number_of_seats() {
        PairingTask task = task(12, 4).withLocked(List.of(List.of(1, 2), List.of(3, 4, 5, 6, 7)));

        assertThat(reasons(task)).hasSize(2).allMatch(reason -> reason.text().endsWith("3 to 4 are possible"));
    }

    @Test
    void a_locked_table_does_not_bring_together_who_must_not_meet() {
        PairingTask task = task(8, 4).withLocked(List.of(List.of(1, 2, 3, 4))).withForbidden(Set.of(new Pair(4, 2)));

        assertThat(reasons(task).getFirst().entrants()).containsExactly(2, 4);
    }

    @Test
    void too_few_make_no_round() {
        assertThat(reasons(task(2, 4))).hasSize(1);
        assertThat(reasons(task(0, 2))).hasSize(1);
    }

    @Test
    void whom_nobody_may_meet_cannot_be_seated() {
        for (int people : new int[] {8, 200}) {
            Set<Pair> all = new HashSet<>();
            IntStream.rangeClosed(2, people).forEach(other -> all.add(new Pair(1, other)));

            List<Reason> reasons = reasons(task(people, 4).withForbidden(all));

            assertThat(reasons).hasSize(1);
            assertThat(reasons.getFirst().entrants()).containsExactly(1);
            assertThat(reasons.getFirst().text()).endsWith("1 may meet fewer than 2 of those to be seated");
        }
    }

    @Test
    void who_would_meet_is_named_when_three_strangers_have_two_tables() {
        Set<Pair> club = new HashSet<>();
        for (int a = 1; a <= 3; a++) {
            for (int b = a + 1; b <= 3; b++) {
                club.add(new Pair(a, b));
            }
        }

        List<Reason> reasons = reasons(task(8, 4).withForbidden(club));

        assertThat(reasons).hasSize(1);
        assertThat(reasons.getFirst().entrants()).isSubsetOf(1, 2, 3).hasSize(2);
        assertThat(reasons.getFirst().text()).startsWith("no seating keeps all forbidden pairs apart; in the nearest");
    }

    @Test
    void a_bye_goes_to_another_of_the_same_score_if_that_keeps_a_pair_apart() {
        PairingTask task = task(3, 2).withForbidden(Set.of(new Pair(1, 2)));

        Pairing pairing = SwissEvent.done(task);

        assertThat(pairing.byes()).hasSize(1).doesNotContain(3);
        assertThat(Swiss.check(task, pairing)).isEmpty();
    }

    @Test
    void a_bye_that_is_due_is_not_given_away_to_keep_a_pair_apart() {
        List<Contestant> people = List.of(
                new Contestant(1, 6, 1, Map.of(), List.of(), 0, 0, false),
                new Contestant(2, 6, 2, Map.of(), List.of(), 0, 0, false),
                new Contestant(3, 0, 3, Map.of(), List.of(), 0, 0, false));

        assertThat(reasons(PairingTask.of(2, false, people, "due").withForbidden(Set.of(new Pair(1, 2)))))
                .hasSize(1);
    }

    @Test
    void with_few_people_impossible_means_that_there_is_no_way() {
        int impossible = 0;
        for (int seed = 0; seed < 300; seed++) {
            Random chance = new Random(seed);
            int size = 2 + seed % 3;
            int people = 2 * size + chance.nextInt(3);
            Set<Pair> forbidden = new HashSet<>();
            for (int pair = 0; pair < people * (4 - size + 2) / 2; pair++) {
                int a = 1 + chance.nextInt(people - 1);
                forbidden.add(new Pair(a, a + 1 + chance.nextInt(people - a)));
            }
            PairingTask task = task(people, size).withForbidden(forbidden);
            boolean done = Swiss.pair(task) instanceof Paired.Done;

            assertThat(done).as("%s people %s", people, forbidden).isEqualTo(AllSeatings.anyKeeps(task));
            impossible += done ? 0 : 1;
        }
        assertThat(impossible).isBetween(20, 280);
    }

    @Test
    void a_large_club_that_must_not_meet_among_itself_is_spread_over_the_tables() {
        Set<Pair> club = new HashSet<>();
        for (int a = 1; a <= 16; a++) {
            for (int b = a + 1; b <= 16; b++) {
                club.add(new Pair(a, b));
            }
        }
        PairingTask task = task(64, 4).withForbidden(club);

        assertThat(Swiss.check(task, SwissEvent.done(task))).isEmpty();
    }

    @Test
    void a_task_that_makes_no_sense_is_refused_at_once() {
        List<Contestant> twice = List.of(Contestant.fresh(1, 1), Contestant.fresh(1, 2));

        assertThatThrownBy(() -> PairingTask.of(4, false, twice, "s")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> PairingTask.of(5, false, List.of(), "s")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Pair(3, 3)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Contestant.fresh(0, 1)).isInstanceOf(IllegalArgumentException.class);
    }
}
