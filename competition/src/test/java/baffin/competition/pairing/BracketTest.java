package baffin.competition.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.pairing.Bracket.Round;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BracketTest {

    private static List<Integer> seeds(int count) {
        return IntStream.rangeClosed(1, count).boxed().toList();
    }

    @Test
    void eight_slots_stand_in_the_usual_order() {
        assertThat(Bracket.slots(8)).containsExactly(1, 8, 4, 5, 2, 7, 3, 6);
    }

    @Test
    void top_seeds_have_the_byes() {
        Round round = Bracket.next(seeds(5), Set.of());

        assertThat(round).isEqualTo(new Round(1, 3, List.of(List.of(4, 5)), List.of(1, 2, 3)));
    }

    @Test
    void winners_meet_as_their_slots_lie() {
        List<Integer> seeded = List.of(70, 10, 30, 20, 60, 50, 40, 80);

        Round second = Bracket.next(seeded, Set.of(80, 60, 10, 30));

        assertThat(second).isEqualTo(new Round(2, 3, List.of(List.of(70, 20), List.of(50, 40)), List.of()));
    }

    @Test
    void a_table_whose_both_are_out_lets_the_next_opponent_through() {
        Round second = Bracket.next(seeds(8), Set.of(4, 5, 8, 7, 6));

        assertThat(second).isEqualTo(new Round(2, 3, List.of(List.of(2, 3)), List.of(1)));
    }

    @Test
    void a_table_that_is_not_decided_holds_up_the_next_round() {
        Round round = Bracket.next(seeds(4), Set.of(4));

        assertThat(round).isEqualTo(new Round(1, 2, List.of(List.of(2, 3)), List.of(1)));
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 7, 8, 9, 16, 23, 64, 100})
    void if_the_better_seed_always_wins_first_and_second_meet_in_the_final(int count) {
        Set<Integer> out = new HashSet<>();
        Round round = Bracket.next(seeds(count), out);
        while (round.number() < round.of()) {
            int best = count - out.size();
            assertThat(round.tables()).allMatch(table -> table.get(0) < table.get(1));
            assertThat(round.tables().size() * 2 + round.byes().size()).isEqualTo(best);
            round.tables().forEach(table -> out.add(table.get(1)));
            round = Bracket.next(seeds(count), out);
        }
        assertThat(round.tables()).containsExactly(List.of(1, 2));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5, 6, 11, 31, 33})
    void whoever_wins_there_is_one_champion_after_one_game_less_than_entrants(int count) {
        Random chance = new Random(count);
        Set<Integer> out = new HashSet<>();
        int games = 0;
        Round round = Bracket.next(seeds(count), out);
        while (!round.tables().isEmpty()) {
            games += round.tables().size();
            round.tables().forEach(table -> out.add(table.get(chance.nextInt(2))));
            round = Bracket.next(seeds(count), out);
        }
        assertThat(games).isEqualTo(count - 1);
        assertThat(round.byes()).hasSize(1).noneMatch(out::contains);
    }

    @Test
    void where_all_are_out_nobody_is_left() {
        assertThat(Bracket.next(seeds(2), Set.of(1, 2)).byes()).isEmpty();
    }
}
