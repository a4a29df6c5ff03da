package baffin.gameservice.notification;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.entry.Actor;
import baffin.competition.entry.Penalty.Card;
import baffin.competition.entry.Role;
import baffin.competition.event.CompetitionCommand.Announce;
import baffin.competition.event.CompetitionCommand.EndRole;
import baffin.competition.event.CompetitionCommand.GiveRole;
import baffin.competition.event.EntryCommand.AccountStands;
import baffin.competition.event.EntryCommand.AddEntrant;
import baffin.competition.event.EntryCommand.EndInvitations;
import baffin.competition.event.EntryCommand.RemoveEntrant;
import baffin.competition.event.EntryCommand.ReplacePerson;
import baffin.competition.event.EntryCommand.Withdraw;
import baffin.competition.event.RoundCommand.CloseRound;
import baffin.competition.event.RoundCommand.ExchangeSeats;
import baffin.competition.event.RoundCommand.MoveDeadline;
import baffin.competition.event.RoundCommand.WithdrawRound;
import baffin.competition.event.RulingCommand.Abandon;
import baffin.competition.event.RulingCommand.CloseRulingRequest;
import baffin.competition.event.RulingCommand.LiftPenalty;
import baffin.competition.event.RulingCommand.LiftRuling;
import baffin.competition.event.RulingCommand.Penalise;
import baffin.competition.event.RulingCommand.RequestRuling;
import baffin.competition.policy.Points;
import baffin.gameservice.Contest;
import baffin.gameservice.notification.CompetitionNotificationChanges.Settled;
import baffin.match.terms.HouseBot;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Who is told what of a competition, and until when it is worth reading. */
class CompetitionNotificationPolicyTest extends ContestNotices {

    @Test
    void who_enters_and_the_organisers_are_told_but_not_the_organiser_who_enters_somebody() {
        Contest entry = Contest.open(8);
        Actor ann = entry.person("ann");
        entry.enters(ann);
        assertThat(notified(entry, NoticeKind.ENTERED)).containsExactly(ann.player());
        assertThat(notified(entry, NoticeKind.ENTRY))
                .containsExactly(entry.olga().player());
        entry.asks(entry.olga(), new AddEntrant(entry.person("bo").holder(), null, 0));
        assertThat(notified(entry, NoticeKind.ENTERED))
                .containsExactly(entry.person("bo").player());
        assertThat(notified(entry, NoticeKind.ENTRY)).isEmpty();
        assertThat(entry.changes().facts().getFirst().about().entrant()).isEqualTo(2);
    }

    @Test
    void whose_role_changes_and_the_other_organisers_are_told_of_it() {
        Actor ada = contest.person("ada");
        directs(otto());
        assertThat(notified(NoticeKind.ROLE_GIVEN)).containsExactly(otto().player());
        contest.asks(otto(), new GiveRole(ada, Role.ARBITER));
        assertThat(notified(NoticeKind.ROLE_GIVEN)).containsExactly(ada.player());
        assertThat(fact().text()).isEqualTo("ARBITER");
        assertThat(notified(NoticeKind.ROLES_CHANGED)).containsExactly(olga());
        contest.asks(otto(), new EndRole(ada.player()));
        assertThat(notified(NoticeKind.ROLE_ENDED)).containsExactly(ada.player());
        assertThat(notified(NoticeKind.ROLES_CHANGED)).containsExactly(olga());
        contest.asks(contest.olga(), new GiveRole(otto(), Role.OWNER));
        assertThat(notified(NoticeKind.ROLE_GIVEN)).containsExactly(otto().player());
        contest.asks(contest.olga(), new EndRole(olga()));
        assertThat(notified(NoticeKind.ROLE_ENDED)).isEmpty();
        assertThat(notified(NoticeKind.ROLES_CHANGED)).containsExactly(otto().player());
    }

    @Test
    void arbiters_are_told_of_requests_for_rulings_and_helpers_are_not() {
        contest.asks(contest.olga(), new GiveRole(contest.person("ada"), Role.ARBITER));
        contest.asks(contest.olga(), new GiveRole(contest.person("hilda"), Role.HELPER));
        Actor asking = contest.at(1, 0);
        contest.asks(asking, new RequestRuling(1, 1, asking.player(), "he saw my hand"));
        assertThat(notified(NoticeKind.RULING_REQUESTED))
                .containsExactly(olga(), contest.person("ada").player());
        contest.asks(contest.olga(), new Announce("there is soup"));
        assertThat(notified(NoticeKind.ANNOUNCEMENT))
                .contains(
                        contest.person("ada").player(), contest.person("hilda").player());
    }

