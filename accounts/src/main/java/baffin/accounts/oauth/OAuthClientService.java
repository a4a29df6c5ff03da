package baffin.accounts.oauth;

import baffin.accounts.session.SessionService;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemType;
import com.fasterxml.uuid.Generators;
import com.fasterxml.uuid.impl.TimeBasedEpochGenerator;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.net.URI;
import java.time.Clock;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Registers clients, and ends them with all that people have let them do. */
@ApplicationScoped
public class OAuthClientService {

    /** Clients of one owner. */
    private static final int CLIENTS_MAX = 20;

    private final OAuthClients kept;
    private final SessionService sessions;
    private final Clock clock;
    private final TimeBasedEpochGenerator ids = Generators.timeBasedEpochGenerator();

    OAuthClientService(OAuthClients kept, SessionService sessions, Clock clock) {
        this.kept = kept;
        this.sessions = sessions;
        this.clock = clock;
    }

    /**
     * Registers a client.
     *
     * @param owner id of the account that does; null for the host
     * @return fails with 409 when the owner has too many
     */
    public Uni<OAuthClient> register(
            @Nullable String owner, String name, @Nullable URI website, List<URI> redirectUris) {
        OAuthClient client = new OAuthClient(
                ids.generate().toString(),
                owner,
                name,
                website,
                redirectUris,
                clock.instant().truncatedTo(ChronoUnit.MILLIS));
        return kept.add(client, CLIENTS_MAX).map(added -> {
            if (!added) {
                throw Problem.of(ProblemType.CONFLICT, "One has at most " + CLIENTS_MAX + " clients: delete one")
                        .asException();
            }
            return client;
        });
    }

    public Uni<Optional<OAuthClient>> find(String id) {
        return kept.find(id);
    }

    /** Those of an owner, the newest first; null for the host. */
    public Uni<List<OAuthClient>> of(@Nullable String owner) {
        return kept.of(owner);
    }

    /** The one of an owner with an id; null for the host. */
    public Uni<Optional<OAuthClient>> of(@Nullable String owner, String id) {
        return kept.find(id).map(found -> found.filter(client -> Objects.equals(client.owner(), owner)));
    }

    /** Deletes all clients of an account. */
    public Uni<Void> deleteAll(String owner) {
        return kept.of(owner)
                .onItem()
                .transformToMulti(all -> Multi.createFrom().iterable(all))
                .onItem()
                .transformToUniAndConcatenate(this::delete)
                .collect()
                .last();
    }

    /**
     * Deletes a client and ends its sessions, those of all people.
     *
     * @return false when the owner has none with this id
     */
    public Uni<Boolean> delete(@Nullable String owner, String id) {
        return of(owner, id)
                .chain(found -> found.map(client -> delete(client).replaceWith(true))
                        .orElseGet(() -> Uni.createFrom().item(false)));
    }

    private Uni<Void> delete(OAuthClient client) {
        return kept.remove(client.id()).chain(() -> sessions.endOfClient(client.id()));
    }
}
