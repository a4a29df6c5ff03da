package baffin.match.decide;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.decider.Decision;
import baffin.game.Seat;
import baffin.game.Viewer;
import baffin.match.Redaction;
import baffin.match.event.MatchCommand;
import baffin.match.event.MatchEvent.OrderPlayed;
import baffin.match.event.MatchEvent.OrdersSet;
import baffin.match.event.MatchEvent.OrdersStopped;
import baffin.match.event.MatchEvent.SeatHandedOver;
import baffin.match.event.Request;
import baffin.match.event.Step;
import baffin.match.state.Orders;
import baffin.match.terms.MatchTerms;
import baffin.match.terms.QuietHours;
import baffin.testing.TimedMatch;
import baffin.testing.ToyGame;
import baffin.testing.ToyRecords.EndTurn;
import baffin.testing.ToyRecords.Take;
import baffin.testing.ToyRecords.ToyCommand;
import baffin.testing.ToyRecords.ToyEvent;
import baffin.testing.ToyRecords.ToyState;
import baffin.testing.ToyRecords.ToyTally;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Plans for the next turn, and seats that go from one player to another. */
class PlansAndSeatsTest {

    private static final Seat ZERO = new Seat(0);
    private static final Seat ONE = new Seat(1);

    private final TimedMatch<ToyCommand, ToyState, ToyEvent, ToyTally> match =
            new TimedMatch<>(new ToyGame(), 2, MatchTerms.DEFAULT, 1);

    @Test
    void orders_are_played_as_soon_as_the_seat_is_asked() {
        match.send("p1", orders(new Take(3), new EndTurn()));
        match.play(ZERO, new Take(1));
        match.play(ZERO, new EndTurn());

        assertThat(match.all(OrderPlayed.class)).hasSize(2);
        assertThat(match.toAct()).isEqualTo(ZERO);
        assertThat(match.state().game().heap()).isEqualTo(16);
        assertThat(match.steps().getLast().seat()).isEqualTo(ONE);
    }

    @Test
    void the_first_order_that_is_refused_ends_the_queue_and_says_why() {
        match.send("p1", orders(new Take(2), new Take(9), new EndTurn()));
        match.play(ZERO, new Take(1));
        match.play(ZERO, new EndTurn());

        OrdersStopped stopped = match.all(OrdersStopped.class).getFirst();
        assertThat(stopped.ruleId()).isEqualTo("TY-2");
        assertThat(stopped.order()).isEqualTo(new MatchCommand.Play<>(new Take(9)));
        assertThat(match.state().attendance().orders(ONE)).isEqualTo(Orders.NONE);
        assertThat(match.toAct()).isEqualTo(ONE);
        match.send("p1", new MatchCommand.Undo());
        assertThat(match.state().game().heap()).isEqualTo(19);
    }

    @Test
    void orders_given_in_ones_own_turn_wait_for_the_next_one() {
        match.send("p0", orders(new Take(3)));
        assertThat(match.all(OrderPlayed.class)).isEmpty();
        match.play(ZERO, new Take(1));
        match.play(ZERO, new EndTurn());
        match.play(ONE, new Take(1));
        match.play(ONE, new EndTurn());

        assertThat(match.all(OrderPlayed.class)).hasSize(1);
    }

    @Test
    void orders_hold_commands_of_the_game_only_and_not_too_many() {
        assertThat(match.sent("p1", new MatchCommand.SetOrders(List.of(new MatchCommand.Resign()))))
                .get()
                .isInstanceOf(Refusal.BadField.class);
        ToyCommand[] many = new ToyCommand[Orders.LONGEST + 1];
        java.util.Arrays.fill(many, new Take(1));
        assertThat(match.sent("p1", orders(many))).get().isInstanceOf(Refusal.BadField.class);
    }

    @Test
    void nobody_else_sees_what_is_planned() {
        match.send("p1", orders(new Take(3)));
        Step step = match.steps().getLast();

        Step others = Redaction.redacted(new ToyGame(), step, new Viewer.Player(ZERO));
        assertThat(others.events()).containsExactly(new OrdersSet(ONE, null));
        assertThat(others.command()).isNull();
        assertThat(Redaction.redacted(new ToyGame(), step, new Viewer.Player(ONE))
                        .events())
                .isEqualTo(step.events());
    }

