package baffin.accounts.privacy;

import baffin.accounts.privacy.Deletions.Pending;
import java.time.Instant;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * The end of an account that its owner has asked for.
 *
 * @param requestedAt when (UTC)
 * @param dueAt when the account is erased (UTC); until then it can be taken back
 */
@Schema(name = "AccountDeletion")
public record DeletionView(Instant requestedAt, Instant dueAt) {

    static DeletionView of(Pending pending) {
        return new DeletionView(pending.requestedAt(), pending.dueAt());
    }
}
