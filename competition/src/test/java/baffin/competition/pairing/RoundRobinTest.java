package baffin.competition.pairing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baffin.competition.pairing.RoundRobin.Round;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RoundRobinTest {

    private static List<Integer> entrants(int count) {
        return IntStream.rangeClosed(1, count).boxed().toList();
    }

    @Test
    void six_play_the_printed_berger_table() {
        assertThat(RoundRobin.rounds(entrants(6), 1).stream().map(Round::tables))
                .containsExactly(
                        List.of(List.of(1, 6), List.of(2, 5), List.of(3, 4)),
                        List.of(List.of(6, 4), List.of(5, 3), List.of(1, 2)),
                        List.of(List.of(2, 6), List.of(3, 1), List.of(4, 5)),
                        List.of(List.of(6, 5), List.of(1, 4), List.of(2, 3)),
                        List.of(List.of(3, 6), List.of(4, 2), List.of(5, 1)));
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8, 9, 15, 16})
    void everybody_plays_everybody_once_a_cycle_and_once_a_round(int count) {
        List<Round> rounds = RoundRobin.rounds(entrants(count), 2);
        Map<Pair, Integer> met = new HashMap<>();

        for (Round round : rounds) {
            assertThat(Stream.concat(round.tables().stream().flatMap(List::stream), round.byes().stream()))
                    .containsExactlyInAnyOrderElementsOf(entrants(count));
            assertThat(round.byes()).hasSize(count % 2);
            round.tables().forEach(table -> met.merge(new Pair(table.get(0), table.get(1)), 1, Integer::sum));
        }
        assertThat(met).hasSize(count * (count - 1) / 2);
        assertThat(met.values()).containsOnly(2);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8, 9, 15, 16})
    void first_seats_are_shared_within_one_in_a_cycle_and_evenly_in_two(int count) {
        assertThat(lead(count, 1)).allMatch(lead -> Math.abs(lead) <= 1);
        assertThat(lead(count, 2)).containsOnly(0);
    }

    /** First seats less second seats of each entrant. */
    private static List<Integer> lead(int count, int cycles) {
        Map<Integer, Integer> lead = new HashMap<>();
        for (Round round : RoundRobin.rounds(entrants(count), cycles)) {
            for (List<Integer> table : round.tables()) {
                lead.merge(table.get(0), 1, Integer::sum);
                lead.merge(table.get(1), -1, Integer::sum);
            }
        }
        return List.copyOf(lead.values());
    }

    @Test
    void in_odd_numbers_everybody_has_one_bye_a_cycle() {
        assertThat(RoundRobin.rounds(entrants(7), 1).stream().flatMap(round -> round.byes().stream()))
                .containsExactlyInAnyOrderElementsOf(entrants(7));
    }

    @Test
    void one_alone_or_one_named_twice_makes_no_round_robin() {
        assertThatThrownBy(() -> RoundRobin.rounds(List.of(1), 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> RoundRobin.rounds(List.of(1, 1), 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> RoundRobin.rounds(List.of(1, 2), 0)).isInstanceOf(IllegalArgumentException.class);
    }
}
