package baffin.gameservice.notification;

import baffin.competition.Competition;
import baffin.competition.RulingRequest;
import baffin.competition.event.CompetitionEvent;
import baffin.competition.event.CompetitionEvent.CancellationUndone;
import baffin.competition.event.CompetitionEvent.FinishUndone;
import baffin.competition.event.CompetitionRecord;
import baffin.competition.event.EntryEvent.InvitationEnded;
import baffin.competition.event.RoundEvent.DeadlineMoved;
import baffin.competition.event.RoundEvent.RoundPublished;
import baffin.competition.event.RulingEvent.PenaltyLifted;
import baffin.competition.event.RulingEvent.RulingLifted;
import baffin.competition.table.Round;
import baffin.competition.table.Table;
import baffin.gameservice.notification.CompetitionNotificationChanges.Settled;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Which notices of a competition a record makes out of date. */
final class Settling {

    private static final Set<NoticeKind> OF_A_LATE_TABLE = EnumSet.of(NoticeKind.TABLE_LATE, NoticeKind.TABLE_OVERDUE);
    private static final Set<NoticeKind> OF_A_ROUND = EnumSet.of(NoticeKind.ROUND_PUBLISHED, NoticeKind.DEADLINE_MOVED);
    private static final Set<NoticeKind> UNTIL_THE_END = EnumSet.of(
            NoticeKind.INVITED,
            NoticeKind.ENTERED,
            NoticeKind.MOVED_UP,
            NoticeKind.REPLACED,
            NoticeKind.REPLACING,
            NoticeKind.DEADLINE_MOVED,
            NoticeKind.ROUND_PUBLISHED,
            NoticeKind.ROUND_WITHDRAWN,
            NoticeKind.SEATS_CHANGED,
            NoticeKind.TABLE_LATE,
            NoticeKind.ENTRY,
            NoticeKind.WITHDRAWAL,
            NoticeKind.ACCOUNT_SUSPENDED,
            NoticeKind.TABLE_OVERDUE,
            NoticeKind.ALL_TABLES_DONE);

    private final Competition before;
    private final Competition after;
    private final List<Settled> settled = new ArrayList<>();

    private Settling(Competition before, Competition after) {
        this.before = before;
        this.after = after;
    }

    static List<Settled> of(@Nullable Competition before, CompetitionRecord record, Competition after) {
        if (before == null) {
            return List.of();
        }
        Settling settling = new Settling(before, after);
        record.events().forEach(settling::event);
        before.rounds().forEach(settling::round);
        before.requests().forEach(settling::request);
        if (after.status().over() && !before.status().over()) {
            UNTIL_THE_END.forEach(kind -> settling.settled.add(new Settled(kind, null)));
        }
        return settling.settled;
    }

    private void event(CompetitionEvent event) {
        switch (event) {
            case InvitationEnded(String player, var as) -> settle(NoticeKind.INVITED, Subjects.invitation(as, player));
            case PenaltyLifted(int penalty, String reason) ->
                settle(NoticeKind.PENALTY_GIVEN, Subjects.penalty(penalty));
            case RulingLifted(int ruling, String reason) -> settle(NoticeKind.RULING_MADE, Subjects.ruling(ruling));
            case RoundPublished published -> {
                settled.add(new Settled(NoticeKind.ALL_TABLES_DONE, null));
                settle(NoticeKind.ROUND_WITHDRAWN, Subjects.round(published.round()));
            }
            case FinishUndone undone -> settle(NoticeKind.COMPETITION_FINISHED, Subjects.ALL);
            case CancellationUndone undone -> settle(NoticeKind.COMPETITION_CANCELLED, Subjects.ALL);
            case DeadlineMoved moved -> moved(moved.round());
            default -> {}
        }
    }

    private void moved(int round) {
        settle(NoticeKind.DEADLINE_MOVED, Subjects.round(round));
        before.round(round).stream()
                .flatMap(one -> one.tables().stream())
                .filter(Table::open)
                .forEach(table -> lateNoMore(round, table));
    }

    private void round(Round was) {
        if (was.number() > after.rounds().size()) {
            withdrawn(was);
            return;
        }
        Round is = after.rounds().get(was.number() - 1);
        if (was.open() && !is.open()) {
            over(was);
        }
        if (was.played() && !is.played()) {
            settle(NoticeKind.ALL_TABLES_DONE, Subjects.round(was.number()));
        }
        if (was.announcedOverdue() && !was.played()) {
            was.tables().stream()
                    .filter(Table::open)
                    .filter(table -> !is.tables().get(table.number() - 1).open())
                    .forEach(table -> lateNoMore(was.number(), table));
        }
    }

    private void over(Round was) {
        OF_A_ROUND.forEach(kind -> settle(kind, Subjects.round(was.number())));
        if (!was.changedTables().isEmpty()) {
            settle(NoticeKind.SEATS_CHANGED, Subjects.round(was.number()));
            was.changedTables().forEach(table -> settle(NoticeKind.SEATS_CHANGED, Subjects.table(was.number(), table)));
        }
    }

    private void withdrawn(Round was) {
        over(was);
        settle(NoticeKind.ALL_TABLES_DONE, Subjects.round(was.number()));
        was.tables().forEach(table -> lateNoMore(was.number(), table));
        before.rulings().stream()
                .filter(ruling -> ruling.round() == was.number() && !ruling.lifted())
                .forEach(ruling -> settle(NoticeKind.RULING_MADE, Subjects.ruling(ruling.number())));
    }

    private void lateNoMore(int round, Table table) {
        OF_A_LATE_TABLE.forEach(kind -> settle(kind, Subjects.table(round, table.number())));
    }

    private void request(RulingRequest was) {
        boolean answered = after.requests().stream().noneMatch(is -> is.number() == was.number() && is.open());
        if (was.open() && answered) {
            settle(NoticeKind.RULING_REQUESTED, Subjects.request(was.number()));
        }
    }

    private void settle(NoticeKind kind, String subject) {
        settled.add(new Settled(kind, subject));
    }
}
