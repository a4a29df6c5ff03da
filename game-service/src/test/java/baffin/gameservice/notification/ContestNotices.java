package baffin.gameservice.notification;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.entry.Actor;
import baffin.competition.entry.Role;
import baffin.competition.event.CompetitionCommand.GiveRole;
import baffin.game.words.Messages;
import baffin.gameservice.Contest;
import baffin.platform.names.PublicNames;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;

/** A contest, and what is said of it. */
abstract class ContestNotices {

    final Contest contest = Contest.playing(4);

    /** Whatever a test lets happen can be told to everybody whom it concerns, and names the people in it. */
    @AfterEach
    void everything_that_was_told_has_words() {
        assertThat(words(contest)).doesNotContain(PublicNames.FORMER_PLAYER, "null", "{");
    }

    static String words(Contest contest) {
        StringBuilder words = new StringBuilder();
        for (CompetitionNotificationChanges changes : contest.allChanges()) {
            for (CompetitionFact fact : changes.facts()) {
                for (CompetitionFact.Recipient recipient : fact.recipients()) {
                    Messages.LANGUAGES.forEach(language ->
                            words.append(summary(fact, recipient, language)).append('\n'));
                }
            }
        }
        return words.toString();
    }

    private static String summary(CompetitionFact fact, CompetitionFact.Recipient recipient, Locale language) {
        CompetitionFact.About about = fact.about();
        Notices.About read = new Notices.About(
                Objects.requireNonNullElse(about.round(), 0),
                Objects.requireNonNullElse(about.table(), 0),
                Objects.requireNonNullElse(about.entrant(), 0),
                fact.text(),
                fact.details());
        Long deadline = fact.deadline() == null ? null : fact.deadline().toEpochMilli();
        assertThat(fact.details().variant())
                .as("%s", fact)
                .satisfiesAnyOf(
                        variant -> assertThat(variant).isNull(),
                        variant -> assertThat(fact.kind().variants()).contains(variant));
        Notices.Listed listed = new Notices.Listed(
                NoticeId.parse("0199c2b0-6a5e-7c1e-8f5d-3a52f4a0c111@57#0").orElseThrow(),
                recipient.kind().name(),
                "expedition",
                -1,
                0,
                deadline,
                null,
                null,
                false,
                0,
                0,
                recipient.player(),
                read);
        return NoticeWords.summary(listed, language, player -> "Somebody");
    }

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
