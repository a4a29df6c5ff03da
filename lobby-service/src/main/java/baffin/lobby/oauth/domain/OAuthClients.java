package baffin.lobby.oauth.domain;

import io.smallrye.mutiny.Uni;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The clients that are registered. */
public interface OAuthClients {

    /**
     * Keeps one.
     *
     * @param most of one owner
     * @return false when the owner has so many already
     */
    Uni<Boolean> add(OAuthClient client, int most);

    /** The one with an id. */
    Uni<Optional<OAuthClient>> find(String id);

    /** Those of an owner, the newest first; null for the host. */
    Uni<List<OAuthClient>> of(@Nullable String owner);

    /** Forgets one. */
    Uni<Void> remove(String id);
}
