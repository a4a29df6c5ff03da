package baffin.lobby.openmatch.api;

import baffin.lobby.api.Ids;
import baffin.lobby.api.Patience;
import baffin.lobby.openmatch.store.MatchList;
import baffin.lobby.openmatch.store.MatchList.After;
import baffin.lobby.openmatch.store.MatchList.Filter;
import baffin.lobby.openmatch.store.MatchList.Listed;
import baffin.platform.limits.Cursor;
import baffin.platform.limits.Page;
import baffin.platform.limits.Times;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads of the list, never older than what the reader has seen. */
@ApplicationScoped
public class LobbyReads {

    private final MatchList matches;
    private final MatchVisibility sight;

    LobbyReads(MatchList matches, MatchVisibility sight) {
        this.matches = matches;
        this.sight = sight;
    }

    /** A match at a version at least, if the viewer may know of it; waits for the version, then fails with 503. */
    Uni<Listed> find(String matchId, long minVersion, @Nullable String viewer, @Nullable String invitation) {
        return Patience.until(
                        () -> matches.find(matchId)
                                .map(found ->
                                        found.filter(listed -> sight.visible(listed.match(), viewer, invitation))),
                        found -> found.map(listed -> listed.match().version()).orElse(0L),
                        minVersion)
                .map(found -> found.orElseThrow(Ids::unknown));
    }

    /** A page of matches, the latest first. Nobody's invitation stands in a list. */
    public Uni<Page<OpenMatchView>> list(Filter filter, @Nullable String cursor, int limit) {
        After after = Cursor.parse(cursor, 2, LobbyReads::after).orElse(null);
        return matches.list(filter, after, limit + 1)
                .map(found -> Page.of(
                        found.stream()
                                .map(listed -> OpenMatchView.of(listed.match(), listed.status(), null))
                                .toList(),
                        limit,
                        view -> Cursor.after(view.openedAt(), view.matchId())));
    }

    private static After after(List<String> keys) {
        return new After(Times.parse(keys.getFirst()), keys.getLast());
    }
}
