package baffin.competition.decide.entry;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.Entrant;
import baffin.competition.decide.Event;
import baffin.competition.decide.Sample;
import baffin.competition.entry.Actor;
import baffin.competition.event.CompetitionCommand;
import baffin.competition.event.CompetitionCommand.Start;
import baffin.competition.event.CompetitionEvent;
import baffin.competition.event.CompetitionEvent.DivisionJoined;
import baffin.competition.event.CompetitionRefusal.Fault;
import baffin.competition.event.CompetitionRefusal.Reason;
import baffin.competition.event.EntryCommand.AcceptInvitations;
import baffin.competition.event.EntryCommand.AccountStands;
import baffin.competition.event.EntryCommand.AddEntrant;
import baffin.competition.event.EntryCommand.Enter;
import baffin.competition.event.EntryCommand.OfferAlternate;
import baffin.competition.event.EntryCommand.RemoveEntrant;
import baffin.competition.event.EntryCommand.ReplacePerson;
import baffin.competition.event.EntryCommand.Return;
import baffin.competition.event.EntryCommand.Withdraw;
import baffin.competition.event.EntryEvent.AlternateLeft;
import baffin.competition.event.EntryEvent.Entered;
import baffin.competition.event.EntryEvent.InvitationEnded;
import baffin.competition.event.EntryEvent.PersonReplaced;
import baffin.competition.event.EntryEvent.Returned;
import baffin.competition.policy.EntryRule;
import baffin.competition.policy.EntryRule.Who;
import baffin.competition.policy.Format;
import baffin.competition.policy.Format.DivisionLeague;
import baffin.competition.policy.Format.DivisionLeague.Results;
import baffin.competition.policy.Format.PodSwiss;
import baffin.competition.policy.Points;
import baffin.competition.standing.StandingLine;
import baffin.competition.standing.Standings;
import baffin.match.terms.HouseBot;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The place of somebody who has left a league goes to another person, or to who comes late. */
class PlacesGivenAwayTest {

    private static final int GONE = 3;
    private static final int WAITS = 9;

    enum Leaving {
        WITHDRAWN,
        REMOVED,
        VACATED;

        void of(Event event, int entrant) {
            switch (this) {
                case WITHDRAWN -> event.accepted(Event.player(entrant), new Withdraw(entrant, null));
                case REMOVED -> event.accepted(Event.ORGANISER, new RemoveEntrant(entrant, "rude"));
                case VACATED -> event.accepted(null, new AccountStands("p" + entrant, AccountStands.Account.ENDED));
            }
        }
    }

    private static EntryRule entry(int max, boolean late) {
        return new EntryRule(Who.OPEN, List.of(), 2, max, null, null, late, null, true, null);
    }

    private static DivisionLeague league(Results results) {
        return new DivisionLeague(4, 3, 1, 1, 1, results);
    }

    /** Eight who play in two divisions, 9 and 10 who wait. */
    private static Event running(Format format, boolean late) {
        Event event = Event.of(Sample.with(format, entry(8, late)));
        event.enter(10);
        event.accepted(Event.ORGANISER, new Start());
        return event;
    }

    private static Event running(boolean late) {
        return running(league(null), late);
    }

    private static ReplacePerson give(int entrant, int player) {
        return new ReplacePerson(entrant, Event.holder("p" + player), "she left", false);
    }

    private static List<CompetitionEvent> last(Event event) {
        return event.log.getLast().events();
    }

    private static Entrant entrant(Event event, int number) {
        return event.state().entrant(number).orElseThrow();
    }

    private static String fault(Event event, Actor by, CompetitionCommand command, Reason reason) {
        var refusal = event.refused(by, command);
        assertThat(refusal.reason()).isEqualTo(reason);
        return refusal.faults().stream().map(Fault::detail).findFirst().orElseThrow();
    }

