package baffin.competition.decide.round;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.decide.Event;
import baffin.competition.decide.PairingProof;
import baffin.competition.decide.Proposals;
import baffin.competition.decide.Sample;
import baffin.competition.event.CompetitionRefusal;
import baffin.competition.event.CompetitionRefusal.Reason;
import baffin.competition.event.EntryCommand.RequestBye;
import baffin.competition.event.EntryCommand.WithdrawByeRequest;
import baffin.competition.policy.Format;
import baffin.competition.policy.Format.DivisionLeague;
import baffin.competition.policy.Format.Heats;
import baffin.competition.policy.Format.PodSwiss;
import baffin.competition.policy.Format.RoundRobin;
import baffin.competition.policy.Points;
import baffin.competition.standing.Standings;
import baffin.competition.table.Bye;
import baffin.competition.table.ByeKind;
import baffin.competition.table.Round;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** A player sits out a round, as often as the policy lets it, and gets what the policy says. */
class RequestedByesTest {

    private static final Format SWISS = new PodSwiss(4, 0, null, 1);

    private static Points points(Event event, int entrant) {
        return Standings.of(event.state()).line(entrant).orElseThrow().points();
    }

    private static CompetitionRefusal.Faulty refused(Event event, int entrant, int round) {
        return event.refused(Event.player(entrant), new RequestBye(entrant, round));
    }

    @Test
    void whoever_asks_sits_out_that_round_and_gets_the_mean_of_a_table() {
        Event event = Event.begun(Sample.of(SWISS), 9);
        event.accepted(Event.player(3), new RequestBye(3, 1));

        Round round = event.publish();

        assertThat(round.byes()).containsExactly(new Bye(3, ByeKind.REQUESTED));
        assertThat(round.tables()).hasSize(2);
        assertThat(points(event, 3)).isEqualTo(Points.of(5));
        assertThat(event.state().constraints().byesToCome(3, 1)).isEmpty();
        event.play(new Random(1));
        Round second = event.publish();
        assertThat(second.tables().stream().anyMatch(table -> table.seats().contains(3)))
                .isTrue();
        assertThat(PairingProof.of(event.log, event.state().rounds().get(0)).differences())
                .isEmpty();
        assertThat(PairingProof.of(event.log, event.state().rounds().get(1)).differences())
                .isEmpty();
    }

    @Test
    void a_bye_that_was_asked_for_is_one_when_the_numbers_do_not_fit_later() {
        Event event = Event.begun(Sample.of(SWISS), 5);
        event.accepted(Event.player(3), new RequestBye(3, 1));
        event.publish();
        event.play(new Random(1));

        assertThat(event.publish().byes()).extracting(Bye::kind).containsExactly(ByeKind.PAIRING);
        assertThat(event.state().latest().orElseThrow().byes())
                .extracting(Bye::entrant)
                .doesNotContain(3);
    }

    @Test
    void nobody_asks_more_often_than_the_policy_says_nor_for_a_round_that_is_published() {
        Event event = Event.begun(Sample.of(SWISS), 8);
        event.accepted(Event.ORGANISER, new RequestBye(3, 2));
        assertThat(refused(event, 3, 3).reason()).isEqualTo(Reason.CONFLICT);
        event.publish();
        assertThat(refused(event, 4, 1).faults())
                .extracting(CompetitionRefusal.Fault::pointer)
                .containsExactly("/round");
        assertThat(refused(event, 4, 5).reason()).isEqualTo(Reason.INVALID_FIELD);
        assertThat(event.refused(Event.player(1), new RequestBye(4, 2)).reason())
                .isEqualTo(Reason.FORBIDDEN);

        event.accepted(Event.player(3), new WithdrawByeRequest(3, 2));
        event.accepted(Event.player(3), new RequestBye(3, 3));
        assertThat(event.refused(Event.player(3), new WithdrawByeRequest(3, 2)).reason())
                .isEqualTo(Reason.NOT_FOUND);
        assertThat(event.refused(Event.player(3), new WithdrawByeRequest(3, 1)).reason())
                .isEqualTo(Reason.CONFLICT);
    }

    @Test
    void where_too_few_would_be_left_the_latest_who_asked_play() {
        Event event = Event.begun(Sample.of(SWISS), 5);
        for (int entrant : List.of(5, 1, 4)) {
            event.accepted(Event.player(entrant), new RequestBye(entrant, 1));
        }
        Round round = event.publish();
        assertThat(round.byes()).containsExactly(new Bye(1, ByeKind.REQUESTED), new Bye(5, ByeKind.REQUESTED));
        assertThat(round.tables())
                .singleElement()
                .satisfies(table -> assertThat(table.seats()).containsExactlyInAnyOrder(2, 3, 4));
    }

    @Test
    void a_policy_that_says_nothing_and_other_formats_know_no_such_bye() {
        for (Format format : List.of(
                new PodSwiss(4, 0, null), new Heats(3, 2, 4), new DivisionLeague(7, 4, 2, 1, 2), new RoundRobin(1))) {
            Event event = Event.begun(Sample.of(format), 7);
            assertThat(refused(event, 1, 1).reason()).as(format.toString()).isEqualTo(Reason.CONFLICT);
        }
    }

    @Test
    void rounds_that_are_worked_out_elsewhere_leave_them_out_as_well() {
        Event event = Event.begun(Sample.of(SWISS), 9);
        event.accepted(Event.player(3), new RequestBye(3, 1));

        assertThat(Proposals.of(
                                event.state(),
                                new baffin.competition.event.RoundCommand.Publish(List.of(), List.of()),
                                event.now)
                        .orElseThrow()
                        .byes())
                .containsExactly(new Bye(3, ByeKind.REQUESTED));
    }
}
