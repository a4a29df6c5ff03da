package baffin.accounts.account;

import org.jspecify.annotations.Nullable;

/**
 * What an account may do beside playing, or not at all.
 *
 * @param operator true when its owner looks after the accounts of the platform
 * @param suspension the latest one that nobody has lifted; null for none
 * @param leaving true when its owner has asked for its deletion
 */
public record AccountStatus(boolean operator, @Nullable Suspension suspension, boolean leaving) {

    /** That of most accounts. */
    public static final AccountStatus USUAL = new AccountStatus(false, null, false);
}