    @Test
    void a_plan_makes_no_move_of_others_stale() {
        long seen = match.state().version();
        match.send("p1", orders(new Take(3)));
        Request late = new Request("x", "print", "p0", match.now(), new MatchCommand.Play<>(new Take(1)));

        assertThat(match.state().isCurrent(seen)).isTrue();
        assertThat(new MatchDecider<>(new ToyGame()).decide(match.state(), late))
                .isInstanceOf(Decision.Accepted.class);
    }

    @Test
    void an_offered_seat_goes_to_whoever_takes_it_and_with_it_all_it_may_see() {
        match.send("p0", new MatchCommand.OfferSeat());
        match.send("cy", new MatchCommand.TakeSeat(ZERO));

        SeatHandedOver over = match.all(SeatHandedOver.class).getFirst();
        assertThat(over.from().player()).isEqualTo("p0");
        assertThat(over.to().player()).isEqualTo("cy");
        assertThat(match.state().seatOf("cy")).contains(ZERO);
        assertThat(match.state().seatOf("p0")).isEmpty();
        match.play(ZERO, new Take(1));
        assertThat(match.steps().getLast().player()).isEqualTo("cy");
    }

    @Test
    void a_player_hands_the_seat_to_an_alternate_or_to_the_house() {
        assertThat(match.sent("p0", new MatchCommand.HandOver(null, null)))
                .get()
                .isInstanceOf(Refusal.Conflict.class);
        match.send("cy", new MatchCommand.StandBy());
        match.send("p0", new MatchCommand.HandOver(null, "cy"));
        assertThat(match.state().attendance().alternates()).isEmpty();
        match.send("p1", new MatchCommand.HandOver(null, "house:careful"));

        assertThat(match.player(ONE)).isEqualTo("house:careful");
    }

    @Test
    void only_the_organiser_decides_about_the_seats_of_others() {
        var match = new TimedMatch<>(new ToyGame(), 3, MatchTerms.DEFAULT, 1);
        assertThat(match.sent("p1", new MatchCommand.HandOver(ZERO, "house:random")))
                .contains(new Refusal.OrganiserOnly());
        assertThat(match.sent("p1", new MatchCommand.ForfeitSeat(ZERO, "rude"))).contains(new Refusal.OrganiserOnly());
        match.send("host", new MatchCommand.ForfeitSeat(ZERO, "rude"));

        assertThat(match.state().resigned()).containsExactly(ZERO);
        assertThat(match.sent("host", new MatchCommand.HandOver(ZERO, null))).contains(new Refusal.Resigned(ZERO));
    }

    @Test
    void a_seat_that_was_planned_for_has_no_plan_with_another_player() {
        match.send("p1", orders(new Take(3)));
        match.send("cy", new MatchCommand.StandBy());
        match.send("p1", new MatchCommand.HandOver(null, null));

        assertThat(match.state().attendance().orders(ONE)).isEqualTo(Orders.NONE);
    }

    @Test
    void quiet_hours_change_only_while_nobody_waits_for_the_seat() {
        QuietHours night = new QuietHours("UTC", "22:00", "06:00");
        assertThat(match.sent("p0", new MatchCommand.SetQuietHours(night)))
                .get()
                .isInstanceOf(Refusal.Conflict.class);
        match.send("p1", new MatchCommand.SetQuietHours(night));
        assertThat(match.state().attendance().holder(ONE).quiet()).isEqualTo(night);
        assertThat(match.sent("p1", new MatchCommand.SetQuietHours(new QuietHours("UTC", "08:00", "20:00"))))
                .get()
                .isInstanceOf(Refusal.BadField.class);
    }

    private static MatchCommand orders(ToyCommand... commands) {
        return new MatchCommand.SetOrders(List.of(commands).stream()
                .<MatchCommand>map(MatchCommand.Play::new)
                .toList());
    }
}
