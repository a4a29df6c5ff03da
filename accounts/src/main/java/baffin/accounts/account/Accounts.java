package baffin.accounts.account;

import baffin.match.terms.QuietHours;
import baffin.platform.directory.NameDirectory;
import baffin.platform.identity.SessionToken;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.hibernate.exception.ConstraintViolationException;
import org.jspecify.annotations.Nullable;

/** The accounts that are kept. */
@ApplicationScoped
public class Accounts {

    private final Transactions transactions;
    private final NameDirectory names;

    Accounts(@Identifier("lobby") Transactions transactions, NameDirectory names) {
        this.transactions = transactions;
        this.names = names;
    }

    /**
     * Keeps a new account.
     *
     * @param handleKey equal for handles that are taken for the same
     * @param likeness equal for handles that look alike
     * @return false when the handle, or one that looks like it, is taken or kept for who had it before
     */
    public Uni<Boolean> add(Account account, String handleKey, String likeness, String passwordHash) {
        return transactions
                .write(session -> FormerHandles.kept(session, account.id(), handleKey, likeness, account.createdAt())
                        .chain(kept -> kept
                                ? Uni.createFrom().item(false)
                                : session.persist(AccountEntity.of(account, handleKey, likeness, passwordHash))
                                        .replaceWith(true)))
                .invoke(added -> {
                    if (added) {
                        names.learned(account.id(), account.handle());
                    }
                })
                .onFailure(Accounts::taken)
                .recoverWithItem(false);
    }

    public Uni<Optional<Account>> find(String id) {
        return transactions.read(session -> session.find(AccountEntity.class, id)
                .map(row -> Optional.ofNullable(row).map(AccountEntity::account)));
    }

    /** The same with what proves that one is its owner. */
    public Uni<Optional<Locked>> locked(String id) {
        return transactions.read(session -> session.find(AccountEntity.class, id)
                .map(row -> Optional.ofNullable(row).map(AccountEntity::locked)));
    }

    /** The account of a session; empty when the session, or the epoch to which it belongs, has ended. */
    public Uni<Optional<Locked>> locked(SessionToken asking) {
        return transactions.read(session -> Sql.values(
                        session,
                        "select epoch from session where id = :session and account = :account",
                        Map.of("session", asking.session(), "account", asking.account()),
                        Long.class)
                .chain(seen -> session.find(AccountEntity.class, asking.account())
                        .map(row -> Optional.ofNullable(row)
                                .filter(known -> seen.contains(known.epoch))
                                .map(AccountEntity::locked))));
    }

    /** True for a session that has begun, or was proved, since a moment. */
    Uni<Boolean> proved(String session, Instant since) {
        return transactions
                .read(open -> Sql.values(
                        open,
                        "select id from session where id = :session and proved_at >= :since",
                        Map.of("session", session, "since", since),
                        String.class))
                .map(found -> !found.isEmpty());
    }

    /** Notes that the owner of a session has proved themselves. */
    Uni<Void> prove(String session, Instant now) {
        return transactions.write(open -> Sql.update(
                        open,
                        "update session set proved_at = :now where id = :session",
                        Map.of("session", session, "now", now))
                .replaceWithVoid());
    }

    /** Finds an account by what all ways of writing its handle share. */
    public Uni<Optional<Locked>> byHandle(String handleKey) {
        return transactions.read(session -> session.createSelectionQuery(
                        "from AccountEntity where handleKey = :key", AccountEntity.class)
                .setParameter("key", handleKey)
                .getSingleResultOrNull()
                .map(row -> Optional.ofNullable(row).map(AccountEntity::locked)));
    }

    /** The hours in which players sleep, by id; who has none is left out. */
    public Uni<Optional<QuietHours>> quietHours(String id) {
        return transactions.read(session -> session.find(AccountEntity.class, id)
                .map(row -> Optional.ofNullable(row).flatMap(AccountEntity::quiet)));
    }

    /** The hours in which players sleep, by id; who has none is left out. */
    public Uni<Map<String, QuietHours>> quietHours(Set<String> ids) {
        return rows("from AccountEntity where id in (:keys)", ids).map(rows -> {
            Map<String, QuietHours> hours = new HashMap<>();
            rows.forEach(row ->
                    row.quiet().ifPresent(quiet -> hours.put(row.account().id(), quiet)));
            return hours;
        });
    }

    /** Sets the hours in which a player sleeps; null for none. */
    public Uni<Void> rest(String id, @Nullable QuietHours hours) {
        return transactions.write(session -> session.find(AccountEntity.class, id)
                .invoke(row -> {
                    if (row != null) {
                        row.rest(hours);
                    }
                })
                .replaceWithVoid());
    }

    /** The bots of a player, by handle. */
    public Uni<List<Account>> botsOf(String owner) {
        return transactions.read(session -> session.createSelectionQuery(
                        "from AccountEntity where owner = :owner order by handleKey", AccountEntity.class)
                .setParameter("owner", owner)
                .getResultList()
                .map(Accounts::accounts));
    }

    /** The accounts with these ids; unknown ids are left out. */
    public Uni<List<Account>> all(Set<String> ids) {
        return rows("from AccountEntity where id in (:keys)", ids).map(Accounts::accounts);
    }

    /** The accounts whose handles have these keys; unknown keys are left out. */
    public Uni<List<Account>> named(Set<String> handleKeys) {
        return rows("from AccountEntity where handleKey in (:keys)", handleKeys).map(Accounts::accounts);
    }

    /**
     * The accounts whose handles begin with a text, or look as if they did; by handle.
     *
     * @param handleKey what all ways of writing the text share
     * @param likeness of the text
     * @param after key of the handle after which to begin; empty for the first ones
     * @param most accounts
     */
    public Uni<List<Account>> beginning(String handleKey, String likeness, String after, int most) {
        return transactions.read(session -> session.createSelectionQuery("""
                                from AccountEntity
                                where (handleKey like :key escape '!' or likeness like :likeness escape '!')
                                    and handleKey > :after
                                order by handleKey""", AccountEntity.class)
                .setParameter("key", prefix(handleKey))
                .setParameter("likeness", prefix(likeness))
                .setParameter("after", after)
                .setMaxResults(most)
                .getResultList()
                .map(Accounts::accounts));
    }

    private static String prefix(String text) {
        return text.replaceAll("[!%_]", "!$0") + "%";
    }

    private Uni<List<AccountEntity>> rows(String query, Set<String> keys) {
        return keys.isEmpty()
                ? Uni.createFrom().item(List.of())
                : transactions.read(session -> session.createSelectionQuery(query, AccountEntity.class)
                        .setParameter("keys", keys)
                        .getResultList());
    }

    private static List<Account> accounts(List<AccountEntity> rows) {
        return rows.stream().map(AccountEntity::account).toList();
    }

    static boolean taken(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof ConstraintViolationException refused
                    && refused.getKind() == ConstraintViolationException.ConstraintKind.UNIQUE) {
                return true;
            }
        }
        return false;
    }

    /**
     * An account with what proves that one is its owner.
     *
     * @param passwordHash in the format of {@link Passwords}; empty when nobody can sign in with a password
     */
    public record Locked(Account account, String passwordHash) {

        /** True when its owner has a password. */
        public boolean hasPassword() {
            return !passwordHash.isEmpty();
        }
    }
}
