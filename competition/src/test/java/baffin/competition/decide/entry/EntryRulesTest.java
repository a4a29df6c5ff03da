package baffin.competition.decide.entry;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.CompetitionStatus;
import baffin.competition.Entrant;
import baffin.competition.decide.Event;
import baffin.competition.decide.Sample;
import baffin.competition.entry.Actor;
import baffin.competition.event.CompetitionCommand.ChangePolicy;
import baffin.competition.event.CompetitionCommand.Create;
import baffin.competition.event.CompetitionCommand.Start;
import baffin.competition.event.CompetitionCommand.Undo;
import baffin.competition.event.CompetitionRefusal;
import baffin.competition.event.CompetitionRefusal.Reason;
import baffin.competition.event.EntryCommand.AddEntrant;
import baffin.competition.event.EntryCommand.CheckIn;
import baffin.competition.event.EntryCommand.CheckInAlternate;
import baffin.competition.event.EntryCommand.Enter;
import baffin.competition.event.EntryCommand.OfferAlternate;
import baffin.competition.event.EntryCommand.RemoveEntrant;
import baffin.competition.event.EntryCommand.ReplacePerson;
import baffin.competition.event.EntryCommand.Return;
import baffin.competition.event.EntryCommand.Swap;
import baffin.competition.event.EntryCommand.Withdraw;
import baffin.competition.policy.EntryRule;
import baffin.competition.policy.EntryRule.Who;
import baffin.competition.policy.Format;
import baffin.competition.policy.Format.DivisionLeague;
import baffin.competition.policy.Format.PodSwiss;
import baffin.competition.policy.Points;
import baffin.competition.policy.PointsRule;
import baffin.competition.policy.Policy;
import baffin.competition.table.Bye;
import baffin.competition.table.ByeKind;
import baffin.competition.table.Placement;
import baffin.competition.table.Series;
import baffin.match.terms.HouseBot;
import baffin.match.terms.WrittenDuration;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class EntryRulesTest {

    private static final Format SWISS = new PodSwiss(4, 0, null);

    private static EntryRule rule(Who who, List<String> list, int max, boolean late) {
        return new EntryRule(who, list, 2, max, null, null, late, null, false, null);
    }

    @Test
    void those_beyond_the_last_place_are_alternates_and_move_up_in_order() {
        Event event = Event.of(Sample.with(SWISS, rule(Who.OPEN, List.of(), 4, false)));
        event.enter(6);
        assertThat(event.state().alternates())
                .extracting(one -> one.person().player())
                .containsExactly("p5", "p6");

        event.accepted(Event.player(2), new Withdraw(2, null));

        assertThat(event.state().active())
                .extracting(one -> one.person().player())
                .containsExactly("p1", "p3", "p4", "p5");
        assertThat(event.state().alternates()).hasSize(1);
    }

    @Test
    void a_list_and_an_invitation_keep_others_out() {
        Event list = Event.of(Sample.with(SWISS, rule(Who.LIST, List.of("p1"), 8, false)));
        list.accepted(Event.player(1), new Enter(Event.player(1).holder(), null, 0, null));
        assertThat(list.refused(Event.player(2), new Enter(Event.player(2).holder(), null, 0, null))
                        .reason())
                .isEqualTo(Reason.FORBIDDEN);

        Event closed = byInvitation();
        closed.refused(Event.player(1), new Enter(Event.player(1).holder(), null, 0, "other"));
        closed.accepted(Event.player(1), new Enter(Event.player(1).holder(), null, 0, "hash"));
    }

    @Test
    void nobody_acts_for_somebody_else_but_the_organiser() {
        Event event = Event.of(Sample.of(SWISS));
        event.enter(2);
        assertThat(event.refused(Event.player(1), new Withdraw(2, null)).reason())
                .isEqualTo(Reason.FORBIDDEN);
        event.refused(Event.player(1), new Enter(Event.player(3).holder(), null, 0, null));
        event.refused(Event.player(1), new Start());
        event.accepted(Event.ORGANISER, new Withdraw(2, "was ill"));
    }

    @Test
    void a_program_enters_only_where_programs_may() {
        Event event = Event.of(Sample.with(SWISS, rule(Who.OPEN, List.of(), 8, false)));
        Actor bot = new Actor("b1", true);
        event.refused(bot, new Enter(bot.holder(), null, 0, null));
        event.refused(Event.ORGANISER, new AddEntrant(bot.holder(), null, 0));
    }

    @Test
    void house_bots_fill_the_last_table() {
        EntryRule rule = new EntryRule(Who.OPEN, List.of(), 2, 64, null, null, false, null, false, "navigator");
        Event event = Event.begun(Sample.with(SWISS, rule), 6);

        assertThat(event.state().active()).hasSize(8);
        assertThat(event.state().entrants().subList(6, 8))
                .allSatisfy(entrant ->
                        assertThat(HouseBot.playing(entrant.person().player())).contains(HouseBot.NAVIGATOR));
    }

    @Test
    void whoever_does_not_check_in_loses_the_place_to_an_alternate() {
        EntryRule rule = new EntryRule(
                Who.OPEN,
                List.of(),
                2,
                4,
                null,
                Event.START.plus(Duration.ofDays(7)),
                false,
                new WrittenDuration("P1D"),
                false,
                null);
        Event event = Event.of(Sample.with(SWISS, rule));
        event.enter(6);
        event.refused(Event.player(1), new CheckIn(1));
        event.later(Duration.ofDays(6));
        List.of(1, 2, 4).forEach(number -> event.accepted(Event.player(number), new CheckIn(number)));
        event.accepted(Event.player(6), new CheckInAlternate("p6"));
        event.refused(Event.player(6), new CheckInAlternate("p5"));

        event.later(Duration.ofDays(1));

        assertThat(event.state().status()).isEqualTo(CompetitionStatus.RUNNING);
        assertThat(event.state().active())
                .extracting(one -> one.person().player())
                .containsExactly("p1", "p2", "p4", "p6");
        assertThat(event.state().alternates())
                .extracting(one -> one.person().player())
                .containsExactly("p5");
        assertThat(event.state().entrants().get(2).presence()).isEqualTo(Entrant.Presence.REMOVED);
    }

    @Test
    void too_few_at_the_end_of_entry_calls_the_competition_off_and_says_why() {
        EntryRule rule = new EntryRule(
                Who.OPEN, List.of(), 4, 8, null, Event.START.plus(Duration.ofDays(7)), false, null, false, null);
        Event event = Event.of(Sample.with(SWISS, rule));
        event.enter(3);

        event.later(Duration.ofDays(8));

        assertThat(event.state().status()).isEqualTo(CompetitionStatus.CANCELLED);
        assertThat(event.log.getLast().events().toString()).contains("3 entrants");
    }

    @Test
    void a_latecomer_has_one_bye_that_counts_and_nothing_for_the_others() {
        Event event = Event.begun(Sample.with(SWISS, rule(Who.OPEN, List.of(), 64, true)), 8);
        Random chance = new Random(1);
        for (int round = 0; round < 2; round++) {
            event.publish();
            event.play(chance);
        }
        event.accepted(Event.player(9), new Enter(Event.player(9).holder(), null, 0, null));
        assertThat(event.state().rounds().get(0).byes()).contains(new Bye(9, ByeKind.LATE));
        assertThat(event.state().rounds().get(1).byes()).contains(new Bye(9, ByeKind.ZERO));

        event.publish();
        event.play(chance);

        event.refused(Event.player(10), new Enter(Event.player(10).holder(), null, 0, null));
    }

    @Test
    void leaving_and_coming_back_restores_the_old_record_and_earns_no_bye() {
        Event event = Event.begun(Sample.with(SWISS, rule(Who.OPEN, List.of(), 64, true)), 8);
        event.accepted(Event.player(8), new Withdraw(8, null));
        event.publish();
        event.play(new Random(1));

        event.accepted(Event.player(8), new Return(8));

        assertThat(event.state().rounds().getFirst().byes())
                .filteredOn(bye -> bye.entrant() == 8)
                .containsExactly(new Bye(8, ByeKind.ZERO));
        assertThat(event.publish().has(8)).isTrue();
    }

    @Test
    void another_person_may_play_for_an_entrant_whose_number_stays() {
        Event event = Event.begun(Sample.of(SWISS), 8);
        event.refused(Event.ORGANISER, new ReplacePerson(3, Event.player(4).holder(), "moved away"));
        event.refused(Event.ORGANISER, new ReplacePerson(3, Event.holder("new"), " "));

        event.accepted(Event.ORGANISER, new ReplacePerson(3, Event.holder("new"), "moved away"));

        assertThat(event.state().entrant(3).orElseThrow().person().player()).isEqualTo("new");
    }

    @Test
    void divisions_may_be_swapped_until_the_first_round() {
        Event event = Event.begun(Sample.of(new DivisionLeague(4, 4, null, 1, 1)), 8);
        int one = event.state().divisions().getFirst().entrants().getFirst();
        int other = event.state().divisions().getLast().entrants().getFirst();

        event.accepted(Event.ORGANISER, new Swap(one, other, "they share a computer"));

        assertThat(event.state().divisions().getFirst().entrants())
                .contains(other)
                .doesNotContain(one);
        event.publish();
        event.refused(Event.ORGANISER, new Swap(one, other, "back again"));
    }

    @Test
    void the_next_season_keeps_tiers_and_fills_from_the_best_second_and_the_highest_rating() {
        List<Placement> placements = List.of(
                new Placement("p1", 1, 1, 1),
                new Placement("p2", 1, 2, 1),
                new Placement("p3", 2, 2, 1),
                new Placement("p4", 2, 3, 1),
                new Placement("p5", 2, 4, 1));
        Event event = new Event("c-3");
        event.accepted(
                Event.ORGANISER,
                new Create(
                        Sample.of(new DivisionLeague(4, 4, null, 1, 1)),
                        "5eed",
                        null,
                        new Series("c-0", 2, "c-0"),
                        null,
                        placements,
                        List.of(),
                        List.of(),
                        null));
        for (int number = 1; number <= 8; number++) {
            Actor actor = Event.player(number);
            int rated = number >= 7 ? 20 : 0;
            event.accepted(actor, new Enter(actor.holder(), rated == 0 ? null : 1500 + number, rated, null));
        }
        event.accepted(Event.ORGANISER, new Start());

        assertThat(event.state().divisions().getFirst().entrants()).containsExactlyInAnyOrder(1, 2, 3, 8);
    }

    @Test
    void the_policy_is_open_until_the_start_and_after_an_undone_one() {
        Event event = Event.of(Sample.of(SWISS));
        ChangePolicy change = new ChangePolicy(Sample.of(new PodSwiss(5, 0, null)), null);
        ChangePolicy back = new ChangePolicy(Sample.of(SWISS), null);
        event.enter(8);
        event.accepted(Event.ORGANISER, change);
        event.accepted(Event.ORGANISER, new Start());
        assertThat(event.refused(Event.ORGANISER, back).faults().getFirst().detail())
                .isEqualTo("was used by the start: undo the start first");
        event.accepted(Event.ORGANISER, new Undo(Undo.Act.START, "too short", "other"));
        event.accepted(Event.ORGANISER, back);
        event.accepted(Event.ORGANISER, new Start());
        event.publish();
        event.refused(Event.ORGANISER, change);
    }

    @Test
    void an_offer_to_be_an_alternate_is_no_way_around_the_rules_of_entry() {
        Actor bot = new Actor("b1", true);
        Event open = Event.of(Sample.with(SWISS, rule(Who.OPEN, List.of(), 8, false)));
        open.refused(bot, new OfferAlternate(bot.holder(), null, 0));
        Event list = Event.of(Sample.with(SWISS, rule(Who.LIST, List.of("p1", "p2"), 8, false)));
        list.refused(Event.player(3), new OfferAlternate(Event.player(3).holder(), null, 0));
        list.accepted(Event.player(2), new OfferAlternate(Event.player(2).holder(), null, 0));
        Event invited = byInvitation();
        invited.refused(Event.player(3), new OfferAlternate(Event.player(3).holder(), null, 0));
    }

    @Test
    void whoever_was_taken_out_cannot_come_back_with_a_clean_record() {
        Event event = Event.begun(Sample.with(SWISS, rule(Who.OPEN, List.of(), 64, true)), 8);
        event.publish();
        event.play(new Random(1));
        event.accepted(Event.ORGANISER, new RemoveEntrant(3, "played for two"));

        event.refused(Event.player(3), new Enter(Event.player(3).holder(), null, 0, null));
        event.refused(Event.player(3), new OfferAlternate(Event.player(3).holder(), null, 0));
        event.publish();
        event.play(new Random(2));
        event.accepted(Event.ORGANISER, new AddEntrant(Event.player(3).holder(), null, 0));

        assertThat(event.state().entrants()).hasSize(8);
        assertThat(event.state().entrant(3).orElseThrow().active()).isTrue();
        assertThat(event.state().rounds().get(1).byes())
                .filteredOn(bye -> bye.entrant() == 3)
                .containsExactly(new Bye(3, ByeKind.ZERO));
    }

    @Test
    void one_person_is_one_entrant_though_it_left_and_became_an_alternate() {
        Event event = Event.of(Sample.with(SWISS, rule(Who.OPEN, List.of(), 4, false)));
        event.enter(4);
        event.accepted(Event.player(1), new Withdraw(1, null));
        event.accepted(Event.player(5), new Enter(Event.player(5).holder(), null, 0, null));
        event.accepted(Event.player(1), new OfferAlternate(Event.player(1).holder(), null, 0));
        event.accepted(Event.player(2), new Withdraw(2, null));

        assertThat(event.state().entrants())
                .filteredOn(entrant -> entrant.person().player().equals("p1"))
                .singleElement()
                .matches(Entrant::active);
    }

    @Test
    void entry_opens_at_once_when_a_changed_policy_says_so() {
        EntryRule later = new EntryRule(
                Who.OPEN, List.of(), 2, 8, Event.START.plus(Duration.ofDays(9)), null, false, null, false, null);
        Event event = Event.of(Sample.with(SWISS, later));
        assertThat(event.state().status()).isEqualTo(CompetitionStatus.ANNOUNCED);

        event.accepted(Event.ORGANISER, new ChangePolicy(Sample.of(SWISS), null));

        assertThat(event.state().status()).isEqualTo(CompetitionStatus.ENTRY);
    }

    @Test
    void points_of_a_bye_or_a_draw_are_bounded_like_those_of_places() {
        for (String units : List.of("-1", "1200001200")) {
            Points odd = new Points(Long.parseLong(units));
            for (boolean draw : List.of(true, false)) {
                PointsRule points =
                        new PointsRule(PointsRule.DUEL.places(), draw ? odd : Points.of(1), draw ? null : odd);
                Event event = new Event("c-9");
                Policy fine = Sample.of(new Format.RoundRobin(1));
                Policy policy = new Policy(
                        fine.name(),
                        null,
                        "toy",
                        java.util.Map.of(),
                        fine.format(),
                        2,
                        false,
                        points,
                        fine.tieBreaks(),
                        null,
                        fine.entry(),
                        fine.schedule(),
                        null);
                CompetitionRefusal.Faulty refused = event.refused(
                        Event.ORGANISER,
                        new Create(policy, "5eed", null, null, null, List.of(), List.of(), List.of(), null));
                assertThat(refused.faults())
                        .extracting(CompetitionRefusal.Fault::pointer)
                        .containsExactly(draw ? "/points/draw" : "/points/bye");
            }
        }
    }

    private static Event byInvitation() {
        Event event = new Event("c-2");
        event.accepted(
                Event.ORGANISER,
                new Create(
                        Sample.with(SWISS, rule(Who.INVITATION, List.of(), 8, false)),
                        "5eed",
                        "hash",
                        null,
                        null,
                        List.of(),
                        List.of(),
                        List.of(),
                        null));
        return event;
    }
}
