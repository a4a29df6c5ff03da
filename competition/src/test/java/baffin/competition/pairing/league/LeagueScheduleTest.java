package baffin.competition.pairing.league;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LeagueScheduleTest {

    private static long most(LeagueSchedule schedule) {
        return schedule.rounds().stream()
                .flatMapToLong(round -> IntStream.rangeClosed(
                                1, schedule.figures().entrants())
                        .mapToLong(position -> round.stream()
                                .filter(table -> table.contains(position))
                                .count()))
                .max()
                .orElse(0);
    }

    @ParameterizedTest(name = "{0} at tables of {1}, {2} games, {3} at once: {4} rounds")
    @CsvSource({
        "7,4,4,1,7",
        "7,4,4,2,3",
        "7,4,4,4,1",
        "13,4,4,1,13",
        "13,4,4,2,4",
        "16,4,5,1,5",
        "16,4,5,2,3",
        "7,3,3,1,7",
        "9,3,4,1,4",
        "9,3,4,4,1"
    })
    void an_exact_design_keeps_all_tables_and_nobody_plays_more_at_once(
            int entrants, int size, int games, int atOnce, int rounds) {
        LeagueSchedule whole = LeagueDesign.of(entrants, size, games, games);
        LeagueSchedule split = LeagueDesign.of(entrants, size, games, atOnce);

        assertThat(split.tables()).containsExactlyInAnyOrderElementsOf(whole.tables());
        assertThat(most(split)).isLessThanOrEqualTo(atOnce);
        assertThat(split.rounds()).hasSize(rounds);
    }

    @Test
    void positions_become_entrants_by_their_place_in_the_list() {
        LeagueSchedule schedule = LeagueDesign.of(4, 4, 4, 1);

        assertThat(schedule.named(1, List.of(40, 10, 30, 20))).containsExactly(List.of(10, 30, 20, 40));
    }
}
