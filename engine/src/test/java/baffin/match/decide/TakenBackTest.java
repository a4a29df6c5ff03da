package baffin.match.decide;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.game.Seat;
import baffin.match.event.MatchCommand;
import baffin.match.event.MatchCommand.ForfeitSeat;
import baffin.match.event.MatchCommand.HandOver;
import baffin.match.event.MatchCommand.LiftRuling;
import baffin.match.event.MatchCommand.OfferSeat;
import baffin.match.event.MatchCommand.Pause;
import baffin.match.event.MatchCommand.Reseat;
import baffin.match.event.MatchCommand.Resign;
import baffin.match.event.MatchCommand.Resume;
import baffin.match.event.MatchCommand.RuleTable;
import baffin.match.event.MatchCommand.SetOrders;
import baffin.match.event.MatchCommand.SetQuietHours;
import baffin.match.event.MatchCommand.StandBy;
import baffin.match.event.MatchCommand.StandDown;
import baffin.match.event.MatchCommand.TakeSeat;
import baffin.match.event.MatchCommand.TakeVacation;
import baffin.match.event.MatchCommand.Undo;
import baffin.match.state.MatchState;
import baffin.match.terms.AbsenceStep.Forfeit;
import baffin.match.terms.ClockRule;
import baffin.match.terms.CompetitionRef;
import baffin.match.terms.MatchTerms;
import baffin.match.terms.QuietHours;
import baffin.match.terms.Ruled;
import baffin.match.terms.SeatHolder;
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
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Nothing that concerns another seat makes a step final, as long as nothing is played for that seat. */
class TakenBackTest {

    private static final Seat ZERO = new Seat(0);
    private static final Seat ONE = new Seat(1);
    private static final Seat TWO = new Seat(2);
    private static final MatchTerms TERMS = new MatchTerms(
            new ClockRule.PerMove(Duration.ofHours(24), Duration.ZERO, Duration.ofHours(6), false),
            List.of(new Forfeit()),
            30,
            List.of());

    /** What is said by whom; by nobody for the platform. */
    record Said(String by, MatchCommand command) {}

    private static Said said(String by, MatchCommand command) {
        return new Said(by, command);
    }

    static Stream<List<Said>> betweenSteps() {
        var until = TimedMatch.NOON.plus(Duration.ofDays(2));
        return Stream.of(
                List.of(said("p1", new Resign())),
                List.of(said("host", new ForfeitSeat(ONE, "rude"))),
                List.of(said("p1", new HandOver(null, "house:careful"))),
                List.of(said("cy", new StandBy()), said("p1", new HandOver(null, "cy"))),
                List.of(said("p1", new OfferSeat()), said("cy", new TakeSeat(ONE))),
                List.of(said("", new Reseat(ONE, new SeatHolder("cy", false)))),
                List.of(said("cy", new StandBy()), said("cy", new StandDown())),
                List.of(said("p1", new SetOrders(List.of(new MatchCommand.Play<>(new Take(1)))))),
                List.of(said("p1", new SetQuietHours(new QuietHours("UTC", "22:00", "06:00")))),
                List.of(said("p1", new TakeVacation(3))),
                List.of(said("p1", new Pause(until, null))),
                List.of(said("host", new Pause(until, "storm")), said("host", new Resume())),
                List.of(
                        said("p0", new Pause(until, null)),
                        said("p1", new Pause(until, null)),
                        said("p2", new Pause(until, null)),
                        said("p2", new Resume())),
                List.of(said("", new RuleTable(1, Ruled.Kind.FORFEIT, "never came")), said("", new LiftRuling())));
    }

    private final TimedMatch<ToyCommand, ToyState, ToyEvent, ToyTally> match = match();

    private static TimedMatch<ToyCommand, ToyState, ToyEvent, ToyTally> match() {
        ToyGame game = new ToyGame();
        return new TimedMatch<>(
                game, TimedMatch.setup(game, 3, Map.of()), TERMS, 1, new CompetitionRef("c-1", 2, 1, 1));
    }

    private static void all(TimedMatch<?, ?, ?, ?> match, List<Said> words) {
        for (Said word : words) {
            if (word.command() instanceof MatchCommand.OfCompetition ruling) {
                assertThat(match.receives(ruling)).isTrue();
            } else {
                match.send(word.by(), word.command());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("betweenSteps")
    void a_step_is_taken_back_as_if_all_that_was_said_since_had_been_said_before(List<Said> words) {
        match.play(ZERO, new Take(1));
        match.play(ZERO, new Take(2));
        all(match, words);
        match.send("p0", new Undo());
        match.send("p0", new Undo());

        var other = match();
        all(other, words);
        assertThat(match.state().game()).isEqualTo(other.state().game());
        assertThat(match.state().resigned()).isEqualTo(other.state().resigned());
        assertThat(match.state().attendance().holders())
                .isEqualTo(other.state().attendance().holders());
        match.play(ZERO, new Take(3));
        match.play(ZERO, new EndTurn());
        assertThat(MatchVerifier.verify(new ToyGame(), ended().steps()).findings())
                .isEmpty();
    }

    private TimedMatch<ToyCommand, ToyState, ToyEvent, ToyTally> ended() {
        match.pass(Duration.ofDays(60));
        assertThat(match.state().ended()).isTrue();
        return match;
    }

    @Test
    void the_own_resignation_leaves_nothing_to_take_back_for_anybody() {
        match.play(ZERO, new Take(1));
        match.send("p0", new Resign());

        assertThat(match.steps().getLast().checkpoint()).isTrue();
        assertThat(match.state().table().tail()).isEmpty();
        assertThat(match.toAct()).isEqualTo(ONE);
    }

    @Test
    void who_takes_a_seat_over_takes_back_only_its_own_steps() {
        match.play(ZERO, new Take(1));
        match.send("p0", new OfferSeat());
        match.send("cy", new TakeSeat(ZERO));
        assertThat(match.sent("cy", new Undo())).containsInstanceOf(Refusal.NothingToUndo.class);

        MatchState<ToyState, ToyEvent> before = match.state();
        match.play(ZERO, new Take(2));
        match.send("cy", new Undo());
        assertThat(match.state().game()).isEqualTo(before.game());
        assertThat(match.sent("cy", new Undo())).containsInstanceOf(Refusal.NothingToUndo.class);
    }

    @Test
    void what_is_played_for_a_seat_whose_time_has_run_out_is_final() {
        match.play(ZERO, new Take(1));
        match.pass(Duration.ofHours(24));

        assertThat(match.state().resigned()).containsExactly(ZERO);
        assertThat(match.state().table().tail()).isEmpty();
        assertThat(match.toAct()).isEqualTo(ONE);
        match.send("p2", new Resign());
        assertThat(match.state().ended()).isTrue();
        assertThat(match.sheet().of(ONE).place()).isEqualTo(1);
        assertThat(match.sheet().of(TWO).place()).isEqualTo(2);
    }

    @Test
    void a_seat_that_was_offered_and_then_given_up_is_taken_by_nobody() {
        match.send("p1", new OfferSeat());
        match.send("p1", new Resign());

        assertThat(match.sent("cy", new TakeSeat(ONE))).containsInstanceOf(Refusal.Conflict.class);
    }
}