    @Test
    void house_bots_are_told_nothing() {
        Contest entry = Contest.open(8);
        entry.asks(entry.olga(), new AddEntrant(HouseBot.CAREFUL.holder(), null, 0));
        assertThat(entry.changes().facts()).hasSize(1);
        assertThat(entry.changes().facts().getFirst().recipients()).isEmpty();
    }

    @Test
    void an_alternate_who_moves_up_is_told_when_somebody_leaves() {
        Contest entry = Contest.open(2);
        Stream.of("ann", "bo", "cy").map(entry::person).forEach(entry::enters);
        assertThat(entry.changes().facts()).isEmpty();
        entry.asks(entry.person("ann"), new Withdraw(1, "ill"));
        assertThat(notified(entry, NoticeKind.WITHDRAWAL))
                .containsExactly(entry.olga().player());
        assertThat(notified(entry, NoticeKind.MOVED_UP))
                .containsExactly(entry.person("cy").player());
        assertThat(notified(entry, NoticeKind.ENTERED)).isEmpty();
        assertThat(notified(entry, NoticeKind.ENTRY))
                .containsExactly(entry.olga().player());
    }

    @Test
    void who_is_withdrawn_by_an_organiser_is_told_so() {
        contest.asks(contest.olga(), new Withdraw(1, null));
        assertThat(notified(NoticeKind.WITHDRAWAL))
                .containsExactly(contest.player(1).player());
        contest.asks(contest.player(2), new Withdraw(2, "ill"));
        assertThat(notified(NoticeKind.WITHDRAWAL)).containsExactly(olga());
        assertThat(fact().text()).isEqualTo("ill");
    }

    @Test
    void an_invitation_is_told_to_who_is_asked_alone_until_it_is_answered() {
        Contest entry = Contest.open(8);
        Actor ann = entry.person("ann");
        entry.asks(entry.olga(), new AddEntrant(ann.holder(), null, 0, false));
        assertThat(notified(entry, NoticeKind.INVITED)).containsExactly(ann.player());
        assertThat(entry.changes().facts().getFirst().secret()).isTrue();
        String subject = entry.changes().facts().getFirst().subject();
        entry.asks(ann, new EndInvitations(ann.player()));
        assertThat(entry.changes().settled()).containsExactly(new Settled(NoticeKind.INVITED, subject));
    }

    @Test
    void both_are_told_of_a_replacement() {
        contest.asks(contest.olga(), new ReplacePerson(1, contest.person("new").holder(), "ill"));
        assertThat(notified(NoticeKind.REPLACED))
                .containsExactly(contest.player(1).player());
        assertThat(notified(NoticeKind.REPLACING))
                .containsExactly(contest.person("new").player());
        assertThat(fact().text()).isEqualTo("ill");
    }

    @Test
    void of_a_place_that_is_given_away_everybody_hears_once_what_is_true() {
        contest.asks(contest.olga(), new GiveRole(otto(), Role.ORGANISER));
        contest.asks(null, new AccountStands(contest.player(1).player(), AccountStands.Account.ENDED));
        contest.asks(contest.olga(), new ReplacePerson(1, contest.person("new").holder(), "she is gone"));
        assertThat(contest.changes().facts())
                .singleElement()
                .satisfies(fact -> assertThat(fact.recipients())
                        .containsExactly(
                                new CompetitionFact.Recipient(contest.player(1).player(), NoticeKind.REPLACED),
                                new CompetitionFact.Recipient(
                                        contest.person("new").player(), NoticeKind.REPLACING),
                                new CompetitionFact.Recipient(otto().player(), NoticeKind.ENTRY)));
    }

    @Test
    void who_is_removed_is_told_why() {
        contest.asks(contest.olga(), new RemoveEntrant(3, "never answers"));
        assertThat(notified(NoticeKind.REMOVED))
                .containsExactly(contest.player(3).player());
        assertThat(fact().text()).isEqualTo("never answers");
        assertThat(fact().about().entrant()).isEqualTo(3);
    }

    @Test
    void a_penalty_is_told_until_it_is_lifted_which_is_told_too() {
        contest.asks(contest.olga(), new Penalise(2, Points.of(1), Card.YELLOW, "late"));
        assertThat(notified(NoticeKind.PENALTY_GIVEN))
                .containsExactly(contest.player(2).player());
        contest.asks(contest.olga(), new LiftPenalty(1, "it was the wind"));
        assertThat(notified(NoticeKind.PENALTY_LIFTED))
                .containsExactly(contest.player(2).player());
        assertThat(contest.changes().settled()).containsExactly(new Settled(NoticeKind.PENALTY_GIVEN, "penalty:1"));
    }

