package baffin.match.time;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.game.Seat;
import baffin.match.decide.Refusal;
import baffin.match.event.MatchCommand;
import baffin.match.event.MatchEvent.ClockPaused;
import baffin.match.event.MatchEvent.ClockResumed;
import baffin.match.event.MatchEvent.MatchEnded;
import baffin.match.event.MatchEvent.SeatForfeited;
import baffin.match.event.MatchEvent.SeatHandedOver;
import baffin.match.event.MatchEvent.TimeIsShort;
import baffin.match.event.MatchEvent.TimeRanOut;
import baffin.match.terms.AbsenceStep;
import baffin.match.terms.AbsenceStep.Bot;
import baffin.match.terms.AbsenceStep.Forfeit;
import baffin.match.terms.AbsenceStep.Safe;
import baffin.match.terms.AbsenceStep.Substitute;
import baffin.match.terms.ClockRule;
import baffin.match.terms.MatchSetup;
import baffin.match.terms.MatchTerms;
import baffin.match.terms.PauseReason;
import baffin.match.terms.QuietHours;
import baffin.match.terms.SeatHolder;
import baffin.testing.TimedMatch;
import baffin.testing.ToyGame;
import baffin.testing.ToyRecords.EndTurn;
import baffin.testing.ToyRecords.Take;
import baffin.testing.ToyRecords.ToyCommand;
import baffin.testing.ToyRecords.ToyEvent;
import baffin.testing.ToyRecords.ToyState;
import baffin.testing.ToyRecords.ToyTally;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * Clocks by hand: what is left after which step. The match begins on a Wednesday at noon UTC; seat 0 is asked first.
 */
class ClocksTest {

    private static final Seat ZERO = new Seat(0);
    private static final Seat ONE = new Seat(1);
    private static final ClockRule LIVE = new ClockRule.Live(
            Duration.ofMinutes(5),
            Duration.ofSeconds(10),
            Duration.ofMinutes(6),
            Duration.ofMinutes(1),
            Duration.ofSeconds(30));
    private static final ClockRule MOVES =
            new ClockRule.PerMove(Duration.ofHours(24), Duration.ofHours(12), Duration.ofHours(6), false);
    private static final List<AbsenceStep> GONE = List.of(new Safe(2), new Forfeit());

    @Test
    void a_turn_uses_the_grace_first_then_the_bank_and_its_end_adds_the_increment() {
        var match = match(LIVE, GONE);
        match.pass(Duration.ofSeconds(80));
        turn(match, ZERO);

        assertThat(clock(match, ZERO).bank()).isEqualTo(Duration.ofSeconds(300 - 20 + 10));
        assertThat(clock(match, ONE).left(match.now())).isEqualTo(Duration.ofSeconds(360));
        assertThat(clock(match, ZERO).toAct()).isFalse();
    }

    @Test
    void a_bank_never_grows_beyond_its_cap() {
        var match = match(LIVE, GONE);
        for (int turns = 0; turns < 12 && !match.state().ended(); turns++) {
            match.play(match.toAct(), new Take(1));
            match.play(match.toAct(), new EndTurn());
        }

        assertThat(clock(match, ZERO).bank()).isEqualTo(Duration.ofMinutes(6));
    }

    @Test
    void steps_of_one_turn_share_its_time() {
        var match = match(MOVES, GONE);
        match.pass(Duration.ofHours(10));
        match.play(ZERO, new Take(1));
        match.pass(Duration.ofHours(10));

        assertThat(clock(match, ZERO).left(match.now())).isEqualTo(Duration.ofHours(24 + 12 - 20));
    }

    @Test
    void undo_gives_no_time_back() {
        var match = match(MOVES, GONE);
        match.pass(Duration.ofHours(10));
        match.play(ZERO, new Take(1));
        match.send("p0", new MatchCommand.Undo());

        assertThat(clock(match, ZERO).left(match.now())).isEqualTo(Duration.ofHours(26));
    }

    @Test
    void the_player_is_warned_once_and_then_the_safe_action_is_played() {
        var match = match(MOVES, GONE);
        match.pass(Duration.ofHours(36));

        assertThat(match.all(TimeIsShort.class))
                .containsExactly(new TimeIsShort(ZERO, TimedMatch.NOON.plus(Duration.ofHours(36))));
        assertThat(match.all(TimeRanOut.class)).containsExactly(new TimeRanOut(ZERO, new Safe(2), 0, 1));
        assertThat(match.toAct()).isEqualTo(ONE);
        assertThat(clock(match, ONE).toAct()).isTrue();
    }

