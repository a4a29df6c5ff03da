package baffin.gameservice.notification.api;

import baffin.gameservice.notification.CompetitionLinks;
import baffin.gameservice.notification.NoticeKind;
import baffin.gameservice.notification.NoticeWords;
import baffin.gameservice.notification.Notices;
import baffin.platform.names.PublicNames;
import java.time.Instant;
import java.util.Locale;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * What a player is told of a match or of a competition.
 *
 * @param id the same for good, {@code match@version#number} or {@code competition@version#number}
 * @param kind what it is
 * @param summary the same in a sentence, in the language asked for
 * @param matchId the match; absent for what happens in a competition
 * @param competitionId the competition; absent for what happens in a match
 * @param game id of its game
 * @param version version of the match or competition that told it
 * @param seat the seat that it is about; absent for the whole match, and in a competition
 * @param round number of the round that it is about; absent for none
 * @param table number of the table that it is about; absent for none
 * @param entrant number of the entrant that it is about; absent for none
 * @param text an announcement, or the reason that somebody gave; absent for none
 * @param link where to read on in a competition or the lobby; absent for a match that has started
 * @param at when the log took that version (UTC)
 * @param deadline until when an answer is due, a pause lasts or a table should be played, as it was told (UTC); absent
 *     for none
 * @param read true when it was marked as read, or is out of date
 * @param overSince version of the match or competition since which it is out of date; absent while it is not
 */
@Schema(name = "Notification")
public record NotificationView(
        @Schema(examples = "0199c2b0-6a5e-7c1e-8f5d-3a52f4a0c111@57#0")
        String id,

        NoticeKind kind,
        @Schema(examples = "It is your turn in North Wind.") String summary,
        @Nullable String matchId,
        @Nullable String competitionId,
        String game,
        long version,
        @Nullable Integer seat,
        @Nullable Integer round,
        @Nullable Integer table,
        @Nullable Integer entrant,
        @Nullable String text,
        @Nullable String link,
        Instant at,
        @Nullable Instant deadline,
        boolean read,
        @Nullable Long overSince) {

    static NotificationView of(Notices.Listed listed, Locale language, PublicNames names) {
        Long deadline = listed.deadline();
        NoticeKind kind = NoticeKind.valueOf(listed.kind());
        Notices.About about = listed.about();
        Integer round = about == null ? null : number(about.round());
        return new NotificationView(
                listed.id().toString(),
                kind,
                NoticeWords.summary(listed, language, names),
                listed.matchId(),
                listed.competitionId(),
                listed.game(),
                listed.id().version(),
                listed.seat() < 0 ? null : listed.seat(),
                round,
                about == null ? null : number(about.table()),
                about == null ? null : number(about.entrant()),
                about == null ? null : about.text(),
                about == null ? null : CompetitionLinks.of(listed, round),
                Instant.ofEpochMilli(listed.at()),
                deadline == null ? null : Instant.ofEpochMilli(deadline),
                listed.read() || listed.over() != null,
                listed.over());
    }

    private static @Nullable Integer number(int number) {
        return number == 0 ? null : number;
    }
}
