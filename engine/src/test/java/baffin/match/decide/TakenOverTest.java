package baffin.match.decide;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.game.Seat;
import baffin.game.words.Phrase;
import baffin.match.event.MatchCommand;
import baffin.match.event.MatchCommand.TakeOver;
import baffin.match.event.MatchEvent.HandOverReason;
import baffin.match.event.MatchEvent.SeatHandedOver;
import baffin.match.terms.AbsenceStep;
import baffin.match.terms.ClockRule;
import baffin.match.terms.CompetitionRef;
import baffin.match.terms.MatchSetup;
import baffin.match.terms.MatchTerms;
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
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** An operator gives the seat of somebody who is gone to somebody else. */
class TakenOverTest {

    private static final Seat ZERO = new Seat(0);
    private static final Duration MOVE = Duration.ofHours(24);
    private static final SeatHolder EVE = new SeatHolder("eve", false);
    private static final TakeOver EVE_COMES = new TakeOver(ZERO, EVE);
    private static final MatchSetup SETUP = new MatchSetup(
            "toy", Map.of("heap", "6"), List.of(new SeatHolder("p0", false), new SeatHolder("p1", false)));
    private static final MatchTerms TERMS = new MatchTerms(
            new ClockRule.PerMove(MOVE, Duration.ZERO, Duration.ofHours(6), false),
            List.of(new AbsenceStep.Bot("random")),
            5,
            List.of());

    private final TimedMatch<ToyCommand, ToyState, ToyEvent, ToyTally> match = match(null);

    private static TimedMatch<ToyCommand, ToyState, ToyEvent, ToyTally> match(@Nullable CompetitionRef competition) {
        return new TimedMatch<>(new ToyGame(), SETUP, TERMS, 1, competition);
    }

    private Optional<Refusal> said(TakeOver word) {
        return match.sent("", word);
    }

    @Test
    void the_seat_is_the_new_persons_with_a_whole_turn_and_the_former_one_has_none() {
        match.pass(Duration.ofHours(20));
        assertThat(said(EVE_COMES)).isEmpty();

        assertThat(match.all(SeatHandedOver.class))
                .containsExactly(new SeatHandedOver(
                        ZERO, SETUP.seats().getFirst(), EVE, HandOverReason.OPERATOR, Duration.ofHours(4)));
        assertThat(match.state().attendance().clocks().of(ZERO).deadline())
                .isEqualTo(match.now().plus(MOVE));
        assertThat(match.sent("p0", new MatchCommand.Play<>(new Take(1)))).contains(new Refusal.NotSeated());
        match.send("eve", new MatchCommand.Play<>(new Take(1)));
    }

    @Test
    void a_match_whose_seat_was_taken_over_is_replayed_to_its_end_and_then_takes_nobody_more() {
        match.play(ZERO, new Take(1));
        assertThat(said(EVE_COMES)).isEmpty();
        while (!match.state().ended()) {
            match.play(match.toAct(), match.steps().size() % 2 == 0 ? new Take(1) : new EndTurn());
        }

        assertThat(MatchVerifier.verify(new ToyGame(), match.steps()).findings())
                .isEmpty();
        assertThat(said(new TakeOver(ZERO, new SeatHolder("fay", false)))).contains(new Refusal.MatchOver());
    }

    @Test
    void a_house_bot_that_has_come_for_somebody_absent_makes_way() {
        match.pass(MOVE);
        assertThat(match.player(ZERO)).isEqualTo("house:random");

        assertThat(said(EVE_COMES)).isEmpty();
        assertThat(match.player(ZERO)).isEqualTo("eve");
    }

    @Test
    void nobody_sits_twice_nor_where_there_is_no_seat_to_play_on() {
        assertThat(said(new TakeOver(ZERO, SETUP.seats().getLast())))
                .contains(new Refusal.Conflict(Phrase.of("sits-already")));
        assertThat(said(EVE_COMES)).isEmpty();
        assertThat(said(EVE_COMES)).contains(new Refusal.Conflict(Phrase.of("sits-already")));
        assertThat(said(new TakeOver(new Seat(2), new SeatHolder("fay", false))))
                .contains(new Refusal.BadField("/seat", Phrase.of("no-such-seat")));
        var three = new TimedMatch<>(new ToyGame(), 3, TERMS, 1);
        three.send("p0", new MatchCommand.Resign());
        assertThat(three.sent("", EVE_COMES)).contains(new Refusal.Resigned(ZERO));
    }

    @Test
    void matches_of_competitions_are_left_to_their_organisers() {
        assertThat(match(new CompetitionRef("c-1", 2, 1, 1)).sent("", EVE_COMES))
                .containsInstanceOf(Refusal.Conflict.class);
    }

    @Test
    void no_player_can_say_so() {
        assertThat(match.sent("p1", EVE_COMES)).contains(new Refusal.NotSeated());
        assertThat(match.sent("eve", EVE_COMES)).contains(new Refusal.NotSeated());
    }
}
