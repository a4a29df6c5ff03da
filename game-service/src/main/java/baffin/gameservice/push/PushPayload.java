package baffin.gameservice.push;

import baffin.gameservice.notification.CompetitionLinks;
import baffin.gameservice.notification.NoticeKind;
import baffin.gameservice.notification.Notices;
import baffin.platform.wire.Json;
import org.jspecify.annotations.Nullable;

/**
 * What a browser gets, as JSON.
 *
 * @param id id of the notification
 * @param kind what it is
 * @param summary the same in a sentence; absent where it would be too long
 * @param matchId the match; absent for what happens in a competition
 * @param competitionId the competition; absent for what happens in a match
 * @param link where to read on, relative to the platform's address
 */
record PushPayload(
        String id,
        NoticeKind kind,
        @Nullable String summary,
        @Nullable String matchId,
        @Nullable String competitionId,
        String link) {

    /** Most bytes of one; push services take 4096 with what encryption adds. */
    static final int BYTES_MAX = 2_048;

    private static final String MATCH = "/api/v1/matches/";

    /** The bytes for a notice. */
    static byte[] of(Notices.Listed notice, String summary) {
        byte[] whole = Json.shared().bytes(payload(notice, summary));
        return whole.length <= BYTES_MAX ? whole : Json.shared().bytes(payload(notice, null));
    }

    private static PushPayload payload(Notices.Listed notice, @Nullable String summary) {
        NoticeKind kind = NoticeKind.valueOf(notice.kind());
        Notices.About about = notice.about();
        String id = notice.id().match();
        if (about == null) {
            return new PushPayload(notice.id().toString(), kind, summary, id, null, MATCH + id);
        }
        Integer round = about.round() == 0 ? null : Integer.valueOf(about.round());
        return new PushPayload(notice.id().toString(), kind, summary, null, id, CompetitionLinks.of(kind, id, round));
    }
}
