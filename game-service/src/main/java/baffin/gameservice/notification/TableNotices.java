package baffin.gameservice.notification;

import baffin.gameservice.notification.CompetitionFact.Recipient;
import baffin.gameservice.notification.CompetitionNotificationChanges.Settled;
import baffin.gameservice.notification.NoticeDetails.Sitter;
import baffin.gameservice.table.OpenTables.Change;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Tells players that they are invited to a match, until they have answered or it does not wait any more. */
public final class TableNotices {

    /** Tells ids of what happens in the lobby from those of what happens in the same match later. */
    private static final String LOBBY = "lobby-";

    private TableNotices() {}

    /** What the ids of notices of a match that waits begin with. */
    public static String idOf(String matchId) {
        return LOBBY + matchId;
    }

    /** The match of such an id; null for another one. */
    static @Nullable String matchOf(String id) {
        return id.startsWith(LOBBY) ? id.substring(LOBBY.length()) : null;
    }

    /** What a record of a table tells. */
    public static CompetitionNotificationChanges of(Change change) {
        Set<String> before =
                change.before() == null ? Set.of() : change.before().invited();
        Set<String> now = change.now().invited();
        Sitter by = new Sitter(change.record().path("player").asText(), null, null, null, null);
        return new CompetitionNotificationChanges(
                now.stream()
                        .filter(player -> !before.contains(player))
                        .sorted()
                        .map(player -> invitation(player, by))
                        .toList(),
                before.stream()
                        .filter(player -> !now.contains(player))
                        .sorted()
                        .map(player -> new Settled(NoticeKind.INVITED_TO_MATCH, player))
                        .toList());
    }

    private static CompetitionFact invitation(String player, Sitter by) {
        return new CompetitionFact(
                NoticeKind.INVITED_TO_MATCH,
                0,
                CompetitionFact.About.ALL,
                player,
                null,
                null,
                true,
                List.of(new Recipient(player, NoticeKind.INVITED_TO_MATCH)),
                new NoticeDetails("", null, by, List.of()));
    }
}
