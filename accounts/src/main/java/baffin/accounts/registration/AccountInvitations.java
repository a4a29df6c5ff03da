package baffin.accounts.registration;

import io.smallrye.mutiny.Uni;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** The invitations that are kept; a code is known by its hash alone. */
public interface AccountInvitations {

    /** Keeps a new one, and forgets those that have ended. */
    Uni<Void> add(AccountInvitation invitation, String hash);

    /** Those that have not ended, the newest first. */
    Uni<List<AccountInvitation>> open(Instant now);

    /** Ends one; false when there is none. */
    Uni<Boolean> remove(String id);

    /**
     * A use of an invitation.
     *
     * @param invitation its id
     * @param first false when the handle had it before
     */
    record Use(String invitation, boolean first) {}

    /**
     * Takes one use for a handle; a handle that has one already takes no other.
     *
     * @return empty when nobody has the code, it has ended, or all of its uses are taken
     */
    Uni<Optional<Use>> take(String hash, String handleKey, Instant now);

    /** Gives the use of a handle back. */
    Uni<Void> giveBack(String id, String handleKey);
}
