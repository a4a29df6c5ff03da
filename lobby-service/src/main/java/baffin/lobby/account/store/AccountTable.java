package baffin.lobby.account.store;

import baffin.lobby.account.domain.Account;
import baffin.lobby.account.domain.Accounts;
import baffin.match.terms.QuietHours;
import baffin.platform.runtime.projection.store.Transactions;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.hibernate.exception.ConstraintViolationException;
import org.jspecify.annotations.Nullable;

/** Accounts in PostgreSQL; the database alone decides whether a handle is free. */
@ApplicationScoped
class AccountTable implements Accounts {

    private final Transactions transactions;

    AccountTable(@Identifier("lobby") Transactions transactions) {
        this.transactions = transactions;
    }

    @Override
    public Uni<Boolean> add(Account account, String handleKey, String likeness, String passwordHash) {
        return transactions
                .write(session -> FormerHandleTable.kept(
                                session, account.id(), handleKey, likeness, account.createdAt())
                        .chain(kept -> kept
                                ? Uni.createFrom().item(false)
                                : session.persist(AccountEntity.of(account, handleKey, likeness, passwordHash))
                                        .replaceWith(true)))
                .onFailure(AccountTable::taken)
                .recoverWithItem(false);
    }

    @Override
    public Uni<Void> relock(String id, String passwordHash) {
        return transactions.write(session -> session.find(AccountEntity.class, id)
                .invoke(row -> {
                    if (row != null) {
                        row.passwordHash = passwordHash;
                    }
                })
                .replaceWithVoid());
    }

    @Override
    public Uni<Optional<Account>> find(String id) {
        return transactions.read(session -> session.find(AccountEntity.class, id)
                .map(row -> Optional.ofNullable(row).map(AccountEntity::account)));
    }

    @Override
    public Uni<Optional<Locked>> locked(String id) {
        return transactions.read(session -> session.find(AccountEntity.class, id)
                .map(row -> Optional.ofNullable(row).map(AccountEntity::locked)));
    }

    @Override
    public Uni<Optional<Locked>> byHandle(String handleKey) {
        return transactions.read(session -> session.createSelectionQuery(
                        "from AccountEntity where handleKey = :key", AccountEntity.class)
                .setParameter("key", handleKey)
                .getSingleResultOrNull()
                .map(row -> Optional.ofNullable(row).map(AccountEntity::locked)));
    }

    @Override
    public Uni<Optional<QuietHours>> quietHours(String id) {
        return transactions.read(session -> session.find(AccountEntity.class, id)
                .map(row -> Optional.ofNullable(row).flatMap(AccountEntity::quiet)));
    }

    @Override
    public Uni<Map<String, QuietHours>> quietHours(Set<String> ids) {
        return rows("from AccountEntity where id in (:keys)", ids).map(rows -> {
            Map<String, QuietHours> hours = new HashMap<>();
            rows.forEach(row ->
                    row.quiet().ifPresent(quiet -> hours.put(row.account().id(), quiet)));
            return hours;
        });
    }

    @Override
    public Uni<Void> rest(String id, @Nullable QuietHours hours) {
        return transactions.write(session -> session.find(AccountEntity.class, id)
                .invoke(row -> {
                    if (row != null) {
                        row.rest(hours);
                    }
                })
                .replaceWithVoid());
    }

    @Override
    public Uni<List<Account>> botsOf(String owner) {
        return transactions.read(session -> session.createSelectionQuery(
                        "from AccountEntity where owner = :owner order by handleKey", AccountEntity.class)
                .setParameter("owner", owner)
                .getResultList()
                .map(AccountTable::accounts));
    }

    @Override
    public Uni<List<Account>> all(Set<String> ids) {
        return rows("from AccountEntity where id in (:keys)", ids).map(AccountTable::accounts);
    }

    @Override
    public Uni<List<Account>> named(Set<String> handleKeys) {
        return rows("from AccountEntity where handleKey in (:keys)", handleKeys).map(AccountTable::accounts);
    }

    @Override
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
                .map(AccountTable::accounts));
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
}
