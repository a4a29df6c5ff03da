package baffin.accounts.session;

import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;

/** What lets somebody in once who has lost the password; known by its hash alone. */
@ApplicationScoped
public class PasswordResets {

    /** Holds a code {@code used} against its account {@code a}: its end, its epoch, the address that it was sent to. */
    static final String GOOD = "used.expires_at > :now and a.id = used.account and a.epoch = used.epoch"
            + " and (used.address is null or used.address ="
            + " (select e.address from account_email e where e.account = a.id))";

    private final Transactions transactions;

    PasswordResets(@Identifier("lobby") Transactions transactions) {
        this.transactions = transactions;
    }

    /**
     * Keeps one for an account. A stranger may ask for an e-mail: earlier codes then stay good, and
     * one that somebody hands over takes the place of another one.
     *
     * @param address to which it is sent by e-mail; empty when somebody hands it over
     */
    public Uni<Void> put(String account, String hash, Instant now, Instant expiresAt, String address) {
        return transactions.write(session -> Sql.update(
                        session,
                        "delete from password_reset where account = :account"
                                + " and (expires_at <= :now or address is null and :address = '')",
                        Map.of("account", account, "now", now, "address", address))
                .chain(() -> Sql.update(
                        session,
                        "insert into password_reset (account, hash, expires_at, epoch, address)"
                                + " select a.id, :hash, :expires, a.epoch, nullif(:address, '')"
                                + " from account a where a.id = :account",
                        Map.of("account", account, "hash", hash, "expires", expiresAt, "address", address)))
                .replaceWithVoid());
    }

    /** Id of the account that one is for; empty when it is not good, or no more. */
    public Uni<Optional<String>> account(String hash, Instant now) {
        return transactions
                .read(session -> Sql.values(
                        session,
                        "select a.id from password_reset used, account a where used.hash = :hash and " + GOOD,
                        Map.of("hash", hash, "now", now),
                        String.class))
                .map(found -> found.stream().findFirst());
    }
}
