package baffin.competition.pairing.league;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baffin.competition.pairing.Pair;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Counts meetings, games and seats anew, apart from what a schedule says of itself. */
class LeagueDesignTest {

    private static Map<Pair, Integer> meetings(LeagueSchedule schedule) {
        Map<Pair, Integer> met = new HashMap<>();
        for (int a = 1; a <= schedule.figures().entrants(); a++) {
            for (int b = a + 1; b <= schedule.figures().entrants(); b++) {
                met.put(new Pair(a, b), 0);
            }
        }
        for (List<Integer> table : schedule.tables()) {
            for (int a : table) {
                table.stream().filter(b -> a < b).forEach(b -> met.merge(new Pair(a, b), 1, Integer::sum));
            }
        }
        return met;
    }

    private static int timesOn(LeagueSchedule schedule, int position, int seat) {
        return (int) schedule.tables().stream()
                .filter(table -> seat < table.size() && table.get(seat) == position)
                .count();
    }

    private static IntStream seats(LeagueSchedule schedule, int size) {
        return IntStream.rangeClosed(1, schedule.figures().entrants())
                .flatMap(position -> IntStream.range(0, size).map(seat -> timesOn(schedule, position, seat)));
    }

    @ParameterizedTest(name = "{0} at tables of {1}, {2} games")
    @CsvSource({"4,4,4,4", "5,4,4,3", "7,4,4,2", "13,4,4,1", "7,3,3,1", "9,3,4,1", "16,4,5,1", "7,4,8,4", "9,3,12,3"})
    void in_exact_designs_all_meet_equally_often(int entrants, int size, int games, int each) {
        LeagueSchedule schedule = LeagueDesign.of(entrants, size, games, games);

        assertThat(schedule.exact()).isTrue();
        assertThat(meetings(schedule).values()).containsOnly(each);
        assertThat(schedule.tables()).hasSize(entrants * games / size).allMatch(table -> table.size() == size);
    }

    @ParameterizedTest(name = "{0} at tables of {1}, {2} games")
    @CsvSource({"4,4,4", "5,4,4", "7,4,4", "13,4,4", "7,3,3", "7,4,8", "9,3,12"})
    void in_exact_designs_every_seat_is_had_equally_often(int entrants, int size, int games) {
        LeagueSchedule schedule = LeagueDesign.of(entrants, size, games, games);

        assertThat(seats(schedule, size)).containsOnly(games / size);
        assertThat(schedule.seatSpread()).isZero();
    }

    @ParameterizedTest(name = "{0} at tables of {1}, {2} games")
    @CsvSource({"9,3,4", "16,4,5"})
    void where_games_are_one_more_than_seats_one_seat_is_had_twice(int entrants, int size, int games) {
        LeagueSchedule schedule = LeagueDesign.of(entrants, size, games, games);

        assertThat(seats(schedule, size)).containsOnly(1, 2);
        assertThat(seats(schedule, size).filter(times -> times == 2)).hasSize(entrants);
    }

    @ParameterizedTest(name = "{0} at tables of {1}, {2} games")
    @CsvSource({"4,4,4,4", "9,3,4,4", "16,4,5,5", "8,4,7,7", "15,3,4,4"})
    void where_rounds_fit_everybody_plays_once_in_each(int entrants, int size, int games, int rounds) {
        LeagueSchedule schedule = LeagueDesign.of(entrants, size, games, 1);

        assertThat(schedule.rounds()).hasSize(rounds);
        for (List<List<Integer>> round : schedule.rounds()) {
            assertThat(round.stream().flatMap(List::stream))
                    .containsExactlyInAnyOrderElementsOf(
                            IntStream.rangeClosed(1, entrants).boxed().toList());
        }
    }

    @Test
    void sixteen_play_the_tables_of_the_design_as_they_stand() {
        LeagueSchedule schedule = LeagueDesign.of(16, 4, 5, 1);

        assertThat(schedule.rounds().getFirst().getFirst()).containsExactly(4, 3, 2, 1);
        assertThat(schedule.rounds().get(3).get(1)).containsExactly(2, 13, 11, 8);
        assertThat(schedule.rounds().getLast().getLast()).containsExactly(14, 11, 5, 4);
    }

    @Test
    void seven_at_tables_of_four_are_the_design_that_everybody_knows() {
        assertThat(LeagueDesign.of(7, 4, 4, 4).tables())
                .startsWith(List.of(3, 5, 6, 7), List.of(4, 6, 7, 1))
                .hasSize(7);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void searched_designs_are_as_even_as_they_say_and_nearly_even(int size) {
        for (int entrants = 4; entrants <= 16; entrants++) {
            for (int games = 2; games <= 8; games++) {
                LeagueSchedule schedule = LeagueDesign.of(entrants, size, games, games);
                String what = entrants + " at tables of " + size + ", " + games + " games";
                Map<Pair, Integer> met = meetings(schedule);

                assertThat(schedule.figures().meetingsMin())
                        .as(what)
                        .isEqualTo(met.values().stream().mapToInt(m -> m).min().orElseThrow());
                assertThat(schedule.figures().meetingsMax())
                        .as(what)
                        .isEqualTo(met.values().stream().mapToInt(m -> m).max().orElseThrow());
                assertThat(schedule.figures().meetingsMax() - schedule.figures().meetingsMin())
                        .as(what)
                        .isLessThanOrEqualTo(2);
                assertThat(schedule.figures().gamesMax()).as(what).isEqualTo(games);
                assertThat(schedule.figures().gamesMin())
                        .as(what)
                        .isGreaterThanOrEqualTo(size == 4 || entrants * games % size == 0 ? games : games - 1);
                boolean allFull = schedule.tables().stream().allMatch(table -> table.size() == size);
                assertThat(schedule.seatSpread()).as(what).isLessThanOrEqualTo(allFull ? 1 : 2);
                assertThat(schedule.tables()).as(what).allMatch(table -> new HashSet<>(table).size() == table.size());
            }
        }
    }

    @Test
    void six_and_eight_with_four_games_all_meet_and_nobody_meets_more_than_twice_as_often_plus_one() {
        LeagueSchedule six = LeagueDesign.of(6, 4, 4, 4);
        LeagueSchedule eight = LeagueDesign.of(8, 4, 4, 4);

        assertThat(List.of(six.figures().meetingsMin(), six.figures().meetingsMax()))
                .containsExactly(2, 3);
        assertThat(List.of(eight.figures().meetingsMin(), eight.figures().meetingsMax()))
                .containsExactly(1, 2);
        assertThat(six.seatSpread() + eight.seatSpread()).isZero();
        assertThat(six.exact() || eight.exact()).isFalse();
    }

    @Test
    void fewer_entrants_than_seats_sit_together_and_rotate() {
        LeagueSchedule schedule = LeagueDesign.of(3, 4, 3, 3);

        assertThat(schedule.exact()).isTrue();
        assertThat(schedule.tables()).hasSize(3).allMatch(table -> table.size() == 3);
        assertThat(schedule.seatSpread()).isZero();
    }

    @ParameterizedTest
    @CsvSource({"1,2,1,1", "17,4,4,1", "8,5,4,1", "8,1,4,1", "8,4,0,1", "8,4,31,1", "8,4,4,0"})
    void what_is_no_division_is_refused(int entrants, int size, int games, int atOnce) {
        assertThatThrownBy(() -> LeagueDesign.of(entrants, size, games, atOnce))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