    @Test
    void the_policy_goes_on_where_it_was_until_the_player_is_back() {
        var match = match(MOVES, GONE);
        match.pass(Duration.ofHours(36));
        turn(match, ONE);
        match.pass(Duration.ofHours(24));
        assertThat(clock(match, ZERO).used()).isEqualTo(2);
        turn(match, ONE);
        turn(match, ZERO);

        assertThat(clock(match, ZERO).used()).isZero();
    }

    @Test
    void at_the_end_of_the_policy_the_seat_is_lost_and_the_others_play_on() {
        var match = new TimedMatch<>(new ToyGame(), 3, new MatchTerms(MOVES, List.of(new Forfeit()), 0, List.of()), 1);
        match.pass(Duration.ofHours(36));

        assertThat(match.all(SeatForfeited.class)).containsExactly(new SeatForfeited(ZERO, "ABSENCE"));
        assertThat(match.state().resigned()).containsExactly(ZERO);
        turn(match, ONE);
        turn(match, new Seat(2));
        assertThat(match.toAct()).isEqualTo(ONE);
        assertThat(match.sent("p0", new MatchCommand.Undo())).contains(new Refusal.Resigned(ZERO));
    }

    @Test
    void a_substitute_takes_over_with_a_whole_turn_and_without_one_a_bot_does() {
        SeatHolder alternate = new SeatHolder("alt", false);
        var match = new TimedMatch<>(
                new ToyGame(),
                2,
                new MatchTerms(MOVES, List.of(new Substitute(), new Bot("careful")), 0, List.of(alternate)),
                3);
        match.pass(Duration.ofHours(36));

        assertThat(match.all(SeatHandedOver.class))
                .extracting(SeatHandedOver::to)
                .containsExactly(alternate);
        assertThat(clock(match, ZERO).left(match.now())).isEqualTo(Duration.ofHours(24));
        assertThat(match.sent("p0", new MatchCommand.Resign())).contains(new Refusal.NotSeated());

        match.pass(Duration.ofHours(24));
        assertThat(match.all(SeatHandedOver.class).getLast().to().player()).isEqualTo("house:careful");
        assertThat(match.toAct()).isEqualTo(ONE);
    }

    @Test
    void quiet_hours_stop_a_clock_by_moves_each_night_in_the_players_own_zone() {
        var match = resting(new QuietHours("Europe/Oslo", "22:00", "07:00"), false);
        match.pass(Duration.ofHours(24));

        // 22:00 in Oslo is 21:00 UTC in November
        Instant night = Instant.parse("2026-11-18T21:00:00Z");
        Instant morning = Instant.parse("2026-11-19T06:00:00Z");
        assertThat(match.all(ClockPaused.class))
                .containsExactly(new ClockPaused(ZERO, PauseReason.QUIET_HOURS, night, morning, null));
        assertThat(match.all(ClockResumed.class))
                .containsExactly(new ClockResumed(ZERO, PauseReason.QUIET_HOURS, morning));
        assertThat(clock(match, ZERO).left(match.now())).isEqualTo(Duration.ofHours(36 - 24 + 9));
    }

    @Test
    void nobody_is_kept_from_playing_in_quiet_hours() {
        var match = resting(new QuietHours("UTC", "22:00", "08:00"), false);
        match.pass(Duration.ofHours(11));
        turn(match, ZERO);

        assertThat(match.toAct()).isEqualTo(ONE);
    }

    @Test
    void weekends_do_not_count_where_the_clock_says_so() {
        var match = resting(null, true);
        match.pass(Duration.ofDays(6));

        assertThat(match.all(ClockPaused.class)).isEmpty();
        var friday = new TimedMatch<>(
                new ToyGame(),
                2,
                new MatchTerms(
                        new ClockRule.PerMove(Duration.ofDays(4), Duration.ZERO, Duration.ofHours(6), true),
                        GONE,
                        0,
                        List.of()),
                1);
        friday.pass(Duration.ofDays(5).plusHours(12));

        assertThat(friday.all(ClockPaused.class))
                .containsExactly(new ClockPaused(
                        ZERO,
                        PauseReason.WEEKEND,
                        Instant.parse("2026-11-21T00:00:00Z"),
                        Instant.parse("2026-11-23T00:00:00Z"),
                        null));
        assertThat(clock(friday, ZERO).left(friday.now())).isEqualTo(Duration.ofHours(12));
    }

