package baffin.competition.decide;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.CompetitionStatus;
import baffin.competition.event.CompetitionCommand.Finish;
import baffin.competition.event.CompetitionRefusal.Reason;
import baffin.competition.event.RoundCommand.CloseRound;
import baffin.competition.event.RoundCommand.Publish;
import baffin.competition.event.RoundCommand.ReopenRound;
import baffin.competition.policy.Format;
import baffin.competition.policy.Format.Heats;
import baffin.competition.policy.Format.PodSwiss;
import baffin.competition.policy.Format.SingleElimination;
import baffin.competition.table.Round;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Time to look at a closed round before anything is made from it. */
class ReviewTest {

    private static final Duration REVIEW = Duration.ofDays(2);
    private static final Format SWISS = new PodSwiss(2, 0, null);

    private static Event automatic(Format format) {
        Event event = Event.begun(Sample.reviewed(Sample.automatic(format), REVIEW), 8);
        event.settle();
        return event;
    }

    private static Round latest(Event event) {
        return event.state().latest().orElseThrow();
    }

    @Test
    void the_next_round_comes_when_the_time_for_review_is_over_and_no_earlier() {
        Event event = automatic(SWISS);
        event.play(new Random(1));
        Instant closed = event.now;
        assertThat(latest(event).closedAt()).isEqualTo(closed);
        assertThat(event.state().reviewUntil()).contains(closed.plus(REVIEW));

        event.later(REVIEW.minusMillis(1));
        assertThat(event.state().rounds()).hasSize(1);
        event.later(Duration.ofMillis(1));
        assertThat(event.state().rounds()).hasSize(2);
        assertThat(event.state().reviewUntil()).isEmpty();
    }

    @Test
    void a_competition_ends_by_itself_after_the_review_of_its_last_round() {
        Event event = automatic(SWISS);
        event.play(new Random(1));
        event.later(REVIEW);
        event.play(new Random(1));

        assertThat(event.state().status()).isEqualTo(CompetitionStatus.RUNNING);
        event.accepted(Event.ORGANISER, Rule.abandon(event, 2, 1, "a protest"));
        event.later(REVIEW);
        assertThat(event.state().status()).isEqualTo(CompetitionStatus.FINISHED);
    }

    @Test
    void a_ruling_in_the_time_for_review_does_not_make_it_longer() {
        Event event = automatic(SWISS);
        event.play(new Random(1));
        event.later(Duration.ofDays(1));
        event.accepted(Event.ORGANISER, Rule.abandon(event, 1, 1, "a protest"));
        event.later(Duration.ofDays(1));
        assertThat(event.state().rounds()).hasSize(2);
    }

    @Test
    void heats_wait_for_the_review_as_well() {
        Event event = automatic(new Heats(2, 1, 4));
        event.later(Duration.ofDays(20));
        int rounds = event.state().rounds().size();
        Round last = latest(event);
        assertThat(last.open()).isFalse();
        assertThat(event.state().reviewUntil()).contains(last.closedAt().plus(REVIEW));
        event.later(REVIEW);
        assertThat(event.state().rounds().size()).isGreaterThanOrEqualTo(rounds);
    }

    @Test
    void organisers_need_not_wait() {
        Event event = automatic(SWISS);
        event.play(new Random(1));
        event.accepted(Event.ORGANISER, new Publish(List.of(), List.of()));
        event.play(new Random(1));
        event.accepted(Event.ORGANISER, new Finish());
    }

    @Test
    void without_a_time_for_review_the_next_round_comes_at_once() {
        Event event = Event.begun(Sample.automatic(SWISS), 8);
        event.settle();
        event.play(new Random(1));
        assertThat(event.state().rounds()).hasSize(2);
        assertThat(event.state().reviewUntil()).isEmpty();
    }

    @Test
    void a_round_that_is_opened_again_stays_open_until_it_is_closed() {
        Event event = automatic(SWISS);
        event.play(new Random(1));
        event.accepted(Event.ORGANISER, new ReopenRound(1, "a protest"));
        event.later(Duration.ofDays(3));

        assertThat(latest(event).open()).isTrue();
        assertThat(event.state().rounds()).hasSize(1);
        event.refused(Event.ORGANISER, new Publish(List.of(), List.of()));

        event.accepted(Event.ORGANISER, new CloseRound(1));
        Instant closed = event.now;
        event.later(Duration.ofDays(1));
        assertThat(event.state().rounds()).hasSize(1);
        assertThat(event.state().reviewUntil()).contains(closed.plus(REVIEW));
        event.later(Duration.ofDays(1));
        assertThat(event.state().rounds()).hasSize(2);
    }

    @Test
    void nobody_can_hang_a_competition_by_opening_a_round_again() {
        Event event = automatic(SWISS);
        event.later(Duration.ofDays(14));
        event.play(new Random(1));
        event.accepted(Event.ORGANISER, new ReopenRound(1, "a protest"));

        assertThat(latest(event).deadline()).isEqualTo(event.now.plus(Duration.ofDays(14)));
        event.later(Duration.ofDays(14 + 3));
        assertThat(latest(event).open()).isFalse();
        event.later(REVIEW);
        assertThat(event.state().rounds()).hasSize(2);
    }

    @Test
    void a_round_is_opened_again_until_the_next_one_is_published_or_all_is_over() {
        Event event = Event.begun(Sample.of(new SingleElimination(false)), 4);
        event.publish();
        assertThat(reason(event, 1)).isEqualTo(Reason.CONFLICT);
        event.play(new Random(1));
        event.accepted(Event.ORGANISER, new ReopenRound(1, "a protest"));
        assertThat(event.ask(Event.ORGANISER, new ReopenRound(1, "a protest"))
                        .orElseThrow()
                        .events())
                .isEmpty();
        event.accepted(Event.ORGANISER, new CloseRound(1));
        event.publish();
        assertThat(reason(event, 1)).isEqualTo(Reason.CONFLICT);
        assertThat(reason(event, 7)).isEqualTo(Reason.NOT_FOUND);
        event.play(new Random(1));
        event.accepted(Event.ORGANISER, new Finish());
        assertThat(reason(event, 2)).isEqualTo(Reason.CONFLICT);
        assertThat(event.refused(Event.player(1), new ReopenRound(2, "a protest"))
                        .reason())
                .isEqualTo(Reason.FORBIDDEN);
    }

    private static Reason reason(Event event, int round) {
        return event.refused(Event.ORGANISER, new ReopenRound(round, "a protest"))
                .reason();
    }
}
