package baffin.competition.decide;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.event.CompetitionCommand.Start;
import baffin.competition.event.CompetitionRecord;
import baffin.competition.event.CompetitionRefusal;
import baffin.competition.event.CompetitionRefusal.Reason;
import baffin.competition.event.EntryCommand.ChangeSeeding;
import baffin.competition.event.EntryCommand.Withdraw;
import baffin.competition.event.RoundCommand.ForbidPair;
import baffin.competition.event.RoundCommand.LiftForbiddenPair;
import baffin.competition.event.RoundCommand.Publish;
import baffin.competition.event.RoundEvent.RoundPublished;
import baffin.competition.policy.Format;
import baffin.competition.policy.Format.DivisionLeague;
import baffin.competition.policy.Format.PodElimination;
import baffin.competition.policy.Format.PodSwiss;
import baffin.competition.policy.Format.RoundRobin;
import baffin.competition.policy.Format.SingleElimination;
import baffin.competition.table.Round;
import baffin.competition.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Pairs that are kept apart in all rounds, and seeds by hand. */
class ConstraintChangesTest {

    private static boolean meet(Round round, int one, int other) {
        return round.tables().stream().map(Table::seats).anyMatch(seats -> seats.containsAll(List.of(one, other)));
    }

    private static void forbid(Event event, int one, int other) {
        event.accepted(Event.ORGANISER, new ForbidPair(one, other, "they travel together"));
    }

    private static void proven(Event event) {
        for (Round round : event.state().rounds()) {
            assertThat(PairingProof.of(event.log, round).differences())
                    .as("round " + round.number())
                    .isEmpty();
        }
    }

    @Test
    void a_pair_is_kept_apart_in_every_round_until_that_is_lifted() {
        Event event = Event.begun(Sample.of(new PodSwiss(12, 0, null)), 8);
        forbid(event, 1, 2);
        for (int round = 0; round < 6; round++) {
            assertThat(meet(event.publish(), 1, 2)).isFalse();
            assertThat(event.state().latest().orElseThrow().forbidden()).containsExactly(List.of(1, 2));
            event.play(new Random(round));
        }
        event.accepted(Event.ORGANISER, new LiftForbiddenPair(1, "they have fallen out"));
        int met = 0;
        for (int round = 0; round < 6; round++) {
            met += meet(event.publish(), 1, 2) ? 1 : 0;
            event.play(new Random(round));
        }
        assertThat(met).isPositive();
        proven(event);
    }

    @Test
    void the_wish_for_one_round_comes_on_top() {
        Event event = Event.begun(Sample.of(new PodSwiss(2, 0, null)), 8);
        forbid(event, 1, 2);
        event.accepted(Event.ORGANISER, new Publish(List.of(), List.of(List.of(2, 1), List.of(3, 4))));

        Round round = event.state().latest().orElseThrow();
        assertThat(round.forbidden()).containsExactly(List.of(2, 1), List.of(3, 4));
        assertThat(meet(round, 3, 4)).isFalse();
        proven(event);
    }

    @Test
    void a_round_that_breaks_the_wish_behind_everybodys_back_is_found() {
        Event event = Event.begun(Sample.of(new PodSwiss(2, 0, null)), 8);
        forbid(event, 1, 2);
        event.publish();
        List<CompetitionRecord> forged = new ArrayList<>(event.log);
        CompetitionRecord last = forged.removeLast();
        RoundPublished round = (RoundPublished) last.events().getFirst();
        RoundPublished without = new RoundPublished(
                round.round(),
                round.stage(),
                round.tables(),
                round.byes(),
                round.locked(),
                List.of(),
                round.seed(),
                round.cost(),
                round.deadline());
        forged.add(new CompetitionRecord(
                last.competitionId(), last.version(), last.commandId(), last.by(), last.at(), List.of(without)));

        assertThat(PairingProof.of(forged, event.state().rounds().getFirst()).differences())
                .containsExactly("the pairs kept apart should be [[1, 2]]");
    }

    @Test
    void an_organiser_hears_that_no_seating_keeps_them_apart_and_what_comes_by_itself_keeps_the_first_ones() {
        Event byHand = Event.begun(Sample.of(new PodSwiss(2, 0, null)), 4);
        forbid(byHand, 1, 2);
        assertThat(byHand.refused(Event.ORGANISER, new Publish(List.of(), List.of()))
                        .reason())
                .isEqualTo(Reason.CONFLICT);

        Event automatic = Event.of(Sample.automatic(new PodSwiss(2, 0, null)));
        automatic.enter(8);
        forbid(automatic, 1, 2);
        forbid(automatic, 1, 3);
        forbid(automatic, 2, 3);
        automatic.accepted(Event.ORGANISER, new Start());
        automatic.settle();

        Round round = automatic.state().latest().orElseThrow();
        assertThat(round.forbidden()).containsExactly(List.of(1, 2), List.of(1, 3));
        assertThat(meet(round, 1, 2)).isFalse();
        assertThat(meet(round, 2, 3)).isTrue();
        automatic.play(new Random(1));
        proven(automatic);
    }

