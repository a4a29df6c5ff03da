package baffin.lobby.session.domain;

import io.smallrye.mutiny.Uni;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The sessions that are kept. Refresh tokens are known by their hashes alone. */
public interface Sessions {

    /**
     * Which sessions are over.
     *
     * @param usedBefore those that were last used before (UTC)
     * @param begunBefore those that began before (UTC)
     */
    record Over(Instant usedBefore, Instant begunBefore) {}

    /** Keeps a new session, and forgets all that are over. */
    Uni<Void> add(Session session, String refreshHash, Over over);

    /**
     * Spends a refresh token for the next one of the same session.
     *
     * @param next hash of the next one
     * @param client whose session it must be; null for one of the account itself
     * @param address where it comes from
     * @param patience how long a spent token may come again, since the answer to it may have been lost
     */
    Uni<Renewal> spend(
            String hash,
            String next,
            @Nullable String client,
            String address,
            Instant now,
            Duration patience,
            Over over);

    /** The sessions of an account that are not over, the one used last first. */
    Uni<List<Session>> of(String account, Over over);

    /** The session of an account with an id. */
    Uni<Optional<Session>> find(String account, String id);

    /**
     * The session that has a refresh token, spent or not.
     *
     * @param client whose session it must be; null for one of the account itself
     */
    Uni<Optional<Session>> holding(String refreshHash, @Nullable String client);

    /** The sessions of a client, those of all accounts. */
    Uni<List<Session>> ofClient(String client);

    /** Forgets a session and its refresh tokens. */
    Uni<Void> remove(String id);

    /**
     * Forgets all sessions of an account.
     *
     * @param except id of one that stays; empty for none
     */
    Uni<Void> removeAll(String account, String except);
}
