package baffin.competition.decide;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.Competition;
import baffin.competition.CompetitionStatus;
import baffin.competition.event.CompetitionCommand.Start;
import baffin.competition.event.CompetitionEvent;
import baffin.competition.event.CompetitionEvent.CompetitionStarted;
import baffin.competition.event.CompetitionEvent.DeadlinesExtended;
import baffin.competition.event.CompetitionRecord;
import baffin.competition.event.EntryCommand.CheckIn;
import baffin.competition.event.RoundEvent.RoundClosed;
import baffin.competition.event.RoundEvent.RoundPublished;
import baffin.competition.event.RoundEvent.TablesOverdue;
import baffin.competition.policy.EntryRule;
import baffin.competition.policy.Format;
import baffin.competition.policy.Format.Heats;
import baffin.competition.policy.Format.PodSwiss;
import baffin.competition.table.Round;
import baffin.match.terms.WrittenDuration;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every deadline of a competition waits for the platform: what happens by itself comes after as much time with it. */
class DeadlinesExtendedTest {

    private static final Duration ENTRY = Duration.ofDays(2);
    private static final Duration CHECK_IN = Duration.ofHours(1);
    private static final Duration ROUND = Duration.ofDays(14);
    private static final Duration RULING = Duration.ofDays(3);
    private static final Duration REVIEW = Duration.ofDays(1);
    private static final Format SWISS = new PodSwiss(3, 0, null);

    /** What a competition waits for, for how long, and what readers are shown of it. */
    enum Deadline {
        ENTRY_CLOSES(
                ENTRY,
                CompetitionStarted.class,
                () -> entry(null),
                state -> state.policy().entry().closesAt()),
        ROUND_ENDS(
                ROUND,
                TablesOverdue.class,
                DeadlinesExtendedTest::round,
                state -> state.rounds().getLast().deadline()),
        RULING_ENDS(RULING, RoundClosed.class, DeadlinesExtendedTest::overdue, state -> null),
        REVIEW_ENDS(
                REVIEW,
                RoundPublished.class,
                DeadlinesExtendedTest::reviewed,
                state -> state.reviewUntil().orElseThrow()),
        NEXT_HEAT(ROUND, RoundPublished.class, DeadlinesExtendedTest::heat, state -> null);

        private final Duration time;
        private final Class<? extends CompetitionEvent> happens;
        private final Supplier<Event> begun;
        private final Function<Competition, Instant> shown;

        Deadline(
                Duration time,
                Class<? extends CompetitionEvent> happens,
                Supplier<Event> begun,
                Function<Competition, Instant> shown) {
            this.time = time;
            this.happens = happens;
            this.begun = begun;
            this.shown = shown;
        }

        private long count(Event event) {
            return event.log.stream()
                    .map(CompetitionRecord::events)
                    .flatMap(List::stream)
                    .filter(happens::isInstance)
                    .count();
        }
    }

    private static Event entry(@Nullable WrittenDuration checkIn) {
        Instant closes = Event.START.plus(ENTRY);
        EntryRule rule = new EntryRule(EntryRule.Who.OPEN, List.of(), 2, 64, null, closes, false, checkIn, true, null);
        Event event = Event.of(Sample.automatic(SWISS, rule));
        event.enter(8);
        return event;
    }

    private static Event round() {
        Event event = Event.begun(Sample.reviewed(Sample.automatic(SWISS), REVIEW), 8);
        event.settle();
        return event;
    }

    private static Event overdue() {
        Event event = round();
        event.later(ROUND);
        return event;
    }

    private static Event reviewed() {
        Event event = round();
        event.play(new Random(1));
        return event;
    }

    private static Event heat() {
        Event event = Event.of(Sample.automatic(new Heats(3, 1, 4)));
        event.enter(8);
        event.accepted(Event.ORGANISER, new Start());
        event.settle();
        checkIn(event);
        event.settle();
        event.play(new Random(1));
        return event;
    }

    private static void checkIn(Event event) {
        event.state().active().forEach(one -> event.ask(Event.player(one.number()), new CheckIn(one.number())));
    }

    @ParameterizedTest
    @EnumSource
    void nothing_happens_by_itself_before_as_much_time_with_the_platform_has_passed(Deadline deadline) {
        for (int seed = 1; seed <= 20; seed++) {
            Random random = new Random(seed);
            Event event = deadline.begun.get();
            long before = deadline.count(event);
            Instant shown = deadline.shown.apply(event.state());
            Instant begin = event.now;
            Duration left = deadline.time;
            Duration away = Duration.ZERO;
            for (int times = 1 + random.nextInt(5); times > 0; times--) {
                Duration here = Duration.ofSeconds(random.nextLong(left.toSeconds()));
                left = left.minus(here);
                event.later(here);
                Duration outage = Duration.ofSeconds(random.nextLong(40 * 86_400));
                away = away.plus(outage);
                event.outage(outage);
            }
            if (shown != null) {
                assertThat(deadline.shown.apply(event.state())).isEqualTo(shown.plus(away));
            }
            event.later(left.minusMillis(1));
            assertThat(deadline.count(event)).as("seed %d", seed).isEqualTo(before);
            event.later(Duration.ofMillis(1));
            assertThat(deadline.count(event)).as("seed %d", seed).isEqualTo(before + 1);
            assertThat(event.now).isEqualTo(begin.plus(deadline.time).plus(away));
        }
    }

    @Test
    void who_could_not_check_in_while_the_platform_was_absent_still_can_and_takes_part() {
        Event event = entry(WrittenDuration.of(CHECK_IN));
        event.later(ENTRY.minus(CHECK_IN).plusMinutes(1));
        event.outage(CHECK_IN);
        assertThat(event.state().status()).isEqualTo(CompetitionStatus.ENTRY);
        checkIn(event);
        event.later(CHECK_IN);
        assertThat(event.state().status()).isEqualTo(CompetitionStatus.RUNNING);
        assertThat(event.state().active()).hasSize(8);
    }

    @Test
    void who_could_not_check_in_for_the_next_heat_while_the_platform_was_absent_still_can() {
        Event event = heat();
        event.later(ROUND.minusHours(2));
        event.outage(Duration.ofHours(3));
        checkIn(event);
        event.later(Duration.ofHours(2));
        Round heat = event.state().latest().orElseThrow();
        assertThat(heat.number()).isEqualTo(2);
        assertThat(heat.tables()).hasSize(2);
    }

    @Test
    void a_deadline_that_had_passed_stays_as_it_was_and_one_that_is_set_later_is_not_moved() {
        Event event = overdue();
        Instant deadline = event.state().latest().orElseThrow().deadline();
        event.outage(Duration.ofHours(30));
        assertThat(event.state().latest().orElseThrow())
                .returns(deadline, Round::deadline)
                .returns(deadline, Round::overdueSince);
        event.play(new Random(1));
        event.later(REVIEW);
        Round next = event.state().latest().orElseThrow();
        assertThat(next.number()).isEqualTo(2);
        assertThat(next.deadline()).isEqualTo(next.publishedAt().plus(ROUND));
    }

    @Test
    void a_competition_that_waits_for_people_only_records_nothing() {
        Event event = Event.of(Sample.of(SWISS));
        event.outage(Duration.ofDays(3));
        assertThat(event.log).hasSize(1);
        assertThat(event.log.getLast().events()).noneMatch(DeadlinesExtended.class::isInstance);
    }
}