    @Test
    void a_ruling_is_told_to_its_table_and_so_is_its_lifting() {
        contest.asks(contest.olga(), new Abandon(1, 1, "the board fell", null));
        assertThat(notified(NoticeKind.RULING_MADE)).containsExactly(at(1, 0), at(1, 1));
        assertThat(fact().about()).isEqualTo(CompetitionFact.About.table(1, 1));
        assertThat(fact().text()).isEqualTo("the board fell");
        contest.asks(contest.olga(), new LiftRuling(1, "so be it", null));
        assertThat(notified(NoticeKind.RULING_LIFTED)).containsExactly(at(1, 0), at(1, 1));
        assertThat(contest.changes().settled()).contains(new Settled(NoticeKind.RULING_MADE, "ruling:1"));
    }

    @Test
    void a_round_is_told_to_all_who_play_in_it_until_it_is_closed() {
        assertThat(notified(NoticeKind.ROUND_PUBLISHED))
                .containsExactlyInAnyOrder(at(1, 0), at(1, 1), at(2, 0), at(2, 1));
        assertThat(contest.changes().facts())
                .extracting(fact -> fact.about().table())
                .containsExactly(1, 2);
        assertThat(fact().deadline()).isEqualTo(contest.round().deadline());
        done();
        contest.asks(contest.olga(), new CloseRound(1));
        assertThat(contest.changes().settled())
                .contains(
                        new Settled(NoticeKind.ROUND_PUBLISHED, "round:1"),
                        new Settled(NoticeKind.DEADLINE_MOVED, "round:1"));
        contest.publishes();
        assertThat(contest.changes().settled()).contains(new Settled(NoticeKind.ALL_TABLES_DONE, null));
    }

    private void done() {
        contest.asks(contest.olga(), new Abandon(1, 1, "x", null));
        contest.asks(contest.olga(), new Abandon(1, 2, "x", null));
    }

    @Test
    void a_round_that_is_withdrawn_is_told_to_its_people_and_organisers_until_it_is_published_again() {
        Actor other = new Actor("other", false);
        directs(other);
        contest.asks(contest.olga(), new Abandon(1, 1, "fire", null));
        contest.asks(contest.olga(), new WithdrawRound(1, "the wrong people", true, List.of()));
        assertThat(notified(NoticeKind.ROUND_WITHDRAWN))
                .containsExactlyInAnyOrder(
                        contest.player(1).player(),
                        contest.player(2).player(),
                        contest.player(3).player(),
                        contest.player(4).player(),
                        other.player());
        assertThat(fact().text()).isEqualTo("the wrong people");
        assertThat(fact().about().round()).isEqualTo(1);
        assertThat(contest.changes().settled())
                .contains(
                        new Settled(NoticeKind.ROUND_PUBLISHED, "round:1"),
                        new Settled(NoticeKind.TABLE_LATE, "table:1:2"),
                        new Settled(NoticeKind.RULING_MADE, "ruling:1"));
        contest.publishes();
        assertThat(contest.changes().settled()).contains(new Settled(NoticeKind.ROUND_WITHDRAWN, "round:1"));
    }

    @Test
    void who_sits_at_a_table_is_told_that_seats_were_changed_until_the_round_is_closed() {
        List<Integer> seats = contest.round().tables().getFirst().seats();
        contest.asks(
                contest.olga(), new ExchangeSeats(1, 1, seats.getFirst(), seats.getLast(), "by mistake", List.of()));
        assertThat(notified(NoticeKind.SEATS_CHANGED)).containsExactlyInAnyOrder(at(1, 0), at(1, 1));
        done();
        contest.asks(contest.olga(), new CloseRound(1));
        assertThat(contest.changes().settled()).contains(new Settled(NoticeKind.SEATS_CHANGED, "table:1:1"));
    }

    @Test
    void who_has_left_hears_of_no_round() {
        done();
        contest.asks(contest.olga(), new CloseRound(1));
        contest.asks(contest.player(1), new Withdraw(1, null));
        contest.publishes();
        assertThat(notified(NoticeKind.ROUND_PUBLISHED))
                .hasSizeGreaterThanOrEqualTo(2)
                .doesNotContain(contest.player(1).player());
    }