    @ParameterizedTest
    @CsvSource({"WITHDRAWN, 0", "REMOVED, 0", "VACATED, 0", "WITHDRAWN, 2", "REMOVED, 2", "VACATED, 2"})
    void an_alternate_has_it_in_one_request_before_the_first_round_and_after(Leaving leaving, int rounds) {
        Event event = running(false);
        for (int round = 0; round < rounds; round++) {
            event.publish();
            event.play(new Random(round));
        }
        leaving.of(event, GONE);

        event.accepted(Event.ORGANISER, give(GONE, WAITS));

        assertThat(last(event))
                .containsExactly(
                        new AlternateLeft("p9"),
                        new PersonReplaced(GONE, Event.holder("p9"), "she left"),
                        new Returned(GONE, rounds + 1));
        assertThat(entrant(event, GONE).active()).isTrue();
        assertThat(entrant(event, GONE).former())
                .extracting(one -> one.person().player())
                .containsExactly("p3");
        assertThat(event.state().alternates()).hasSize(1);
        assertThat(fault(event, Event.player(GONE), new Return(GONE), Reason.FORBIDDEN))
                .isNotBlank();
        event.publish();
        assertThat(event.state().holder(GONE).player()).isEqualTo("p9");
    }

    @ParameterizedTest
    @EnumSource(Leaving.class)
    void whoever_has_not_offered_is_asked_and_the_player_may_come_back_until_then(Leaving leaving) {
        Event event = running(false);
        leaving.of(event, GONE);
        event.accepted(Event.ORGANISER, give(GONE, 11));
        assertThat(entrant(event, GONE).active()).isFalse();
        Event other = event.copy();

        other.accepted(Event.player(11), new AcceptInvitations(Event.holder("p11"), null, 0));
        assertThat(other.state().holder(GONE).player()).isEqualTo("p11");

        if (leaving == Leaving.WITHDRAWN) {
            event.accepted(Event.player(GONE), new Return(GONE));
        } else if (leaving == Leaving.REMOVED) {
            event.accepted(Event.ORGANISER, new AddEntrant(Event.holder("p3"), null, 0, false));
        } else {
            return;
        }
        assertThat(last(event))
                .contains(new InvitationEnded("p11", baffin.competition.entry.Invitation.As.REPLACEMENT));
        event.refused(Event.player(11), new AcceptInvitations(Event.holder("p11"), null, 0));
        assertThat(event.state().holder(GONE).player()).isEqualTo("p3");
    }

    @Test
    void nobody_gets_a_second_place_and_nobody_another_one_while_the_own_one_is_kept() {
        Event event = running(false);
        Leaving.WITHDRAWN.of(event, GONE);
        Leaving.WITHDRAWN.of(event, 4);
        assertThat(fault(event, Event.ORGANISER, give(GONE, 5), Reason.CONFLICT))
                .isEqualTo("takes part already");
        assertThat(fault(event, Event.ORGANISER, give(GONE, 4), Reason.CONFLICT))
                .isEqualTo("has left and may return as entrant 4");
        assertThat(fault(event, Event.ORGANISER, give(GONE, GONE), Reason.CONFLICT))
                .contains("is the player who left");
        event.accepted(Event.ORGANISER, give(4, WAITS));
        event.accepted(Event.ORGANISER, new ReplacePerson(GONE, Event.holder("p4"), "he is back"));
        assertThat(event.state().entrantOf("p4").orElseThrow().number()).isEqualTo(GONE);
        event.accepted(Event.player(4), new Withdraw(GONE, null));
        event.accepted(Event.player(4), new Return(GONE));
    }