    @Test
    void vacation_is_taken_from_a_budget_and_what_is_left_of_it_goes_back() {
        var match = new TimedMatch<>(new ToyGame(), 2, new MatchTerms(MOVES, GONE, 5, List.of()), 1);
        match.send("p0", new MatchCommand.TakeVacation(3));
        match.pass(Duration.ofDays(1));
        assertThat(clock(match, ZERO).left(match.now())).isEqualTo(Duration.ofHours(36));
        match.send("p0", new MatchCommand.EndVacation());

        assertThat(clock(match, ZERO).vacation()).isEqualTo(Duration.ofDays(4));
        assertThat(match.sent("p0", new MatchCommand.TakeVacation(5))).get().isInstanceOf(Refusal.BadField.class);
        match.send("p0", new MatchCommand.TakeVacation(4));
        match.pass(Duration.ofDays(4));
        assertThat(clock(match, ZERO).left(match.now())).isEqualTo(Duration.ofHours(36));
        assertThat(clock(match, ZERO).vacation()).isEqualTo(Duration.ZERO);
    }

    @Test
    void a_mutual_pause_begins_when_all_want_the_same_and_stops_play_until_its_end() {
        var match = match(MOVES, GONE);
        Instant until = match.now().plus(Duration.ofDays(3));
        match.send("p0", new MatchCommand.Pause(until, null));
        assertThat(match.state().attendance().clocks().hold()).isNull();
        match.send("p1", new MatchCommand.Pause(until, null));

        assertThat(match.sent("p0", new MatchCommand.Play<>(new Take(1)))).get().isInstanceOf(Refusal.Paused.class);
        match.pass(Duration.ofDays(3));
        assertThat(match.all(ClockResumed.class)).containsExactly(new ClockResumed(null, PauseReason.MUTUAL, until));
        assertThat(clock(match, ZERO).left(match.now())).isEqualTo(Duration.ofHours(36));
        turn(match, ZERO);
    }

    @Test
    void the_organiser_pauses_with_a_reason_and_players_cannot_end_it() {
        var match = match(LIVE, GONE);
        Instant until = match.now().plus(Duration.ofHours(2));
        assertThat(match.sent("host", new MatchCommand.Pause(until, " "))).get().isInstanceOf(Refusal.BadField.class);
        match.send("host", new MatchCommand.Pause(until, "fire alarm"));
        match.pass(Duration.ofMinutes(30));

        assertThat(match.sent("p0", new MatchCommand.Resume())).contains(new Refusal.OrganiserOnly());
        match.send("host", new MatchCommand.Resume());
        assertThat(clock(match, ZERO).left(match.now())).isEqualTo(Duration.ofMinutes(6));
        assertThat(match.state().attendance().clocks().held()).isEqualTo(Duration.ofMinutes(30));
    }

    @Test
    void an_outage_of_the_platform_is_nobodys_time() {
        var match = match(LIVE, GONE);
        match.pass(Duration.ofMinutes(1));
        match.outage(Duration.ofHours(9));

        assertThat(clock(match, ZERO).left(match.now())).isEqualTo(Duration.ofMinutes(5));
        assertThat(match.all(TimeRanOut.class)).isEmpty();
    }

    @Test
    void a_night_that_ends_while_the_platform_is_absent_starts_the_clock_when_it_is_back() {
        var match = resting(new QuietHours("UTC", "22:00", "07:00"), false);
        match.pass(Duration.ofHours(18));
        match.outage(Duration.ofHours(40));

        // ten hours of the evening of Wednesday have passed, then a night and an absence until Friday, 22:00
        assertThat(clock(match, ZERO).left(match.now())).isEqualTo(Duration.ofHours(36 - 10));
        assertThat(match.all(TimeRanOut.class)).isEmpty();
        match.pass(Duration.ofHours(9 + 15 + 9 + 11));
        assertThat(match.all(TimeRanOut.class)).hasSize(1);
    }