    @Test
    void tables_that_follow_from_ranks_keep_apart_whom_they_can() {
        for (int other = 2; other <= 16; other++) {
            Event pods = Event.begun(Sample.of(new PodElimination(2, true)), 16);
            forbid(pods, 1, other);
            assertThat(meet(pods.publish(), 1, other)).isFalse();
            assertThat(pods.state().latest().orElseThrow().forbidden()).containsExactly(List.of(1, other));

            Event bracket = Event.of(Sample.of(new SingleElimination(false)));
            bracket.enter(16);
            forbid(bracket, 1, other);
            bracket.accepted(Event.ORGANISER, new Start());
            assertThat(meet(bracket.publish(), 1, other)).isFalse();
            pods.play(new Random(1));
            proven(pods);
            proven(bracket);
        }
    }

    @Test
    void semi_finals_keep_pairs_apart() {
        for (int other = 2; other <= 16; other++) {
            Event event = Event.begun(Sample.of(new PodSwiss(1, 16, null)), 16);
            event.publish();
            event.play(new Random(3));
            forbid(event, 1, other);
            assertThat(meet(event.publish(), 1, other)).isFalse();
            proven(event);
        }
    }

    @Test
    void formats_whose_schedule_says_who_meets_say_so() {
        for (Format format : List.of(new DivisionLeague(7, 4, 2, 1, 2), new RoundRobin(1))) {
            Event event = Event.begun(Sample.of(format), 7);
            CompetitionRefusal.Faulty refused = event.refused(Event.ORGANISER, new ForbidPair(1, 2, "a reason"));
            assertThat(refused.reason()).isEqualTo(Reason.CONFLICT);
            assertThat(refused.faults().getFirst().detail())
                    .contains(
                            format instanceof RoundRobin
                                    ? "everybody meets everybody"
                                    : "the schedule of a division says who meets");
        }
        Event drawn = Event.begun(Sample.of(new SingleElimination(false)), 8);
        assertThat(drawn.refused(Event.ORGANISER, new ForbidPair(1, 2, "a reason"))
                        .faults()
                        .getFirst()
                        .detail())
                .contains("the bracket is drawn");
    }

    @Test
    void a_pair_is_two_entrants_and_forbidden_once() {
        Event event = Event.begun(Sample.of(new PodSwiss(2, 0, null)), 8);
        assertThat(event.refused(Event.ORGANISER, new ForbidPair(9, 9, "a reason"))
                        .faults())
                .extracting(CompetitionRefusal.Fault::pointer)
                .containsExactly("/one", "/other");
        assertThat(event.refused(Event.ORGANISER, new ForbidPair(3, 3, "a reason"))
                        .faults())
                .extracting(CompetitionRefusal.Fault::pointer)
                .containsExactly("/other");
        assertThat(event.refused(Event.ORGANISER, new ForbidPair(1, 2, " ")).reason())
                .isEqualTo(Reason.INVALID_FIELD);
        assertThat(event.refused(Event.player(1), new ForbidPair(1, 2, "a reason"))
                        .reason())
                .isEqualTo(Reason.FORBIDDEN);
        forbid(event, 1, 2);
        long version = event.state().version();
        forbid(event, 2, 1);
        assertThat(event.state().version()).isEqualTo(version);
        assertThat(event.refused(Event.ORGANISER, new LiftForbiddenPair(2, "a reason"))
                        .reason())
                .isEqualTo(Reason.NOT_FOUND);
    }

    @Test
    void those_seeded_by_hand_come_first_and_the_others_by_lot_after_them() {
        Event plain = Event.begun(Sample.of(new PodElimination(2, false)), 8);
        Event event = Event.of(Sample.of(new PodElimination(2, false)));
        event.enter(8);
        event.accepted(Event.ORGANISER, new ChangeSeeding(List.of(7, 2, 5), "as last year"));
        event.accepted(Event.player(2), new Withdraw(2, null));
        event.accepted(Event.ORGANISER, new Start());

        List<Integer> others = plain.state().seeding().stream()
                .filter(entrant -> !List.of(7, 2, 5).contains(entrant))
                .toList();
        assertThat(event.state().seeding())
                .startsWith(7, 5)
                .endsWith(others.toArray(Integer[]::new))
                .hasSize(7);
    }

    @Test
    void a_league_puts_whom_the_organiser_seeds_into_its_first_division() {
        Event event = Event.of(Sample.of(new DivisionLeague(4, 4, null, 1, 1)));
        event.enter(8);
        event.accepted(Event.ORGANISER, new ChangeSeeding(List.of(8, 7, 6, 5), "as last year"));
        event.accepted(Event.ORGANISER, new Start());
        assertThat(event.state().divisions().getFirst().entrants()).containsExactly(8, 7, 6, 5);
    }

    @Test
    void seeds_are_entrants_each_once_and_settled_when_play_begins() {
        Event event = Event.of(Sample.of(new PodElimination(2, false)));
        event.enter(4);
        assertThat(event.refused(Event.ORGANISER, new ChangeSeeding(List.of(1, 9, 1), "a reason"))
                        .faults())
                .extracting(CompetitionRefusal.Fault::pointer)
                .containsExactly("/entrants/1", "/entrants/2");
        event.accepted(Event.ORGANISER, new ChangeSeeding(List.of(4, 3), "a reason"));
        event.accepted(Event.ORGANISER, new ChangeSeeding(List.of(), "ratings will do"));
        assertThat(event.state().constraints().seeds()).isEmpty();
        event.accepted(Event.ORGANISER, new Start());
        assertThat(event.refused(Event.ORGANISER, new ChangeSeeding(List.of(1), "a reason"))
                        .reason())
                .isEqualTo(Reason.CONFLICT);
    }
}
