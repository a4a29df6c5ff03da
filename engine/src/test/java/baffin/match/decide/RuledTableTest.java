package baffin.match.decide;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.game.Seat;
import baffin.match.event.MatchCommand;
import baffin.match.event.MatchCommand.LiftRuling;
import baffin.match.event.MatchCommand.RuleTable;
import baffin.match.event.MatchEvent.RulingLifted;
import baffin.match.event.MatchEvent.TableRuled;
import baffin.match.event.MatchEvent.TimeRanOut;
import baffin.match.terms.AbsenceStep.Forfeit;
import baffin.match.terms.ClockRule;
import baffin.match.terms.CompetitionRef;
import baffin.match.terms.MatchSetup;
import baffin.match.terms.MatchTerms;
import baffin.match.terms.QuietHours;
import baffin.match.terms.Ruled;
import baffin.match.terms.SeatHolder;
import baffin.match.time.SeatClock;
import baffin.match.verify.MatchVerifier;
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
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A ruled table is over: its match asks nobody and no time runs, until the ruling is lifted. */
class RuledTableTest {

    private static final Seat ZERO = new Seat(0);
    private static final Duration MOVE = Duration.ofHours(24);
    private static final RuleTable RULING = new RuleTable(3, Ruled.Kind.FORFEIT, "never came");

    private final TimedMatch<ToyCommand, ToyState, ToyEvent, ToyTally> match = match(null);

    private static TimedMatch<ToyCommand, ToyState, ToyEvent, ToyTally> match(@Nullable QuietHours quiet) {
        MatchSetup setup = new MatchSetup(
                "toy",
                Map.of("heap", "6"),
                List.of(new SeatHolder("p0", null, false, quiet, null), new SeatHolder("p1", false)));
        MatchTerms terms = new MatchTerms(
                new ClockRule.PerMove(MOVE, Duration.ZERO, Duration.ofHours(6), false),
                List.of(new Forfeit()),
                5,
                List.of());
        return new TimedMatch<>(new ToyGame(), setup, terms, 1, new CompetitionRef("c-1", 2, 1, 1));
    }

    private SeatClock clock() {
        return match.state().attendance().clocks().of(ZERO);
    }

    private void playOut() {
        for (int count = 0; !match.state().ended(); count++) {
            match.play(match.toAct(), count % 2 == 0 ? new Take(1) : new EndTurn());
        }
    }

    static Stream<MatchCommand> everything() {
        return Stream.of(
                new MatchCommand.Play<>(new Take(1)),
                new MatchCommand.Resign(),
                new MatchCommand.Undo(),
                new MatchCommand.SetOrders(List.of()),
                new MatchCommand.StandBy(),
                new MatchCommand.OfferSeat(),
                new MatchCommand.HandOver(ZERO, "house:careful"),
                new MatchCommand.ForfeitSeat(ZERO, "did not come"),
                new MatchCommand.Pause(Instant.parse("2026-11-20T12:00:00Z"), "the hall is closed"),
                new MatchCommand.Resume(),
                new MatchCommand.TakeVacation(1),
                new MatchCommand.SetQuietHours(null));
    }

    @Test
    void a_ruled_match_is_closed_for_good_with_its_seed_and_a_match_in_play_is_not() {
        match.receives(new MatchCommand.CloseMatch());
        assertThat(match.state().ended()).isFalse();

        match.receives(RULING);
        match.receives(new MatchCommand.CloseMatch());
        assertThat(match.state().ended()).isTrue();
        assertThat(match.state().ruled()).isNotNull();
        long version = match.state().version();
        match.receives(new MatchCommand.LiftRuling());
        assertThat(match.state().version()).isEqualTo(version);
        assertThat(MatchVerifier.verify(new ToyGame(), match.steps()).findings())
                .isEmpty();
    }

    @ParameterizedTest
    @MethodSource("everything")
    void a_ruled_match_takes_no_command_of_anybody(MatchCommand command) {
        match.receives(RULING);

        Ruled ruled = new Ruled(3, Ruled.Kind.FORFEIT, "never came", match.now());
        boolean attends = command instanceof MatchCommand.Attend;
        for (String player : attends ? List.of("p0", "p1", "host") : List.of("p0", "p1")) {
            assertThat(match.sent(player, command)).contains(new Refusal.TableRuled(ruled));
        }
    }

