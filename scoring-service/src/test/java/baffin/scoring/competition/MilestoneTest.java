package baffin.scoring.competition;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.Competition;
import baffin.competition.event.CompetitionEvent.PolicyChanged;
import baffin.competition.event.RoundEvent.RoundReopened;
import baffin.competition.event.RoundEvent.RoundWithdrawn;
import baffin.competition.policy.Policy;
import baffin.competition.policy.Schedule;
import baffin.competition.standing.PlayedCompetition;
import baffin.competition.table.Stage;
import baffin.platform.names.PublicNames;
import baffin.scoring.competition.view.Deadlines;
import baffin.scoring.competition.view.Words;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** Dates of a competition. */
class MilestoneTest {

    private static final Duration REVIEW = Duration.ofDays(2);

    private static PlayedCompetition closed() {
        Policy plain = PlayedCompetition.policy(PlayedCompetition.swiss(2));
        Policy reviewed = new Policy(
                plain.name(),
                null,
                plain.game(),
                plain.options(),
                plain.format(),
                plain.tableSize(),
                plain.twoSeatTables(),
                plain.points(),
                plain.tieBreaks(),
                null,
                plain.entry(),
                new Schedule(Duration.ofDays(7), Duration.ofDays(1), true).reviewed(REVIEW),
                null);
        return PlayedCompetition.of("c", plain)
                .add(new PolicyChanged(reviewed))
                .enter(4)
                .start()
                .round(Stage.SWISS, List.of(List.of(1, 2, 3, 4)), List.of())
                .close(1);
    }

    private static List<Milestone> reviews(Competition competition) {
        return Milestone.of(competition, new Lifecycle(null, null)).stream()
                .filter(one -> one.kind() == Milestone.Kind.REVIEW_ENDS)
                .toList();
    }

    @Test
    void the_time_for_review_of_a_closed_round_is_planned_and_stands_in_the_calendar() {
        Competition competition = closed().competition();
        Instant closedAt = competition.latest().orElseThrow().closedAt();

        assertThat(closedAt).isNotNull();
        assertThat(reviews(competition))
                .containsExactly(new Milestone(Milestone.Kind.REVIEW_ENDS, 1, closedAt.plus(REVIEW), false));
        assertThat(Deadlines.of(
                        competition, new Lifecycle(null, null), null, new Words(Locale.ENGLISH), PublicNames.NONE))
                .contains("review of round 1 ends");
    }

    @Test
    void a_round_that_was_withdrawn_is_reviewed_anew() {
        Competition competition =
                closed().add(new RoundWithdrawn(1, "too early", List.of())).competition();

        assertThat(reviews(competition))
                .containsExactly(new Milestone(
                        Milestone.Kind.REVIEW_ENDS,
                        null,
                        competition.changedAt().plus(REVIEW),
                        false));
        assertThat(Deadlines.of(
                        competition, new Lifecycle(null, null), null, new Words(Locale.ENGLISH), PublicNames.NONE))
                .contains("review ends")
                .doesNotContain("round 1");
    }

    @Test
    void a_round_that_is_opened_again_has_none() {
        assertThat(reviews(closed().add(new RoundReopened(1, "a protest")).competition()))
                .isEmpty();
    }
}
