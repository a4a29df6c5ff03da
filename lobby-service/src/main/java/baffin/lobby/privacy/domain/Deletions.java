package baffin.lobby.privacy.domain;

import io.smallrye.mutiny.Uni;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** The accounts whose owners have asked for their end. */
public interface Deletions {

    /**
     * The end that an owner has asked for.
     *
     * @param account id of the account
     * @param askedAt when (UTC, ms)
     * @param dueAt when the account is erased (UTC, ms)
     */
    record Asked(String account, Instant askedAt, Instant dueAt) {}

    /** Keeps one, unless the account has one; then that one counts. */
    Uni<Asked> add(Asked asked);

    /** That of an account. */
    Uni<Optional<Asked>> of(String account);

    /** Takes that of an account back; false when it has none. */
    Uni<Boolean> remove(String account);

    /** Accounts that are to be erased now. */
    Uni<List<String>> due(Instant now, int most);
}
