package baffin.gameservice.notification;

import baffin.competition.entry.Actor;
import baffin.competition.entry.Role;
import baffin.competition.event.CompetitionCommand.GiveRole;
import baffin.gameservice.Contest;
import java.util.List;

/** A contest, and what is said of it. */
abstract class ContestNotices {

    final Contest contest = Contest.playing(4);

    static List<String> notified(Contest contest, NoticeKind kind) {
        return contest.changes().facts().stream()
                .flatMap(fact -> fact.recipients().stream())
                .filter(one -> one.kind() == kind)
                .map(CompetitionFact.Recipient::player)
                .toList();
    }

    List<String> notified(NoticeKind kind) {
        return notified(contest, kind);
    }

    CompetitionFact fact() {
        return contest.changes().facts().getFirst();
    }

    String olga() {
        return contest.olga().player();
    }

    Actor otto() {
        return contest.person("otto");
    }

    String at(int table, int seat) {
        return contest.at(table, seat).player();
    }

    void directs(Actor other) {
        contest.asks(contest.olga(), new GiveRole(other, Role.ORGANISER));
    }
}