    @Test
    void a_pause_or_a_vacation_that_ends_while_the_platform_is_absent_starts_the_clocks_when_it_is_back() {
        var paused = match(MOVES, GONE);
        Instant until = paused.now().plus(Duration.ofHours(5));
        paused.send("p0", new MatchCommand.Pause(until, null));
        paused.send("p1", new MatchCommand.Pause(until, null));
        var away = new TimedMatch<>(new ToyGame(), 2, new MatchTerms(MOVES, GONE, 5, List.of()), 1);
        away.send("p0", new MatchCommand.TakeVacation(1));
        for (var match : List.of(paused, away)) {
            match.outage(Duration.ofHours(100));

            assertThat(clock(match, ZERO).left(match.now())).isEqualTo(Duration.ofHours(36));
            assertThat(match.state().attendance().clocks().hold()).isNull();
        }
        assertThat(paused.state().attendance().clocks().held()).isEqualTo(Duration.ofHours(5));
        assertThat(clock(away, ZERO).vacation()).isEqualTo(Duration.ofDays(4));
    }

    @Test
    void a_pause_that_outlasts_the_absence_goes_on() {
        var match = match(MOVES, GONE);
        Instant until = match.now().plus(Duration.ofHours(50));
        match.send("p0", new MatchCommand.Pause(until, null));
        match.send("p1", new MatchCommand.Pause(until, null));
        match.outage(Duration.ofHours(40));

        match.pass(Duration.ofHours(10));
        assertThat(match.all(ClockResumed.class)).containsExactly(new ClockResumed(null, PauseReason.MUTUAL, until));
        assertThat(clock(match, ZERO).left(match.now())).isEqualTo(Duration.ofHours(36));
    }

    @Test
    void a_vacation_that_ends_during_a_pause_of_all_starts_the_clock_when_that_ends() {
        var match = new TimedMatch<>(new ToyGame(), 2, new MatchTerms(MOVES, GONE, 5, List.of()), 1);
        Instant until = match.now().plus(Duration.ofDays(3));
        match.send("p0", new MatchCommand.TakeVacation(1));
        match.send("p0", new MatchCommand.Pause(until, null));
        match.send("p1", new MatchCommand.Pause(until, null));
        match.pass(Duration.ofDays(3));

        assertThat(match.all(ClockResumed.class))
                .extracting(ClockResumed::reason)
                .containsExactly(PauseReason.VACATION, PauseReason.MUTUAL);
        assertThat(clock(match, ZERO).left(match.now())).isEqualTo(Duration.ofHours(36));
    }

    @Test
    void a_match_without_a_clock_ends_all_the_same_when_it_is_forgotten() {
        var match = new TimedMatch<>(new ToyGame(), 3, MatchTerms.DEFAULT, 1);
        match.pass(Duration.ofDays(365));

        assertThat(match.all(MatchEnded.class)).hasSize(1);
    }

    private static TimedMatch<ToyCommand, ToyState, ToyEvent, ToyTally> match(
            ClockRule clock, List<AbsenceStep> absence) {
        return new TimedMatch<>(new ToyGame(), 2, new MatchTerms(clock, absence, 0, List.of()), 1);
    }

    private static TimedMatch<ToyCommand, ToyState, ToyEvent, ToyTally> resting(
            @org.jspecify.annotations.Nullable QuietHours hours, boolean weekends) {
        MatchSetup setup = new MatchSetup(
                "toy",
                Map.of("heap", "20"),
                List.of(new SeatHolder("p0", null, false, hours, null), new SeatHolder("p1", false)));
        ClockRule rule = weekends ? new ClockRule.Unlimited(Duration.ofDays(10)) : MOVES;
        return new TimedMatch<>(new ToyGame(), setup, new MatchTerms(rule, GONE, 0, List.of()), 1);
    }

    private static void turn(TimedMatch<ToyCommand, ToyState, ToyEvent, ToyTally> match, Seat seat) {
        match.play(seat, new Take(1));
        match.play(seat, new EndTurn());
    }

    private static SeatClock clock(TimedMatch<?, ?, ?, ?> match, Seat seat) {
        return match.state().attendance().clocks().of(seat);
    }
}
