package baffin.gameservice.sandbox;

import baffin.game.Viewer;
import baffin.gameservice.match.Match;
import org.jspecify.annotations.Nullable;

/**
 * Somebody wants a sandbox.
 *
 * @param owner who plays all seats
 * @param from the match at the version that is copied
 * @param viewer whose knowledge goes into it; null when all of it may go
 */
public record NewSandbox(
        String owner, Match<?, ?, ?, ?> from, @Nullable Viewer viewer) {

    @Nullable
    Integer seat() {
        return viewer instanceof Viewer.Player player ? player.seat().index() : null;
    }
}