    @Test
    void other_formats_keep_no_place_and_a_place_that_was_given_up_before_the_start_is_nobodys() {
        Event swiss = running(new PodSwiss(4, 0, null), false);
        Leaving.WITHDRAWN.of(swiss, GONE);
        assertThat(fault(swiss, Event.ORGANISER, give(GONE, WAITS), Reason.CONFLICT))
                .contains("only a league");
        assertThat(fault(swiss, Event.ORGANISER, give(77, WAITS), Reason.NOT_FOUND))
                .contains("77");

        Event league = Event.of(Sample.with(league(null), entry(8, false)));
        league.enter(9);
        Leaving.WITHDRAWN.of(league, GONE);
        league.accepted(Event.ORGANISER, new Start());
        assertThat(fault(league, Event.ORGANISER, give(GONE, 11), Reason.CONFLICT))
                .contains("only a league");
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void who_comes_late_takes_a_place_for_which_nobody_plays_as_the_policy_lets_one(boolean late) {
        Event event = Event.begun(Sample.with(league(null), entry(8, late)), 8);
        event.publish();
        Enter enter = new Enter(Event.holder("p20"), 1500, 9, null);
        event.refused(Event.player(20), enter);
        Leaving.REMOVED.of(event, GONE);
        if (late) {
            event.accepted(Event.player(20), enter);
        } else {
            event.refused(Event.player(20), enter);
            event.accepted(Event.ORGANISER, new AddEntrant(Event.holder("p20"), 1500, 9));
        }
        assertThat(last(event))
                .containsExactly(
                        new PersonReplaced(GONE, Event.holder("p20"), "the place was free"), new Returned(GONE, 2));
        event.refused(Event.ORGANISER, new AddEntrant(Event.holder("p21"), null, 0));
    }

    @Test
    void the_first_alternate_moves_up_at_once_where_entry_is_late_and_an_organiser_keeps_to_the_order_elsewhere() {
        Event late = running(true);
        late.publish();
        Leaving.WITHDRAWN.of(late, GONE);
        assertThat(late.state().holder(GONE).player()).isEqualTo("p9");

        Event byHand = running(false);
        byHand.publish();
        Leaving.WITHDRAWN.of(byHand, GONE);
        assertThat(fault(byHand, Event.ORGANISER, new AddEntrant(Event.holder("p10"), null, 0, false), Reason.CONFLICT))
                .isEqualTo("free places go to the alternates first, in their order");
        byHand.accepted(Event.ORGANISER, new AddEntrant(Event.holder("p9"), null, 0, false));
        assertThat(byHand.state().holder(GONE).player()).isEqualTo("p9");
    }

    @Test
    void before_the_first_round_a_division_that_is_short_takes_one_up_to_its_size_and_the_most_entrants() {
        Event event = Event.begun(Sample.with(new DivisionLeague(5, 3, 1, 1, 1), entry(9, true)), 8);
        assertThat(event.state().divisions())
                .extracting(one -> one.entrants().size())
                .containsExactly(4, 4);

        event.accepted(Event.player(20), new Enter(Event.holder("p20"), null, 0, null));

        assertThat(last(event))
                .containsExactly(new Entered(9, Event.holder("p20"), null, 0, 1), new DivisionJoined(9, 2));
        assertThat(fault(event, Event.player(21), new Enter(Event.holder("p21"), null, 0, null), Reason.CONFLICT))
                .isEqualTo("it is too late to enter");
        int played = 0;
        while (event.ask(Event.ORGANISER, new baffin.competition.event.RoundCommand.Publish(List.of(), List.of()))
                instanceof baffin.decider.Decision.Accepted) {
            event.play(new Random(++played));
        }
        assertThat(event.state().rounds().stream()
                        .flatMap(round -> round.tables().stream())
                        .filter(table -> table.seats().contains(9)))
                .hasSizeGreaterThanOrEqualTo(3);
        assertThat(Standings.of(event.state()).lines()).hasSize(9);
    }

    @Test
    void who_had_left_before_the_start_comes_to_a_division_with_the_old_number() {
        Event event = Event.of(Sample.with(new DivisionLeague(5, 3, 1, 1, 1), entry(10, true)));
        event.enter(9);
        Leaving.WITHDRAWN.of(event, GONE);
        event.accepted(Event.ORGANISER, new Start());

        event.accepted(Event.player(GONE), new Return(GONE));
        assertThat(last(event)).containsExactly(new Returned(GONE, 1), new DivisionJoined(GONE, 2));
    }

    @Test
    void a_house_bot_may_take_it_under_the_name_of_the_place() {
        Event event = running(false);
        Leaving.WITHDRAWN.of(event, GONE);
        event.accepted(Event.ORGANISER, new ReplacePerson(GONE, HouseBot.CAREFUL.holder(), "nobody else would", true));
        assertThat(entrant(event, GONE).person())
                .isEqualTo(HouseBot.CAREFUL.holder().numbered(GONE));
    }

    private static StandingLine line(Event event, int entrant) {
        return Standings.of(event.state()).lines().stream()
                .filter(one -> one.entrant() == entrant)
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest
    @EnumSource(Results.class)
    void results_stay_with_the_place_or_are_void_for_it_and_stand_for_the_others(Results results) {
        Event event = running(league(results), false);
        event.publish();
        event.play(new Random(1));
        List<Points> before = List.of(1, 2, 4, 5, 6, 7, 8).stream()
                .map(entrant -> line(event, entrant).points())
                .toList();
        Points earned = line(event, GONE).points();
        assertThat(earned).isNotEqualTo(Points.ZERO);
        Leaving.WITHDRAWN.of(event, GONE);
        assertThat(line(event, GONE).points()).as("until it is given away").isEqualTo(earned);

        event.accepted(Event.ORGANISER, give(GONE, WAITS));

        boolean keep = results == Results.KEEP;
        assertThat(line(event, GONE).points()).isEqualTo(keep ? earned : Points.ZERO);
        assertThat(line(event, GONE).played()).isEqualTo(keep ? 1 : 0);
        assertThat(line(event, GONE).gamesLeft()).isEqualTo(2);
        assertThat(line(event, GONE).struck()).isFalse();
        assertThat(List.of(1, 2, 4, 5, 6, 7, 8).stream()
                        .map(entrant -> line(event, entrant).points())
                        .toList())
                .isEqualTo(before);

        event.publish();
        event.play(new Random(2));
        assertThat(line(event, GONE).points()).isNotEqualTo(Points.ZERO);
        assertThat(line(event, GONE).played()).isEqualTo(keep ? 2 : 1);
    }

    @Test
    void somebody_who_replaces_a_player_who_takes_part_keeps_the_results_always() {
        Event event = running(league(Results.VOID), false);
        event.publish();
        event.play(new Random(1));
        Points earned = line(event, GONE).points();
        event.accepted(Event.ORGANISER, give(GONE, WAITS));
        assertThat(line(event, GONE).points()).isEqualTo(earned);
    }

    @ParameterizedTest
    @EnumSource(Leaving.class)
    void who_gets_the_own_place_back_has_the_own_results_again(Leaving leaving) {
        Event event = running(league(Results.VOID), false);
        event.publish();
        event.play(new Random(1));
        Points earned = line(event, GONE).points();
        leaving.of(event, GONE);
        event.accepted(Event.ORGANISER, give(GONE, WAITS));
        event.publish();
        event.play(new Random(2));
        Points others = line(event, GONE).points();

        event.accepted(Event.ORGANISER, give(GONE, GONE));

        assertThat(line(event, GONE).points()).isEqualTo(earned.plus(others));
        assertThat(line(event, GONE).played()).isEqualTo(2);
    }

    @Test
    void an_alternate_who_offers_after_the_start_of_a_league_may_get_a_place() {
        Event event = Event.begun(Sample.with(league(null), entry(8, false)), 8);
        event.publish();
        event.accepted(Event.player(20), new OfferAlternate(Event.holder("p20"), null, 0));
        Leaving.REMOVED.of(event, GONE);
        event.accepted(Event.ORGANISER, give(GONE, 20));
        assertThat(event.state().holder(GONE).player()).isEqualTo("p20");
    }
}
