package baffin.match.decide;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.game.Seat;
import baffin.match.event.MatchCommand;
import baffin.match.event.MatchCommand.LiftRuling;
import baffin.match.event.MatchCommand.Reseat;
import baffin.match.event.MatchCommand.RuleTable;
import baffin.match.event.MatchEvent.HandOverReason;
import baffin.match.event.MatchEvent.SeatHandedOver;
import baffin.match.state.Orders;
import baffin.match.terms.AbsenceStep;
import baffin.match.terms.ClockRule;
import baffin.match.terms.CompetitionRef;
import baffin.match.terms.HouseBot;
import baffin.match.terms.MatchSetup;
import baffin.match.terms.MatchTerms;
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
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Another person plays for an entrant: the seat in a match that is played goes to that person. */
class ReseatedTest {

    private static final Seat ZERO = new Seat(0);
    private static final Seat ONE = new Seat(1);
    private static final Duration MOVE = Duration.ofHours(24);
    private static final SeatHolder EVE = new SeatHolder("eve", false);
    private static final Reseat EVE_COMES = new Reseat(ZERO, EVE);
    private static final MatchSetup SETUP = new MatchSetup(
            "toy", Map.of("heap", "6"), List.of(new SeatHolder("p0", false), new SeatHolder("p1", false)));
    private static final MatchTerms TERMS = new MatchTerms(
            new ClockRule.PerMove(MOVE, Duration.ZERO, Duration.ofHours(6), false),
            List.of(new AbsenceStep.Bot("random")),
            5,
            List.of());

    private final TimedMatch<ToyCommand, ToyState, ToyEvent, ToyTally> match =
            new TimedMatch<>(new ToyGame(), SETUP, TERMS, 1, new CompetitionRef("c-1", 2, 1, 1));

    @Test
    void the_new_person_has_the_seat_with_a_whole_turn_and_the_former_one_has_none() {
        match.pass(Duration.ofHours(20));
        assertThat(match.receives(EVE_COMES)).isTrue();

        assertThat(match.all(SeatHandedOver.class))
                .containsExactly(new SeatHandedOver(
                        ZERO, SETUP.seats().getFirst(), EVE, HandOverReason.REPLACED, Duration.ofHours(4)));
        assertThat(match.player(ZERO)).isEqualTo("eve");
        assertThat(match.state().attendance().clocks().of(ZERO).deadline())
                .isEqualTo(match.now().plus(MOVE));
        assertThat(match.sent("p0", new MatchCommand.Play<>(new Take(1)))).contains(new Refusal.NotSeated());
        match.send("eve", new MatchCommand.Play<>(new Take(1)));
    }

    @Test
    void whatever_the_former_person_had_planned_is_gone_and_nothing_of_it_is_taken_back() {
        match.play(ZERO, new Take(1));
        match.send("p0", new MatchCommand.SetOrders(List.of(new MatchCommand.Play<>(new Take(2)))));
        match.receives(EVE_COMES);

        assertThat(match.state().attendance().orders(ZERO)).isEqualTo(Orders.NONE);
        assertThat(match.sent("eve", new MatchCommand.Undo())).containsInstanceOf(Refusal.NothingToUndo.class);
    }

    @Test
    void a_match_whose_seat_has_changed_is_played_and_replayed_to_its_end() {
        match.play(ZERO, new Take(1));
        match.receives(EVE_COMES);
        while (!match.state().ended()) {
            match.play(match.toAct(), match.steps().size() % 2 == 0 ? new Take(1) : new EndTurn());
        }

        assertThat(MatchVerifier.verify(new ToyGame(), match.steps()).findings())
                .isEmpty();
        assertThat(match.receives(new Reseat(ONE, new SeatHolder("fay", false))))
                .as("it has ended")
                .isFalse();
    }

    @Test
    void who_sits_there_already_is_not_seated_again_nor_at_a_second_seat() {
        assertThat(match.receives(EVE_COMES)).isTrue();
        assertThat(match.receives(EVE_COMES)).isFalse();
        assertThat(match.receives(new Reseat(ONE, EVE))).isFalse();
        assertThat(match.receives(new Reseat(new Seat(2), new SeatHolder("fay", false))))
                .as("no such seat")
                .isFalse();
    }

    @Test
    void a_house_bot_that_has_come_for_somebody_absent_leaves_and_one_that_replaces_the_entrant_plays() {
        match.pass(MOVE);
        assertThat(match.player(ZERO)).isEqualTo("house:random");
        assertThat(match.receives(EVE_COMES)).isTrue();
        assertThat(match.player(ZERO)).isEqualTo("eve");

        assertThat(match.receives(new Reseat(ZERO, HouseBot.CAREFUL.holder()))).isTrue();
        assertThat(match.receives(new Reseat(ONE, HouseBot.CAREFUL.holder()))).isTrue();
        assertThat(match.state().ended()).as("both of them play by themselves").isTrue();
    }

    @Test
    void a_seat_that_was_given_up_or_whose_table_was_ruled_on_stays_as_it_is() {
        var three = new TimedMatch<>(
                new ToyGame(),
                TimedMatch.setup(new ToyGame(), 3, Map.of()),
                TERMS,
                1,
                new CompetitionRef("c-1", 2, 1, 1));
        three.receives(new RuleTable(3, Ruled.Kind.FORFEIT, "never came"));
        assertThat(three.receives(EVE_COMES)).isFalse();
        three.receives(new LiftRuling());
        three.send("p0", new MatchCommand.Resign());
        assertThat(three.receives(EVE_COMES)).isFalse();
    }

    @Test
    void only_the_platform_can_say_so_and_only_of_a_match_of_a_competition() {
        for (String player : List.of("p0", "host", "eve")) {
            assertThat(match.sent(player, EVE_COMES)).isEqualTo(Optional.of(new Refusal.NotSeated()));
        }
        assertThat(new TimedMatch<>(new ToyGame(), 2, TERMS, 1).receives(EVE_COMES))
                .isFalse();
    }

    @Test
    void an_alternate_who_replaces_the_entrant_is_no_alternate_any_more() {
        match.send("eve", new MatchCommand.StandBy());
        match.receives(new Reseat(ONE, EVE));

        assertThat(match.state().attendance().alternates()).isEmpty();
        assertThat(match.player(ONE)).isEqualTo("eve");
    }
}
