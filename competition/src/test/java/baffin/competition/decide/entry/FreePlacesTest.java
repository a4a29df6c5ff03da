package baffin.competition.decide.entry;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.Entrant;
import baffin.competition.decide.Event;
import baffin.competition.decide.Sample;
import baffin.competition.entry.Actor;
import baffin.competition.entry.Newcomer;
import baffin.competition.event.CompetitionCommand.Start;
import baffin.competition.event.CompetitionRefusal.Fault;
import baffin.competition.event.CompetitionRefusal.Reason;
import baffin.competition.event.EntryCommand.AddEntrant;
import baffin.competition.event.EntryCommand.AddEntrants;
import baffin.competition.event.EntryCommand.Enter;
import baffin.competition.event.EntryCommand.OfferAlternate;
import baffin.competition.event.EntryCommand.RemoveEntrant;
import baffin.competition.event.EntryCommand.ReplacePerson;
import baffin.competition.event.EntryCommand.Return;
import baffin.competition.event.EntryCommand.Withdraw;
import baffin.competition.policy.EntryRule;
import baffin.competition.policy.EntryRule.Who;
import baffin.competition.policy.Format.PodSwiss;
import baffin.match.terms.HouseBot;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** A free place goes to the alternates in their order, and only then to others. */
class FreePlacesTest {

    private static final String FIRST = "free places go to the alternates first, in their order";

    private static Event event(int max, boolean late) {
        return Event.of(Sample.with(
                new PodSwiss(4, 0, null),
                new EntryRule(Who.OPEN, List.of(), 2, max, null, null, late, null, false, null)));
    }

    /** Eight who play, 9 and 10 who wait. */
    private static Event running(boolean late) {
        Event event = event(8, late);
        event.enter(10);
        event.accepted(Event.ORGANISER, new Start());
        event.publish();
        event.play(new Random(1));
        return event;
    }

    private static Enter entering(int player) {
        return new Enter(Event.player(player).holder(), null, 0, null);
    }

    private static OfferAlternate offering(int player) {
        return new OfferAlternate(Event.player(player).holder(), null, 0);
    }

    private static AddEntrant adding(int player) {
        return new AddEntrant(Event.player(player).holder(), null, 0);
    }

    private static List<String> waiting(Event event) {
        return event.state().alternates().stream()
                .map(one -> one.person().player())
                .toList();
    }

    private static boolean plays(Event event, int player) {
        return event.state().entrantOf("p" + player).filter(Entrant::active).isPresent();
    }

    @Test
    void nobody_enters_past_a_waiting_alternate_after_a_withdrawal_from_a_running_competition() {
        Event event = running(true);

        event.accepted(Event.player(3), new Withdraw(3, null));
        event.accepted(Event.player(11), entering(11));

        assertThat(plays(event, 9)).isTrue();
        assertThat(event.state().entrantOf("p9").orElseThrow().fromRound()).isEqualTo(2);
        assertThat(plays(event, 11)).isFalse();
        assertThat(waiting(event)).containsExactly("p10", "p11");
    }

    @Test
    void a_place_of_somebody_removed_while_it_runs_goes_to_the_first_alternate() {
        Event event = running(true);

        event.accepted(Event.ORGANISER, new RemoveEntrant(3, "played for two"));

        assertThat(plays(event, 9)).isTrue();
        assertThat(waiting(event)).containsExactly("p10");
    }

    @Test
    void without_late_entry_nobody_moves_up_and_organisers_take_the_alternates_in_their_order() {
        Event event = running(false);
        event.accepted(Event.player(3), new Withdraw(3, null));
        assertThat(waiting(event)).containsExactly("p9", "p10");

        for (int other : List.of(10, 11)) {
            assertThat(event.refused(Event.ORGANISER, adding(other)).faults()).containsExactly(new Fault("", FIRST));
        }
        event.accepted(Event.ORGANISER, adding(9));

        assertThat(plays(event, 9)).isTrue();
    }

    @Test
    void a_place_is_kept_for_each_alternate_who_waits_and_others_have_the_rest() {
        Event event = event(4, false);
        event.accepted(Event.player(9), offering(9));
        event.accepted(Event.player(10), offering(10));

        event.accepted(Event.player(1), entering(1));
        event.accepted(Event.player(2), entering(2));
        event.accepted(Event.player(3), entering(3));

        assertThat(event.state().active())
                .extracting(one -> one.person().player())
                .containsExactly("p1", "p2", "p9", "p10");
        assertThat(waiting(event)).containsExactly("p3");
    }

    @Test
    void whoever_comes_back_does_not_pass_an_alternate_either() {
        Event event = event(4, false);
        event.enter(4);
        event.accepted(Event.player(9), offering(9));
        event.accepted(Event.player(1), new Withdraw(1, null));
        assertThat(plays(event, 9)).isTrue();
        event.accepted(Event.player(1), offering(1));
        event.accepted(Event.player(10), offering(10));
        assertThat(event.refused(Event.player(1), new Return(1)).faults())
                .containsExactly(new Fault("", "every place is taken; the player is an alternate"));

        event.accepted(Event.player(2), new Withdraw(2, null));

        assertThat(plays(event, 1)).isTrue();
        assertThat(waiting(event)).containsExactly("p10");
    }

    @Test
    void an_alternate_who_comes_back_waits_no_more() {
        Event event = event(8, false);
        event.enter(2);
        event.accepted(Event.player(1), new Withdraw(1, null));
        event.accepted(Event.player(1), offering(1));

        event.accepted(Event.player(1), new Return(1));

        assertThat(plays(event, 1)).isTrue();
        assertThat(waiting(event)).isEmpty();
    }

    @Test
    void a_batch_does_not_pass_them() {
        Event event = event(3, false);
        event.enter(1);
        event.accepted(Event.player(9), offering(9));
        List<Newcomer> rows = List.of(
                new Newcomer(Event.player(2).holder(), null, 0, true),
                new Newcomer(Event.player(3).holder(), null, 0, true));

        assertThat(event.refused(Event.ORGANISER, new AddEntrants(rows)).faults())
                .containsExactly(new Fault("/entrants/1", FIRST));
    }

    @Test
    void where_programs_may_not_play_none_enters_and_none_replaces_an_entrant() {
        Event event = running(true);
        Actor program = new Actor("b1", true);
        for (var bot : List.of(program.holder(), HouseBot.CAREFUL.holder())) {
            assertThat(event.refused(Event.ORGANISER, new AddEntrant(bot, null, 0))
                            .reason())
                    .isEqualTo(Reason.FORBIDDEN);
            assertThat(event.refused(Event.ORGANISER, new ReplacePerson(3, bot, "is ill"))
                            .reason())
                    .isEqualTo(Reason.FORBIDDEN);
        }
        event.accepted(Event.ORGANISER, new ReplacePerson(3, Event.holder("new"), "is ill"));
    }

    @Test
    void a_removed_entrant_is_told_who_can_let_it_in_again() {
        Event event = running(false);
        event.accepted(Event.ORGANISER, new RemoveEntrant(3, "played for two"));
        assertThat(event.refused(Event.player(3), new Return(3)).detail())
                .isEqualTo("entrant 3 did not withdraw but was removed: only an organiser can bring the entrant back");
        for (int round = 2; round <= 4; round++) {
            event.publish();
            event.play(new Random(round));
        }

        event.accepted(Event.ORGANISER, new Return(3));
    }
}
