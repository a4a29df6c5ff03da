package baffin.accounts.session;

import baffin.accounts.account.Account;
import java.time.Instant;
import java.util.Map;

/**
 * What ends the credentials of an account: one statement that raises the epoch of the account, or changes nothing when
 * what it began with has ended meanwhile.
 *
 * @param account id of the account
 */
record CredentialChange(String account, String statement, Map<String, ?> values) {

    private static final String RAISED = "update account a set epoch = a.epoch + 1";

    CredentialChange {
        values = Map.copyOf(values);
    }

    /** The end of all that signs in to an account, whatever its epoch. */
    static CredentialChange endOfAll(String account) {
        return new CredentialChange(account, RAISED + " where a.id = :account", Map.of("account", account));
    }

    /** The same as somebody asks for who has seen an epoch. */
    static CredentialChange endOfAll(Account seen) {
        return new CredentialChange(
                seen.id(),
                RAISED + " where a.id = :account and a.epoch = :epoch",
                Map.of("account", seen.id(), "epoch", seen.epoch()));
    }

    /** A new password, by its hash. */
    static CredentialChange password(Account seen, String hash) {
        return new CredentialChange(
                seen.id(),
                RAISED + ", password_hash = :password where a.id = :account and a.epoch = :epoch",
                Map.of("account", seen.id(), "epoch", seen.epoch(), "password", hash));
    }

    /** A new password of a bot, as its owner asks for it who has seen an epoch of both. */
    static CredentialChange ofBot(Account owner, Account bot, String hash) {
        return new CredentialChange(
                bot.id(),
                RAISED + ", password_hash = :password where a.id = :account and a.epoch = :epoch"
                        + " and exists (select 1 from account o where o.id = a.owner and o.epoch = :owner)",
                Map.of("account", bot.id(), "epoch", bot.epoch(), "owner", owner.epoch(), "password", hash));
    }

    /**
     * A new password by a one-time code, which is used up.
     *
     * @param code its hash
     */
    static CredentialChange reset(String account, String code, Instant now, String hash) {
        return new CredentialChange(
                account,
                "with used as (delete from password_reset where hash = :code"
                        + " returning account, epoch, address, expires_at) "
                        + RAISED + ", password_hash = :password from used where " + PasswordResets.GOOD,
                Map.of("code", code, "now", now, "password", hash));
    }
}
