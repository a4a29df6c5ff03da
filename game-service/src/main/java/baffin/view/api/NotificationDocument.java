package baffin.view.api;

import baffin.view.notice.NoticeKind;
import baffin.view.notice.Notices;
import baffin.view.notice.Place;
import java.time.Instant;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * What a player is told of a match.
 *
 * @param id the same for good, {@code match@version#number}
 * @param kind what it is
 * @param matchId the match
 * @param game id of its game
 * @param version version of the match that told it
 * @param seat the seat that it is about; absent for the whole match
 * @param at when the log took that version (UTC)
 * @param deadline until when an answer is due, or until when a pause lasts, as it was told (UTC); absent for none
 * @param read true when it was marked as read, or is out of date
 * @param overSince version of the match since which it is out of date; absent while it is not
 * @param position in a stream: what resumes it after this; absent in lists
 */
@Schema(name = "Notification")
public record NotificationDocument(
        @Schema(examples = "\"0199c2b0-6a5e-7c1e-8f5d-3a52f4a0c111@57#0\"")
        String id,

        NoticeKind kind,
        String matchId,
        String game,
        long version,
        @Nullable Integer seat,
        Instant at,
        @Nullable Instant deadline,
        boolean read,
        @Nullable Long overSince,
        @Nullable String position) {

    static NotificationDocument of(Notices.Listed listed, @Nullable Place place) {
        Long deadline = listed.deadline();
        return new NotificationDocument(
                listed.id().toString(),
                NoticeKind.valueOf(listed.kind()),
                listed.id().match(),
                listed.game(),
                listed.id().version(),
                listed.seat() < 0 ? null : listed.seat(),
                Instant.ofEpochMilli(listed.at()),
                deadline == null ? null : Instant.ofEpochMilli(deadline),
                listed.read() || listed.over() != null,
                listed.over(),
                place == null ? null : place.toString());
    }
}
