package baffin.accounts.operator.api;

import baffin.accounts.account.Account;
import baffin.accounts.account.AccountStatus;
import baffin.accounts.account.Suspension;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * An account as operators see it.
 *
 * @param id id of the player
 * @param handle the public name
 * @param bot true when a program plays
 * @param owner id of the player to whom a bot belongs; absent for a player
 * @param createdAt when it was made (UTC)
 * @param operator true when its owner is an operator
 * @param suspension absent when it may sign in
 */
@Schema(name = "OperatedAccount")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record OperatedAccount(
        String id,
        String handle,
        boolean bot,
        @Nullable String owner,
        Instant createdAt,
        boolean operator,
        @Nullable Suspended suspension) {

    /**
     * Why an account may not sign in.
     *
     * @param since when it was suspended (UTC)
     * @param until when that ends by itself (UTC); absent until an operator lifts it
     * @param reason as its owner reads it
     */
    @Schema(name = "Suspension")
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record Suspended(Instant since, @Nullable Instant until, String reason) {}

    static OperatedAccount of(Account account, AccountStatus status, Instant now) {
        Suspension suspension = status.suspension();
        return new OperatedAccount(
                account.id(),
                account.handle(),
                account.bot(),
                account.owner(),
                account.createdAt(),
                status.operator(),
                suspension == null || !suspension.holds(now)
                        ? null
                        : new Suspended(suspension.since(), suspension.until(), suspension.reason()));
    }
}
