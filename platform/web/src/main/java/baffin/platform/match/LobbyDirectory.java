package baffin.platform.match;

import baffin.match.terms.Uuid;
import baffin.platform.credential.AccountsClient;
import baffin.platform.identity.Callers;
import io.smallrye.mutiny.Uni;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.json.JsonObject;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;
import java.util.Set;
import org.jboss.logging.Logger;

/**
 * What the lobby shows to the caller of the present request, for read models that do not have it yet: it decides what
 * starts, and all others learn of it from the log. Asked only about what is missing.
 */
@ApplicationScoped
public class LobbyDirectory {

    private static final Logger LOG = Logger.getLogger(LobbyDirectory.class);
    private static final Set<String> STARTED = Set.of("RUNNING", "ENDED");
    private static final int NOT_FOUND = 404;

    private final AccountsClient lobby;
    private final Callers callers;

    protected LobbyDirectory(AccountsClient lobby, Callers callers) {
        this.lobby = lobby;
        this.callers = callers;
    }

    /** Whether the lobby shows the match to the caller as one that has started; false while the lobby is away. */
    public Uni<Boolean> started(String match) {
        return shown(match, "lobby/matches/" + match)
                .map(found -> found.filter(view -> STARTED.contains(view.getString("state")))
                        .isPresent());
    }

    /** Whether the lobby shows the competition to the caller; false while the lobby is away. */
    public Uni<Boolean> competition(String id) {
        return shown(id, "competitions/" + id).map(Optional::isPresent);
    }

    /** Whether the lobby shows the round to the caller; false while the lobby is away. */
    public Uni<Boolean> round(String competition, int round) {
        return shown(competition, "competitions/" + competition + "/rounds/" + round)
                .map(Optional::isPresent);
    }

    private Uni<Optional<JsonObject>> shown(String id, String path) {
        if (!Uuid.is(id)) {
            return Uni.createFrom().item(Optional.empty());
        }
        return callers.bearer()
                .chain(bearer -> {
                    var request = lobby.get("/api/v1/" + path);
                    bearer.ifPresent(
                            token -> request.putHeader(HttpHeaders.AUTHORIZATION.toString(), "Bearer " + token));
                    return lobby.answer(request.send(), NOT_FOUND, JsonObject::copy, "The lobby is away");
                })
                .onFailure()
                .recoverWithItem(away -> {
                    LOG.debugf("the lobby does not tell of %s: %s", path, away.getMessage());
                    return Optional.empty();
                });
    }
}