    @Test
    void no_time_runs_while_a_table_is_ruled_on_and_what_was_left_is_left_when_the_ruling_is_lifted() {
        match.pass(Duration.ofHours(10));
        match.receives(RULING);
        match.pass(Duration.ofDays(200));

        assertThat(match.all(TimeRanOut.class)).isEmpty();
        assertThat(clock().deadline()).isNull();
        assertThat(match.receives(new LiftRuling())).isTrue();
        assertThat(match.state().ruled()).isNull();
        assertThat(clock().left(match.now())).isEqualTo(Duration.ofHours(14));
        assertThat(clock().deadline()).isEqualTo(match.now().plus(Duration.ofHours(14)));
        match.pass(Duration.ofHours(14));
        assertThat(match.all(TimeRanOut.class)).hasSize(1);
    }

    @Test
    void a_match_that_goes_on_after_a_lifted_ruling_is_played_and_replayed_to_its_end() {
        match.play(ZERO, new Take(1));
        match.receives(RULING);
        match.pass(Duration.ofDays(3));
        match.receives(new LiftRuling());
        match.play(ZERO, new EndTurn());
        playOut();

        assertThat(match.all(TableRuled.class)).hasSize(1);
        assertThat(match.all(RulingLifted.class)).hasSize(1);
        assertThat(MatchVerifier.verify(new ToyGame(), match.steps()).findings())
                .isEmpty();
    }

    @Test
    void a_ruling_said_twice_is_said_once_and_another_one_takes_its_place() {
        assertThat(match.receives(new LiftRuling())).as("there is none").isFalse();
        assertThat(match.receives(RULING)).isTrue();
        assertThat(match.receives(RULING)).isFalse();
        assertThat(match.receives(new RuleTable(4, Ruled.Kind.ABANDONED, "fire")))
                .isTrue();

        assertThat(match.state().ruled()).isEqualTo(new Ruled(4, Ruled.Kind.ABANDONED, "fire", match.now()));
        assertThat(match.receives(new LiftRuling())).isTrue();
        assertThat(match.receives(new LiftRuling())).isFalse();
    }

    @Test
    void a_pause_that_was_to_end_meanwhile_has_ended_and_one_that_lasts_longer_goes_on() {
        Instant until = match.now().plus(Duration.ofDays(3));
        match.send("host", new MatchCommand.Pause(until, "the hall is closed"));
        match.receives(RULING);
        match.pass(Duration.ofDays(1));
        match.receives(new LiftRuling());
        assertThat(match.state().attendance().clocks().hold()).isNotNull();
        assertThat(clock().deadline()).isNull();
        match.receives(RULING);
        match.pass(Duration.ofDays(9));
        match.receives(new LiftRuling());

        assertThat(match.state().attendance().clocks().hold()).isNull();
        assertThat(match.state().attendance().clocks().held()).isEqualTo(Duration.ofDays(3));
        assertThat(clock().deadline()).isEqualTo(match.now().plus(MOVE));
    }

    @Test
    void a_night_and_a_vacation_that_were_over_before_the_ruling_is_lifted_cost_nobody_time() {
        var resting = match(new QuietHours("UTC", "22:00", "07:00"));
        resting.pass(Duration.ofHours(11));
        resting.send("p0", new MatchCommand.TakeVacation(2));
        resting.receives(RULING);
        resting.pass(Duration.ofDays(10));
        resting.receives(new LiftRuling());

        SeatClock clock = resting.state().attendance().clocks().of(ZERO);
        assertThat(clock.left(resting.now())).isEqualTo(Duration.ofHours(24 - 10));
        assertThat(resting.all(TimeRanOut.class)).isEmpty();
    }

    @Test
    void only_the_platform_can_say_so_and_only_of_a_match_of_a_competition_that_is_played() {
        assertThat(match.sent("p0", RULING)).contains(new Refusal.NotSeated());
        assertThat(match.sent("host", new LiftRuling())).contains(new Refusal.NotSeated());
        var alone = new TimedMatch<>(new ToyGame(), 2, MatchTerms.DEFAULT, 1);
        assertThat(alone.receives(RULING)).isFalse();
        playOut();
        assertThat(match.receives(RULING)).as("it has ended").isFalse();
    }

    @Test
    void whoever_has_seen_the_version_before_a_ruling_may_act_once_it_is_lifted() {
        long seen = match.state().version();
        match.receives(RULING);
        match.receives(new LiftRuling());

        assertThat(match.state().version()).isGreaterThan(seen);
        assertThat(match.state().attendance().changedAt()).isLessThanOrEqualTo(seen);
    }
}
