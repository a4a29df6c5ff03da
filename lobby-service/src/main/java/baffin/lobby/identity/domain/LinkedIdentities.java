package baffin.lobby.identity.domain;

import io.smallrye.mutiny.Uni;
import java.util.List;
import java.util.Optional;

/** The identities that are linked to accounts. */
public interface LinkedIdentities {

    /**
     * Keeps one; false when its subject is linked already.
     *
     * @param most of one account
     */
    Uni<Boolean> add(LinkedIdentity linked, int most);

    /** The one of a subject. */
    Uni<Optional<LinkedIdentity>> of(Subject subject);

    /** Those of an account, the first one first. */
    Uni<List<LinkedIdentity>> of(String account);

    /** Forgets one. */
    Uni<Void> remove(String id);
}
