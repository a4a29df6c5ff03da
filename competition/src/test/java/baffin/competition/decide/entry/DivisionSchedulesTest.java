package baffin.competition.decide.entry;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.course.Stages;
import baffin.competition.decide.Event;
import baffin.competition.decide.Sample;
import baffin.competition.entry.Division;
import baffin.competition.pairing.league.DivisionSchedule;
import baffin.competition.policy.Format.DivisionLeague;
import baffin.competition.policy.Format.PodSwiss;
import baffin.competition.table.Round;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DivisionSchedulesTest {

    @Test
    void eights_with_three_games_one_at_a_time_play_three_rounds_and_nobody_is_warned() {
        DivisionLeague league = new DivisionLeague(8, 3, 1, 2, 4);

        assertThat(DivisionSchedules.of(Sample.of(league), 24)).singleElement().satisfies(eight -> {
            assertThat(eight.entrants()).isEqualTo(8);
            assertThat(eight.rounds()).isEqualTo(3);
            assertThat(eight.idleMax()).isZero();
        });
        assertThat(PolicyWarnings.of(Sample.of(league), 23)).noneMatch(text -> text.contains("no table"));
    }

    @Test
    void who_would_sit_out_is_said_before_anybody_enters() {
        DivisionLeague league = new DivisionLeague(7, 4, 1, 2, 4);

        assertThat(DivisionSchedules.of(Sample.of(league), 21))
                .containsExactly(new DivisionSchedule(7, 7, 4, 4, 2, 2, 1, 1, 3, 3));
        assertThat(PolicyWarnings.of(Sample.of(league), 21))
                .anyMatch(text -> text.startsWith("a division of 7 plays 4 games each in 7 rounds: an entrant has no"
                        + " table in up to 3 of them"));
    }

    @Test
    void other_formats_and_too_few_entrants_have_none() {
        assertThat(DivisionSchedules.of(Sample.of(new PodSwiss(4, 0, null)), 16))
                .isEmpty();
        assertThat(DivisionSchedules.of(Sample.of(new DivisionLeague(8, 3, 1, 2, 4)), 1))
                .isEmpty();
    }

    @ParameterizedTest(name = "{0} entrants, divisions of {1}, {2} games, {3} at once")
    @CsvSource({"23,8,3,1", "14,7,4,1", "21,7,4,2", "10,5,4,1", "13,13,3,1"})
    void a_season_has_the_rounds_that_are_said_and_names_who_sits_out(int entrants, int size, int games, int atOnce) {
        Event event = Event.begun(Sample.of(new DivisionLeague(size, games, atOnce, 1, 2)), entrants);
        List<DivisionSchedule> said = DivisionSchedules.of(event.state().policy(), entrants);
        event.playOut(new Random(entrants));

        assertThat(event.state().rounds())
                .hasSize(said.stream().mapToInt(DivisionSchedule::rounds).max().orElseThrow());
        for (Division division : event.state().divisions()) {
            for (Round round : event.state().rounds()) {
                Set<Integer> without = new HashSet<>(division.entrants());
                round.tables().forEach(table -> table.seats().forEach(without::remove));
                List<Integer> idle = Stages.idle(event.state(), round);
                assertThat(idle).doesNotHaveDuplicates();
                if (without.size() < division.entrants().size()) {
                    assertThat(idle).containsAll(without);
                } else {
                    assertThat(idle).doesNotContainAnyElementsOf(without);
                }
            }
        }
    }
}
