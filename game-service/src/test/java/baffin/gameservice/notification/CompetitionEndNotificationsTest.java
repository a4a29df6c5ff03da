package baffin.gameservice.notification;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import baffin.competition.entry.Penalty.Card;
import baffin.competition.event.CompetitionCommand.Cancel;
import baffin.competition.event.CompetitionCommand.ChangePolicy;
import baffin.competition.event.CompetitionCommand.Finish;
import baffin.competition.event.CompetitionCommand.Start;
import baffin.competition.event.CompetitionCommand.Undo;
import baffin.competition.event.CompetitionCommand.Undo.Act;
import baffin.competition.event.EntryCommand.ReplacePerson;
import baffin.competition.event.EntryCommand.Withdraw;
import baffin.competition.event.RoundCommand.CloseRound;
import baffin.competition.event.RulingCommand.Abandon;
import baffin.competition.event.RulingCommand.Forfeit;
import baffin.competition.event.RulingCommand.LiftRuling;
import baffin.competition.event.RulingCommand.Penalise;
import baffin.competition.event.RulingCommand.RequestRuling;
import baffin.competition.policy.Points;
import baffin.competition.policy.Policy;
import baffin.competition.policy.TieBreak;
import baffin.gameservice.Contest;
import baffin.gameservice.notification.CompetitionNotificationChanges.Settled;
import baffin.platform.names.PublicNames;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Who is told of the end of a competition, and of what is undone. */
class CompetitionEndNotificationsTest extends ContestNotices {

    @Test
    void the_end_is_told_to_all_and_makes_most_of_it_out_of_date() {
        for (int round = 1; round <= 3; round++) {
            contest.asks(contest.olga(), new Abandon(round, 1, "x", null));
            contest.asks(contest.olga(), new Abandon(round, 2, "x", null));
            contest.asks(contest.olga(), new CloseRound(round));
            if (round < 3) {
                contest.publishes();
            }
        }
        contest.asks(contest.olga(), new Finish());
        assertThat(notified(NoticeKind.COMPETITION_FINISHED)).hasSize(4);
        assertThat(contest.changes().settled())
                .contains(new Settled(NoticeKind.ENTERED, null), new Settled(NoticeKind.ENTRY, null))
                .doesNotContain(new Settled(NoticeKind.ANNOUNCEMENT, null));
    }

    @Test
    void one_that_is_called_off_says_why() {
        contest.asks(contest.olga(), new Cancel("no ice"));
        assertThat(notified(NoticeKind.COMPETITION_CANCELLED)).hasSize(4).doesNotContain(olga());
        assertThat(fact().text()).isEqualTo("no ice");

        contest.asks(contest.olga(), new Undo(Act.CANCEL, "ice again", ""));
        assertThat(notified(NoticeKind.COMPETITION_RESUMED)).hasSize(4).doesNotContain(olga());
        assertThat(fact().text()).isEqualTo("ice again");
        assertThat(contest.changes().settled()).contains(new Settled(NoticeKind.COMPETITION_CANCELLED, Subjects.ALL));
    }

    @Test
    void an_undone_start_and_a_policy_that_decides_otherwise_are_told_to_who_has_entered() {
        Contest entry = Contest.open(8);
        Stream.of("ann", "bo").map(entry::person).forEach(entry::enters);
        entry.asks(entry.olga(), new Start());
        entry.asks(entry.olga(), new Undo(Act.START, "too early", "another"));
        assertThat(notified(entry, NoticeKind.START_UNDONE)).hasSize(2);
        Policy old = entry.state().policy();
        entry.asks(entry.olga(), new ChangePolicy(named(old, "Another name", old.tieBreaks()), null));
        assertThat(entry.changes().facts()).isEmpty();
        entry.asks(entry.olga(), new ChangePolicy(named(old, old.name(), List.of(TieBreak.LOT)), null));
        assertThat(notified(entry, NoticeKind.POLICY_CHANGED)).hasSize(2);
        assertThat(entry.changes().facts().getFirst().text()).isEqualTo("tieBreaks");
    }

