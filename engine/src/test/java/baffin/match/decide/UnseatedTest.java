package baffin.match.decide;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.game.Seat;
import baffin.match.event.MatchCommand;
import baffin.match.event.MatchCommand.LiftRuling;
import baffin.match.event.MatchCommand.Reseat;
import baffin.match.event.MatchCommand.RuleTable;
import baffin.match.event.MatchCommand.Unseat;
import baffin.match.event.MatchCommand.Unseat.Why;
import baffin.match.event.MatchEvent.HandOverReason;
import baffin.match.event.MatchEvent.PlayerBarred;
import baffin.match.event.MatchEvent.SeatForfeited;
import baffin.match.event.MatchEvent.SeatHandedOver;
import baffin.match.terms.AbsenceStep;
import baffin.match.terms.ClockRule;
import baffin.match.terms.CompetitionRef;
import baffin.match.terms.HouseBot;
import baffin.match.terms.MatchTerms;
import baffin.match.terms.Ruled;
import baffin.match.terms.SeatHolder;
import baffin.match.verify.MatchVerifier;
import baffin.testing.TimedMatch;
import baffin.testing.ToyGame;
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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A player sits at a match no more, since the competition says so: the others are not kept waiting. */
class UnseatedTest {

    private static final Seat ZERO = new Seat(0);
    private static final SeatHolder CY = new SeatHolder("cy", false);

    private static TimedMatch<ToyCommand, ToyState, ToyEvent, ToyTally> match(int seats, AbsenceStep... steps) {
        MatchTerms terms = new MatchTerms(new ClockRule.Unlimited(Duration.ofDays(30)), List.of(steps), 5, List.of());
        return new TimedMatch<>(
                new ToyGame(),
                TimedMatch.setup(new ToyGame(), seats, Map.of()),
                terms,
                1,
                new CompetitionRef("c-1", 2, 1, 1));
    }

    private static Unseat gone(Why why) {
        return new Unseat(ZERO, "p0", why);
    }

    @ParameterizedTest
    @EnumSource(Why.class)
    void the_seat_to_act_is_the_policys_substitutes_at_once_whatever_the_clock_says(Why why) {
        var match = match(3, new AbsenceStep.Safe(2), new AbsenceStep.Substitute());
        match.send("cy", new MatchCommand.StandBy());
        assertThat(match.toAct()).isEqualTo(ZERO);

        assertThat(match.receives(gone(why))).isTrue();

        assertThat(match.all(SeatHandedOver.class))
                .extracting(SeatHandedOver::to, SeatHandedOver::reason)
                .containsExactly(org.assertj.core.groups.Tuple.tuple(
                        CY, why == Why.FORFEITED ? HandOverReason.ORGANISER : HandOverReason.LEFT));
        assertThat(match.sent("p0", new MatchCommand.Play<>(new Take(1)))).contains(new Refusal.NotSeated());
        match.send("cy", new MatchCommand.Play<>(new Take(1)));
    }

    @Test
    void a_policy_that_gives_the_seat_to_nobody_leaves_it_to_a_house_bot_while_two_others_play() {
        var match = match(3, new AbsenceStep.Forfeit());
        assertThat(match.receives(gone(Why.LEFT))).isTrue();

        assertThat(match.player(ZERO)).isEqualTo(HouseBot.CAREFUL.holder().player());
        assertThat(match.toAct()).isNotEqualTo(ZERO);
        match.receives(new Unseat(new Seat(1), "p1", Why.LEFT));
        match.receives(new Unseat(new Seat(2), "p2", Why.LEFT));
        assertThat(match.state().ended()).as("house bots play on by themselves").isTrue();
        assertThat(MatchVerifier.verify(new ToyGame(), match.steps()).findings())
                .isEmpty();
    }

    @Test
    void at_a_table_of_two_the_seat_is_lost_and_the_match_is_over() {
        var match = match(2, new AbsenceStep.Forfeit());
        match.receives(gone(Why.REMOVED));

        assertThat(match.all(SeatForfeited.class)).containsExactly(new SeatForfeited(ZERO, "LEFT"));
        assertThat(match.state().ended()).isTrue();
    }

    @Test
    void whoever_comes_back_has_the_seat_again() {
        var match = match(3, new AbsenceStep.Bot("random"));
        SeatHolder person = match.state().attendance().holder(ZERO);
        match.receives(gone(Why.REMOVED));
        assertThat(match.receives(new Reseat(ZERO, person))).isTrue();

        assertThat(match.player(ZERO)).isEqualTo("p0");
        assertThat(match.state().attendance().barred()).isEmpty();
        assertThat(match.sent("p0", new MatchCommand.HandOver(null, "house:careful")))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void only_who_was_removed_has_no_say_any_more_and_offers_no_help(boolean removed) {
        var match = match(3, new AbsenceStep.Bot("careful"));
        match.receives(gone(removed ? Why.REMOVED : Why.LEFT));

        assertThat(match.all(PlayerBarred.class)).hasSize(removed ? 1 : 0);
        match.send("p1", new MatchCommand.OfferSeat());
        assertThat(match.sent("p0", new MatchCommand.StandBy()))
                .isEqualTo(removed ? Optional.of(new Refusal.NotSeated()) : Optional.empty());
        assertThat(match.sent("p0", new MatchCommand.TakeSeat(new Seat(1))))
                .isEqualTo(removed ? Optional.of(new Refusal.NotSeated()) : Optional.empty());
    }

    @Test
    void whoever_was_absent_before_being_removed_has_no_say_either() {
        var match = match(3, new AbsenceStep.Bot("careful"));
        match.pass(Duration.ofDays(31));
        assertThat(match.player(ZERO)).isEqualTo("house:careful");
        match.send("p0", new MatchCommand.StandBy());

        assertThat(match.receives(gone(Why.REMOVED))).isTrue();

        assertThat(match.state().attendance().alternates()).isEmpty();
        assertThat(match.state().attendance().barred()).containsExactly("p0");
        assertThat(match.receives(gone(Why.REMOVED))).as("said again").isFalse();
        assertThat(match.receives(gone(Why.LEFT)))
                .as("somebody else sits there")
                .isFalse();
    }

    @Test
    void while_something_else_counts_the_seat_stays_until_it_is_said_again() {
        var match = match(3, new AbsenceStep.Bot("careful"));
        match.receives(new RuleTable(3, Ruled.Kind.ABANDONED, "fire"));
        assertThat(match.receives(gone(Why.LEFT))).isFalse();
        match.receives(new LiftRuling());
        assertThat(match.receives(gone(Why.LEFT))).isTrue();
        assertThat(match.player(ZERO)).isEqualTo("house:careful");
    }

    @Test
    void an_account_that_has_ended_leaves_the_table_in_the_same_way() {
        var match = match(3, new AbsenceStep.Forfeit());
        match.receives(new MatchCommand.AccountGone("p0", true));

        assertThat(match.player(ZERO)).isEqualTo("house:careful");
        assertThat(match.state().ended()).isFalse();
    }

    @Test
    void no_player_can_say_so() {
        var match = match(3, new AbsenceStep.Forfeit());
        for (String player : List.of("p0", "p1", "host")) {
            assertThat(match.sent(player, gone(Why.LEFT))).isEqualTo(Optional.of(new Refusal.NotSeated()));
        }
    }
}
