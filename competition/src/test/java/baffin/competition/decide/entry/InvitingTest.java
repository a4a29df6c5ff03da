package baffin.competition.decide.entry;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.Competition;
import baffin.competition.Entrant;
import baffin.competition.decide.Event;
import baffin.competition.decide.Sample;
import baffin.competition.entry.Actor;
import baffin.competition.entry.Role;
import baffin.competition.event.CompetitionCommand;
import baffin.competition.event.CompetitionCommand.EndRole;
import baffin.competition.event.CompetitionCommand.GiveRole;
import baffin.competition.event.CompetitionCommand.Start;
import baffin.competition.event.CompetitionRefusal.Reason;
import baffin.competition.event.EntryCommand.AcceptInvitations;
import baffin.competition.event.EntryCommand.AddEntrant;
import baffin.competition.event.EntryCommand.EndInvitations;
import baffin.competition.event.EntryCommand.Enter;
import baffin.competition.event.EntryCommand.OfferAlternate;
import baffin.competition.event.EntryCommand.ReplacePerson;
import baffin.competition.event.EntryCommand.Return;
import baffin.competition.event.EntryCommand.Withdraw;
import baffin.competition.policy.EntryRule;
import baffin.competition.policy.EntryRule.Who;
import baffin.competition.policy.Format.PodSwiss;
import baffin.competition.policy.Policy;
import baffin.competition.table.Placement;
import baffin.match.terms.HouseBot;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Nobody takes part, plays for another or directs without having agreed. */
class InvitingTest {

    private static final Actor ANN = new Actor("ann", false);

    private static Policy policy(Who who, List<String> list, int max) {
        return Sample.with(
                new PodSwiss(4, 0, null), new EntryRule(who, list, 2, max, null, null, true, null, true, null));
    }

    private static AddEntrant naming(Actor somebody) {
        return new AddEntrant(somebody.holder(), 1500, 3, false);
    }

    private static AcceptInvitations accepting(Actor somebody) {
        return new AcceptInvitations(somebody.holder(), 1600, 4);
    }

    private static List<String> players(Event event) {
        return event.state().active().stream()
                .map(Entrant::person)
                .map(person -> person.player())
                .toList();
    }

    @Test
    void whoever_is_named_by_an_organiser_takes_part_after_accepting_and_not_before() {
        Event event = Event.of(policy(Who.LIST, List.of("nobody"), 8));
        event.accepted(Event.ORGANISER, naming(ANN));
        assertThat(players(event)).isEmpty();
        event.refused(Event.ORGANISER, naming(ANN));
        event.refused(Event.ORGANISER, accepting(ANN));

        event.accepted(ANN, accepting(ANN));

        assertThat(players(event)).containsExactly("ann");
        assertThat(event.state().entrant(1).orElseThrow().rating()).isEqualTo(1600);
        assertThat(event.state().invitations()).isEmpty();
        event.refused(ANN, accepting(ANN));
    }

    @Test
    void entering_as_usual_accepts_as_well_and_needs_no_code() {
        Event event = Event.of(policy(Who.LIST, List.of("nobody"), 8));
        event.refused(ANN, new Enter(ANN.holder(), null, 0, null));
        event.accepted(Event.ORGANISER, naming(ANN));

        event.accepted(ANN, new Enter(ANN.holder(), null, 0, null));

        assertThat(players(event)).containsExactly("ann");
        assertThat(event.state().invitations()).isEmpty();
    }

    @Test
    void who_declines_or_whose_invitation_was_taken_back_cannot_accept() {
        for (Actor end : List.of(ANN, Event.ORGANISER)) {
            Event event = Event.of(policy(Who.OPEN, List.of(), 8));
            event.accepted(Event.ORGANISER, naming(ANN));
            event.refused(Event.player(3), new EndInvitations("ann"));

            event.accepted(end, new EndInvitations("ann"));

            event.refused(ANN, accepting(ANN));
            event.accepted(Event.ORGANISER, naming(ANN));
        }
    }

    @Test
    void an_invitation_keeps_no_place_so_who_accepts_late_is_an_alternate() {
        Event event = Event.of(policy(Who.OPEN, List.of(), 4));
        event.accepted(Event.ORGANISER, naming(ANN));
        event.enter(4);

        event.accepted(ANN, accepting(ANN));

        assertThat(event.state().alternates())
                .extracting(one -> one.person().player())
                .containsExactly("ann");
    }

    @Test
    void house_bots_have_nothing_to_agree_to_and_alternates_have_offered() {
        Event event = Event.of(policy(Who.OPEN, List.of(), 8));
        event.accepted(ANN, new OfferAlternate(ANN.holder(), null, 0));

        event.accepted(Event.ORGANISER, naming(ANN));
        event.accepted(Event.ORGANISER, new AddEntrant(HouseBot.CAREFUL.holder(), null, 0, false));

        assertThat(players(event)).containsExactly("ann", "house:careful");
    }