    private static Policy named(Policy old, String name, List<TieBreak> tieBreaks) {
        return new Policy(
                name,
                old.description(),
                old.game(),
                old.options(),
                old.format(),
                old.tableSize(),
                old.twoSeatTables(),
                old.points(),
                tieBreaks,
                old.play(),
                old.entry(),
                old.schedule(),
                null);
    }

    @Test
    void a_seat_that_is_lost_while_the_others_play_on_is_told_and_so_is_its_return() {
        Contest pods = Contest.inPods(5);
        int lost = pods.round().tables().getFirst().seats().getFirst();
        pods.asks(pods.olga(), new Forfeit(1, 1, List.of(lost), "never came", null));
        assertThat(notified(pods, NoticeKind.RULING_MADE)).hasSize(4);
        pods.asks(pods.olga(), new LiftRuling(1, "he came", null));
        pods.asks(pods.olga(), new Finish(true, "the hall closes", Finish.Unfinished.SHARED, List.of()));
        assertThat(words(pods))
                .contains("the others play on", "was lifted: the table is open", "you have a bye", "was closed without")
                .doesNotContain(PublicNames.FORMER_PLAYER);
    }

    @Test
    void an_early_end_says_why_and_its_undo_too() {
        contest.asks(contest.olga(), new Finish(true, "the hall closes", Finish.Unfinished.VOID, List.of()));
        assertThat(notified(NoticeKind.COMPETITION_FINISHED)).hasSize(4);
        assertThat(words(contest)).contains("counts for nobody").doesNotContain("1st");
        contest.asks(contest.olga(), new Undo(Act.FINISH, "it is open again", ""));
        assertThat(notified(NoticeKind.COMPETITION_RESUMED)).hasSize(4);
        assertThat(contest.changes().settled()).contains(new Settled(NoticeKind.COMPETITION_FINISHED, Subjects.ALL));
    }

    private NoticeDetails details(NoticeKind kind) {
        return contest.changes().facts().stream()
                .filter(one -> one.kind() == kind)
                .map(CompetitionFact::details)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void what_is_told_names_the_competition_the_people_and_what_came_out() {
        assertThat(details(NoticeKind.ROUND_PUBLISHED).others())
                .extracting(NoticeDetails.Sitter::player)
                .containsExactly(at(1, 0), at(1, 1));
        contest.asks(contest.olga(), new Penalise(2, Points.of(1), Card.YELLOW, "late"));
        assertThat(details(NoticeKind.PENALTY_GIVEN).variant()).isEqualTo(NoticeVariant.YELLOW);
        assertThat(details(NoticeKind.PENALTY_GIVEN).points()).isEqualTo("1");
        contest.asks(contest.at(1, 0), new RequestRuling(1, 1, at(1, 0), "look"));
        assertThat(details(NoticeKind.RULING_REQUESTED).person().player()).isEqualTo(at(1, 0));
        int first = contest.round().tables().getFirst().seats().getFirst();
        contest.asks(contest.olga(), new Forfeit(1, 1, List.of(first), "never came", null));
        assertThat(details(NoticeKind.RULING_MADE).others())
                .extracting(NoticeDetails.Sitter::player, NoticeDetails.Sitter::place)
                .containsExactly(tuple(at(1, 1), 1), tuple(at(1, 0), 2));
        contest.asks(contest.olga(), new LiftRuling(1, "so be it", null));
        assertThat(details(NoticeKind.RULING_LIFTED).variant()).isEqualTo(NoticeVariant.OPEN);
        contest.asks(contest.olga(), new Abandon(1, 1, "the board fell", null));
        assertThat(details(NoticeKind.RULING_MADE).variant()).isEqualTo(NoticeVariant.ABANDONED);
        contest.asks(contest.olga(), new ReplacePerson(1, contest.person("new").holder(), "ill"));
        assertThat(details(NoticeKind.REPLACED).person().player())
                .isEqualTo(contest.person("new").player());
        assertThat(details(NoticeKind.REPLACED).others()).hasSize(1);
        contest.asks(contest.player(2), new Withdraw(2, "ill"));
        assertThat(details(NoticeKind.WITHDRAWAL).person().player())
                .isEqualTo(contest.player(2).player());
        assertThat(details(NoticeKind.WITHDRAWAL).competition()).isNotEmpty();
    }
}