    @Test
    void a_deadline_that_moves_is_told_to_tables_that_are_open() {
        contest.asks(contest.olga(), new Abandon(1, 1, "x", null));
        var later = contest.round().deadline().plus(Duration.ofDays(3));
        contest.asks(contest.olga(), new MoveDeadline(1, later, "storm"));
        assertThat(notified(NoticeKind.DEADLINE_MOVED)).containsExactly(at(2, 0), at(2, 1));
        assertThat(fact().deadline()).isEqualTo(later);
        assertThat(fact().text()).isEqualTo("storm");
    }

    @Test
    void a_late_table_is_told_to_its_players_and_the_organisers_until_it_has_a_result() {
        directs(otto());
        contest.asks(contest.olga(), new Abandon(1, 1, "x", null)).sleeps();
        assertThat(notified(NoticeKind.TABLE_LATE)).containsExactly(at(2, 0), at(2, 1));
        assertThat(notified(NoticeKind.TABLE_OVERDUE)).containsExactly(olga(), otto().player());
        contest.asks(contest.olga(), new Abandon(1, 2, "x", null));
        assertThat(contest.changes().settled())
                .contains(
                        new Settled(NoticeKind.TABLE_LATE, "table:1:2"),
                        new Settled(NoticeKind.TABLE_OVERDUE, "table:1:2"));
    }

    @Test
    void a_new_deadline_makes_late_tables_punctual_again() {
        contest.sleeps();
        contest.asks(
                contest.olga(), new MoveDeadline(1, contest.round().deadline().plus(Duration.ofDays(9)), "storm"));
        assertThat(contest.changes().settled())
                .contains(
                        new Settled(NoticeKind.TABLE_LATE, "table:1:1"),
                        new Settled(NoticeKind.TABLE_OVERDUE, "table:1:2"));
    }

    @Test
    void organisers_hear_when_all_tables_are_done_but_the_one_who_has_done_the_last_does_not() {
        directs(otto());
        contest.asks(contest.olga(), new Abandon(1, 1, "x", null));
        assertThat(notified(NoticeKind.ALL_TABLES_DONE)).isEmpty();
        contest.asks(contest.olga(), new Abandon(1, 2, "x", null));
        assertThat(notified(NoticeKind.ALL_TABLES_DONE)).containsExactly(otto().player());
        contest.asks(contest.olga(), new LiftRuling(2, "y", null));
        assertThat(contest.changes().settled()).contains(new Settled(NoticeKind.ALL_TABLES_DONE, "round:1"));
        contest.sleeps().sleeps().sleeps();
        assertThat(notified(NoticeKind.ALL_TABLES_DONE)).containsExactly(olga(), otto().player());
    }

    @Test
    void organisers_hear_that_a_ruling_is_asked_for_until_it_is_answered() {
        contest.asks(contest.at(1, 0), new RequestRuling(1, 1, at(1, 0), "look"));
        assertThat(notified(NoticeKind.RULING_REQUESTED)).containsExactly(olga());
        assertThat(fact().secret()).isTrue();
        assertThat(fact().text()).isEqualTo("look");
        contest.asks(contest.olga(), new Abandon(1, 1, "x", null));
        assertThat(contest.changes().settled()).contains(new Settled(NoticeKind.RULING_REQUESTED, "request:1"));
    }

    @Test
    void who_has_asked_for_a_ruling_is_told_when_there_is_none() {
        contest.asks(contest.at(1, 0), new RequestRuling(1, 1, at(1, 0), "look"));
        contest.asks(contest.olga(), new CloseRulingRequest(1, "all was right"));
        assertThat(notified(NoticeKind.RULING_REQUEST_DECLINED)).containsExactly(at(1, 0));
        assertThat(contest.changes().settled()).contains(new Settled(NoticeKind.RULING_REQUESTED, "request:1"));
        contest.asks(contest.at(1, 0), new RequestRuling(1, 1, at(1, 0), "look again"));
        contest.asks(contest.at(1, 0), new CloseRulingRequest(2, "never mind"));
        assertThat(contest.changes().facts()).isEmpty();
        assertThat(contest.changes().settled()).contains(new Settled(NoticeKind.RULING_REQUESTED, "request:2"));
    }

    @Test
    void an_announcement_is_told_to_all_but_the_one_who_makes_it() {
        directs(otto());
        contest.asks(contest.olga(), new Announce("At noon."));
        assertThat(notified(NoticeKind.ANNOUNCEMENT))
                .containsExactlyInAnyOrder(at(1, 0), at(1, 1), at(2, 0), at(2, 1), otto().player());
        assertThat(fact().text()).isEqualTo("At noon.");
    }
}