    @Test
    void who_played_the_season_before_has_accepted_the_league_and_is_entered_from_its_list() {
        for (String listed : List.of("ann", "somebody else")) {
            for (String placed : List.of("ann", "somebody else")) {
                Event event = new Event("c-1");
                event.accepted(
                        Event.ORGANISER,
                        new CompetitionCommand.Create(
                                policy(Who.LIST, List.of(listed), 8),
                                "5eed",
                                null,
                                null,
                                null,
                                List.of(new Placement(placed, 1, 1, 1)),
                                List.of(),
                                List.of(),
                                null));
                event.accepted(Event.ORGANISER, naming(ANN));

                boolean both = listed.equals("ann") && placed.equals("ann");
                assertThat(players(event)).isEqualTo(both ? List.of("ann") : List.of());
            }
        }
    }

    @Test
    void a_replacement_plays_after_accepting_unless_it_is_an_alternate_or_a_bot_of_the_house() {
        EntryRule programs = new EntryRule(Who.OPEN, List.of(), 2, 8, null, null, true, null, true, null);
        Event event = Event.begun(Sample.with(new PodSwiss(4, 0, null), programs), 8);
        event.accepted(Event.ORGANISER, new ReplacePerson(3, ANN.holder(), "moved away", false));
        assertThat(players(event)).doesNotContain("ann");
        event.accepted(ANN, accepting(ANN));
        assertThat(event.state().entrant(3).orElseThrow().person().player()).isEqualTo("ann");

        Actor bo = new Actor("bo", false);
        event.accepted(bo, new OfferAlternate(bo.holder(), null, 0));
        event.accepted(Event.ORGANISER, new ReplacePerson(4, bo.holder(), "is ill", false));
        event.accepted(Event.ORGANISER, new ReplacePerson(5, HouseBot.CAREFUL.holder(), "is ill", false));
        assertThat(event.state().entrant(4).orElseThrow().person().player()).isEqualTo("bo");
        assertThat(event.state().entrant(5).orElseThrow().person().player()).isEqualTo("house:careful");
    }

    @Test
    void nobody_is_made_an_organiser_unasked() {
        Event event = Event.of(policy(Who.OPEN, List.of(), 8));
        event.accepted(Event.ORGANISER, new GiveRole(ANN, Role.ORGANISER, false));
        assertThat(event.state().directedBy("ann")).isFalse();
        event.refused(ANN, new Start());

        event.accepted(ANN, accepting(ANN));

        assertThat(event.state().directedBy("ann")).isTrue();
        assertThat(players(event)).isEmpty();
    }

    @Test
    void one_acceptance_answers_all_that_is_possible_still() {
        Event event = Event.of(policy(Who.OPEN, List.of(), 8));
        event.accepted(Event.ORGANISER, naming(ANN));
        event.accepted(Event.ORGANISER, new GiveRole(ANN, Role.ORGANISER, false));
        event.accepted(ANN, accepting(ANN));

        assertThat(players(event)).containsExactly("ann");
        assertThat(event.state().directedBy("ann")).isTrue();
    }

    @Test
    void whoever_has_left_decides_alone_about_coming_back() {
        Event event = Event.begun(policy(Who.OPEN, List.of(), 64), 8);
        event.accepted(Event.player(8), new Withdraw(8, null));
        event.publish();
        event.play(new Random(1));
        event.refused(Event.ORGANISER, new Return(8));

        event.accepted(Event.player(8), new Return(8));
    }

    @Test
    void not_more_invitations_wait_than_a_competition_can_bear() {
        Event event = Event.of(policy(Who.OPEN, List.of(), 1_000));
        for (int number = 1; number <= 500; number++) {
            event.accepted(Event.ORGANISER, naming(Event.player(number)));
        }

        event.refused(Event.ORGANISER, naming(ANN));
    }

    @Test
    void records_and_rows_of_before_mean_what_they_meant() {
        Event event = Event.of(policy(Who.OPEN, List.of(), 8));
        event.accepted(Event.ORGANISER, new AddEntrant(ANN.holder(), 1500, 3));

        assertThat(players(event)).containsExactly("ann");
        Competition folded = null;
        for (var record : event.log) {
            folded = Competition.after(folded, record);
        }
        assertThat(folded).isEqualTo(event.state());
    }

    @Test
    void the_platform_makes_somebody_the_owner_who_has_agreed_and_asks_nobody() {
        Event event = Event.of(policy(Who.OPEN, List.of(), 8));

        assertThat(event.refused(null, new GiveRole(ANN, Role.OWNER, false)).reason())
                .isEqualTo(Reason.FORBIDDEN);
        assertThat(event.refused(null, new GiveRole(ANN, Role.ORGANISER)).reason())
                .isEqualTo(Reason.FORBIDDEN);
        event.accepted(null, new GiveRole(ANN, Role.OWNER));

        assertThat(event.state().organisers()).containsExactly(ANN, Event.ORGANISER);
        event.accepted(ANN, new EndRole(Event.ORGANISER.player()));
        assertThat(event.state().organisers()).containsExactly(ANN);
    }
}
