package baffin.competition.decide;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.Announcement;
import baffin.competition.Competition;
import baffin.competition.RulingRequest;
import baffin.competition.RulingRequest.Status;
import baffin.competition.entry.Actor;
import baffin.competition.event.CompetitionCommand.Announce;
import baffin.competition.event.CompetitionCommand.Cancel;
import baffin.competition.event.CompetitionRecord;
import baffin.competition.event.CompetitionRefusal.Faulty;
import baffin.competition.event.CompetitionRefusal.Reason;
import baffin.competition.event.EntryCommand.ReplacePerson;
import baffin.competition.event.RoundCommand.MoveDeadline;
import baffin.competition.event.RoundEvent.RoundClosed;
import baffin.competition.event.RoundEvent.TablesOverdue;
import baffin.competition.event.RulingCommand.Abandon;
import baffin.competition.event.RulingCommand.CloseRulingRequest;
import baffin.competition.event.RulingCommand.LiftRuling;
import baffin.competition.event.RulingCommand.RequestRuling;
import baffin.competition.event.RulingEvent.RulingRequested;
import baffin.competition.policy.Format;
import baffin.competition.table.Round;
import baffin.competition.table.Table;
import baffin.competition.table.TableResult.Source;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class AnnouncingTest {

    private final Event event = Event.begun(Sample.of(new Format.PodSwiss(2, 0, 100)), 8);

    private Table table() {
        return event.state().rounds().getFirst().tables().getFirst();
    }

    private Actor at(int seat) {
        return Event.player(table().seats().get(seat));
    }

    private RequestRuling asks(Actor by, String reason) {
        return new RequestRuling(1, 1, by.player(), reason);
    }

    private RulingRequest request(int number) {
        return event.state().requests().get(number - 1);
    }

    private static Reason why(Faulty refused) {
        return refused.reason();
    }

    @Test
    void an_organiser_announces_and_what_was_said_is_numbered_and_stays() {
        event.accepted(Event.ORGANISER, new Announce("Play begins\nat noon."));
        event.accepted(Event.ORGANISER, new Announce("At one."));
        List<Announcement> said = event.state().announcements();
        assertThat(said).extracting(Announcement::number).containsExactly(1, 2);
        assertThat(said.getFirst().text()).isEqualTo("Play begins\nat noon.");
        assertThat(said.getFirst().by()).isEqualTo(Event.ORGANISER);
        assertThat(said.getLast().version()).isEqualTo(event.state().version());
        assertThat(why(event.refused(Event.player(1), new Announce("Me too")))).isEqualTo(Reason.FORBIDDEN);
    }

    @Test
    void an_announcement_can_be_seen_and_has_a_bound() {
        for (String text : List.of("", " \n", "a\u0007b", "x".repeat(2_001))) {
            Faulty refused = event.refused(Event.ORGANISER, new Announce(text));
            assertThat(why(refused)).isEqualTo(Reason.INVALID_FIELD);
            assertThat(refused.faults().getFirst().pointer()).isEqualTo("/text");
        }
        for (int number = 1; number <= 200; number++) {
            event.accepted(Event.ORGANISER, new Announce("x".repeat(2_000)));
        }
        assertThat(why(event.refused(Event.ORGANISER, new Announce("One more"))))
                .isEqualTo(Reason.CONFLICT);
    }

    @Test
    void announcements_are_made_after_the_end_but_not_after_it_was_called_off() {
        event.playOut(new Random(1));
        event.accepted(Event.ORGANISER, new Announce("Well played."));
        Event off = Event.begun(Sample.of(new Format.PodSwiss(2, 0, 100)), 8);
        off.accepted(Event.ORGANISER, new Cancel("no ice"));
        assertThat(why(off.refused(Event.ORGANISER, new Announce("Sorry")))).isEqualTo(Reason.CONFLICT);
    }

    @Test
    void only_who_plays_at_the_table_asks_for_a_ruling_on_it() {
        event.publish();
        Actor stranger = Event.player(
                event.state().rounds().getFirst().tables().get(1).seats().getFirst());
        assertThat(why(event.refused(stranger, asks(stranger, "look")))).isEqualTo(Reason.FORBIDDEN);
        assertThat(why(event.refused(stranger, asks(at(0), "look")))).isEqualTo(Reason.FORBIDDEN);
        assertThat(why(event.refused(at(0), new RequestRuling(1, 9, at(0).player(), "look"))))
                .isEqualTo(Reason.NOT_FOUND);
        assertThat(why(event.refused(at(0), asks(at(0), " ")))).isEqualTo(Reason.INVALID_FIELD);
        event.accepted(at(0), asks(at(0), "The sled was mine."));
        assertThat(request(1).details())
                .isEqualTo(new RulingRequested.Details(1, 1, table().seats().getFirst(), "The sled was mine."));
        assertThat(request(1).open()).isTrue();
    }

    @Test
    void who_plays_for_an_entrant_now_asks_for_it_and_who_did_before_does_not() {
        event.publish();
        Actor before = at(0);
        Actor now = new Actor("new", false);
        event.accepted(Event.ORGANISER, new ReplacePerson(table().seats().getFirst(), now.holder(), "ill"));
        assertThat(why(event.refused(before, asks(before, "look")))).isEqualTo(Reason.FORBIDDEN);
        event.accepted(now, asks(now, "look"));
    }

    @Test
    void an_entrant_has_one_open_request_on_a_table_and_asks_three_times_at_most() {
        event.publish();
        for (int time = 1; time <= 3; time++) {
            event.accepted(at(0), asks(at(0), "look"));
            assertThat(why(event.refused(at(0), asks(at(0), "look again")))).isEqualTo(Reason.CONFLICT);
            event.accepted(Event.ORGANISER, new CloseRulingRequest(time, "it was right"));
            assertThat(request(time).status()).isEqualTo(Status.DECLINED);
            assertThat(request(time).answer()).isEqualTo("it was right");
        }
        assertThat(why(event.refused(at(0), asks(at(0), "look again")))).isEqualTo(Reason.CONFLICT);
        event.accepted(at(1), asks(at(1), "I have not asked yet"));
    }

    @Test
    void who_has_asked_takes_it_back_and_others_of_the_table_do_not() {
        event.publish();
        event.accepted(at(0), asks(at(0), "look"));
        assertThat(why(event.refused(at(1), new CloseRulingRequest(1, "no")))).isEqualTo(Reason.FORBIDDEN);
        assertThat(why(event.refused(Event.ORGANISER, new CloseRulingRequest(2, "no"))))
                .isEqualTo(Reason.NOT_FOUND);
        event.accepted(at(0), new CloseRulingRequest(1, "we have agreed"));
        assertThat(request(1).status()).isEqualTo(Status.WITHDRAWN);
        assertThat(why(event.refused(Event.ORGANISER, new CloseRulingRequest(1, "no"))))
                .isEqualTo(Reason.CONFLICT);
    }

    @Test
    void a_ruling_on_the_table_answers_all_requests_there_and_so_does_lifting_one() {
        event.publish();
        event.accepted(at(0), asks(at(0), "look"));
        event.accepted(at(1), asks(at(1), "look"));
        Actor elsewhere = Event.player(
                event.state().rounds().getFirst().tables().get(1).seats().getFirst());
        event.accepted(elsewhere, new RequestRuling(1, 2, elsewhere.player(), "look"));
        event.accepted(Event.ORGANISER, new Abandon(1, 1, "the board fell", null));
        assertThat(event.state().requests())
                .extracting(RulingRequest::status)
                .containsExactly(Status.RULED, Status.RULED, Status.OPEN);
        assertThat(request(1).answeredIn()).isEqualTo(event.state().version());
        event.accepted(at(0), asks(at(0), "we remember it"));
        event.accepted(Event.ORGANISER, new LiftRuling(1, "so be it", null));
        assertThat(request(4).status()).isEqualTo(Status.RULED);
        assertThat(event.state().requests())
                .as("what the lifted ruling had answered waits again")
                .extracting(RulingRequest::status)
                .containsExactly(Status.OPEN, Status.OPEN, Status.OPEN, Status.RULED);
        assertThat(request(1).answeredIn()).isNull();
    }

    @Test
    void nobody_else_learns_who_asks_where_and_why() {
        event.publish();
        event.accepted(at(0), asks(at(0), "Eve looked at my hand"));
        event.accepted(Event.ORGANISER, new CloseRulingRequest(1, "Eve did not"));
        Competition shown = null;
        for (CompetitionRecord record : event.log) {
            shown = Competition.after(shown, record.hidden());
        }
        assertThat(shown).isNotNull();
        assertThat(shown.requests()).isEmpty();
        assertThat(event.log.stream().map(CompetitionRecord::hidden).toList().toString())
                .doesNotContain("Eve");
        assertThat(event.log.getLast().hidden().by()).isNull();
        assertThat(event.log.get(event.log.size() - 2).hidden().by()).isNull();
        assertThat(event.log.getFirst().hidden().by()).isEqualTo(Event.ORGANISER);
    }

    @Test
    void tables_without_a_result_at_the_deadline_are_overdue_once_and_again_after_a_new_deadline() {
        Round round = event.publish();
        event.result(round.tables().getFirst(), List.of(1, 2, 3, 4));
        assertThat(event.sleep()).isTrue();
        assertThat(event.now).isEqualTo(round.deadline());
        assertThat(event.log.getLast().events()).containsExactly(new TablesOverdue(1, List.of(2)));
        long version = event.state().version();
        event.later(Duration.ofDays(1));
        assertThat(event.state().version()).isEqualTo(version);
        event.accepted(Event.ORGANISER, new MoveDeadline(1, event.now.plus(Duration.ofDays(5)), "storm"));
        event.sleep();
        assertThat(event.log.getLast().events()).containsExactly(new TablesOverdue(1, List.of(2)));
        event.sleep();
        assertThat(event.log.getLast().events()).contains(new RoundClosed(1));
        assertThat(event.state().rounds().getFirst().tables().get(1).result().source())
                .isEqualTo(Source.DEADLINE);
    }

    @Test
    void what_the_deadline_decides_is_no_answer_of_an_organiser() {
        event.publish();
        event.accepted(at(0), asks(at(0), "they never came"));
        event.later(Duration.ofDays(20));
        assertThat(event.state().idle()).isTrue();
        assertThat(request(1).open()).isTrue();
    }
}
