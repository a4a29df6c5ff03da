package baffin.competition.decide;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.CompetitionStatus;
import baffin.competition.Entrant.Presence;
import baffin.competition.event.CompetitionCommand.ChangePolicy;
import baffin.competition.event.CompetitionCommand.Finish;
import baffin.competition.event.CompetitionCommand.Start;
import baffin.competition.event.CompetitionCommand.Undo.Act;
import baffin.competition.event.EntryCommand.CheckIn;
import baffin.competition.event.EntryCommand.CheckInAlternate;
import baffin.competition.event.EntryCommand.Enter;
import baffin.competition.event.EntryCommand.Withdraw;
import baffin.competition.policy.EntryRule;
import baffin.competition.policy.EntryRule.Who;
import baffin.competition.policy.Format.PodSwiss;
import baffin.competition.policy.Policy;
import baffin.match.terms.WrittenDuration;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Who takes part after an undone start, and what the clock does after any undo. */
class UndoneStartTest {

    private static EntryRule closing(int max, boolean checkIn) {
        return new EntryRule(
                Who.OPEN,
                List.of(),
                2,
                max,
                null,
                Event.START.plus(Duration.ofDays(2)),
                false,
                checkIn ? new WrittenDuration("P1D") : null,
                true,
                "random");
    }

    @Test
    void who_was_put_out_by_the_check_in_and_who_waited_are_what_they_were() {
        Event event = Event.of(Sample.with(new PodSwiss(3, 0, null), closing(7, true)));
        event.enter(9);
        event.later(Duration.ofHours(25));
        IntStream.of(1, 2, 3, 4, 5).forEach(one -> event.accepted(Event.player(one), new CheckIn(one)));
        event.accepted(Event.player(9), new CheckInAlternate("p9"));
        List<Object> before = Essence.of(event.state());
        event.later(Duration.ofHours(24));
        assertThat(event.state().status()).isEqualTo(CompetitionStatus.RUNNING);
        assertThat(people(event, Presence.REMOVED)).containsExactly("p6", "p7");
        assertThat(people(event, Presence.ACTIVE)).contains("p9").doesNotContain("p8");
        assertThat(event.state().entrants().getLast().checkedIn()).isFalse();

        event.accepted(Event.ORGANISER, Halfway.undo(Act.START));

        assertThat(Essence.of(event.state())).isEqualTo(before);
        event.later(Duration.ofDays(30));
        assertThat(event.state().status()).as("its time has passed").isEqualTo(CompetitionStatus.ENTRY);
        event.accepted(Event.player(6), new CheckIn(6));
        event.accepted(Event.ORGANISER, new Start());
        assertThat(people(event, Presence.REMOVED)).containsExactly("p7");
    }

    private static List<String> people(Event event, Presence presence) {
        return event.state().entrants().stream()
                .filter(one -> one.presence() == presence)
                .map(one -> one.person().player())
                .toList();
    }

    @Test
    void a_start_before_the_time_to_check_in_is_over_keeps_everybody() {
        for (int hours : new int[] {1, 25, 47}) {
            Event event = Event.of(Sample.with(new PodSwiss(3, 0, null), closing(8, true)));
            event.enter(8);
            event.later(Duration.ofHours(hours));
            event.ask(Event.player(1), new CheckIn(1));
            event.accepted(Event.ORGANISER, new Start());
            assertThat(event.state().active()).as("after %d hours", hours).hasSize(8);
        }
    }

    @Test
    void who_acted_after_the_start_is_not_put_back() {
        Event event = Event.of(Sample.with(new PodSwiss(5, 0, null), closing(5, false)));
        event.enter(7);
        event.accepted(Event.player(1), new Withdraw(1, null));
        event.accepted(Event.player(2), new Withdraw(2, null));
        event.accepted(Event.ORGANISER, new Start());
        int entrants = event.state().entrants().size();
        event.accepted(Event.player(3), new Withdraw(3, null));

        event.accepted(Event.ORGANISER, Halfway.undo(Act.START));

        assertThat(event.state().entrants().get(2).presence()).isEqualTo(Presence.WITHDRAWN);
        assertThat(event.state().entrants()).hasSizeLessThanOrEqualTo(entrants);
        UndoingTest.sound(event.state());
        Halfway.replays(event);
    }

    @Test
    void another_time_to_close_entry_starts_an_undone_start_again() {
        Event event = Event.of(Sample.with(new PodSwiss(3, 0, null), closing(8, false)));
        event.enter(8);
        event.later(Duration.ofDays(3));
        event.accepted(Event.ORGANISER, Halfway.undo(Act.START));
        Policy policy = event.state().policy();
        EntryRule rule = policy.entry();
        Instant closes = event.now.plus(Duration.ofDays(1));

        EntryRule later = new EntryRule(rule.who(), List.of(), 2, 8, null, closes, false, null, true, rule.fillWith());
        event.accepted(Event.ORGANISER, new ChangePolicy(Sample.with(policy.format(), later), null));
        event.later(Duration.ofDays(2));

        assertThat(event.state().status()).isEqualTo(CompetitionStatus.RUNNING);
    }

    @Test
    void an_undone_cancellation_for_want_of_entrants_waits_for_the_organiser() {
        Event event = Event.of(Sample.with(
                new PodSwiss(3, 0, null),
                new EntryRule(Who.OPEN, List.of(), 4, 8, null, Event.START.plusSeconds(60), false, null, true, null)));
        event.enter(2);
        event.later(Duration.ofDays(1));
        assertThat(event.state().status()).isEqualTo(CompetitionStatus.CANCELLED);

        event.accepted(Event.ORGANISER, Halfway.undo(Act.CANCEL));
        event.later(Duration.ofDays(1));

        assertThat(event.state().status()).isEqualTo(CompetitionStatus.ENTRY);
        event.accepted(Event.player(3), new Enter(Event.player(3).holder(), null, 0, null));
    }

    @Test
    void an_automatic_competition_does_not_finish_again_until_somebody_decides_or_the_review_is_over() {
        Policy automatic = Sample.automatic(new PodSwiss(1, 0, null));
        for (boolean reviewed : new boolean[] {false, true}) {
            Event event = Event.begun(reviewed ? Sample.reviewed(automatic, Duration.ofDays(2)) : automatic, 8);
            event.settle();
            event.play(new Random(2));
            event.later(Duration.ofDays(3));
            assertThat(event.state().status()).isEqualTo(CompetitionStatus.FINISHED);

            event.accepted(Event.ORGANISER, Halfway.undo(Act.FINISH));
            event.later(Duration.ofDays(1));
            assertThat(event.state().status()).isEqualTo(CompetitionStatus.RUNNING);
            event.later(Duration.ofDays(30));
            assertThat(event.state().status())
                    .isEqualTo(reviewed ? CompetitionStatus.FINISHED : CompetitionStatus.RUNNING);
            if (!reviewed) {
                event.accepted(Event.ORGANISER, new Finish());
            }
        }
    }
}
