package baffin.accounts.privacy;

import baffin.accounts.privacy.Deletions.Asked;
import java.time.Instant;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * The end of an account that its owner has asked for.
 *
 * @param askedAt when (UTC)
 * @param dueAt when the account is erased (UTC); until then it can be taken back
 */
@Schema(name = "AccountDeletion")
public record DeletionView(Instant askedAt, Instant dueAt) {

    static DeletionView of(Asked asked) {
        return new DeletionView(asked.askedAt(), asked.dueAt());
    }
}
