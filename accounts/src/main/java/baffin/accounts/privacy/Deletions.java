package baffin.accounts.privacy;

import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.Tuple;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.hibernate.reactive.mutiny.Mutiny;

/** The accounts whose owners have asked for their end. */
@ApplicationScoped
public class Deletions {

    private final Transactions transactions;

    Deletions(@Identifier("lobby") Transactions transactions) {
        this.transactions = transactions;
    }

    /** Keeps one, unless the account has one; then that one counts. */
    public Uni<Pending> add(String account, Pending pending) {
        return transactions.write(session -> Sql.update(
                        session,
                        "insert into account_deletion (account, requested_at, due_at) values (:account, :at, :due)"
                                + " on conflict do nothing",
                        Map.of("account", account, "at", pending.requestedAt(), "due", pending.dueAt()))
                .chain(() -> of(session, account))
                .map(Optional::orElseThrow));
    }

    public Uni<Optional<Pending>> of(String account) {
        return transactions.read(session -> of(session, account));
    }

    private static Uni<Optional<Pending>> of(Mutiny.Session session, String account) {
        return Sql.rows(
                        session,
                        "select requested_at, due_at from account_deletion where account = :account",
                        Map.of("account", account))
                .map(rows -> rows.stream().findFirst().map(Deletions::pending));
    }

    /** Takes that of an account back; false when it has none. */
    public Uni<Boolean> remove(String account) {
        return transactions
                .write(session -> Sql.update(
                        session, "delete from account_deletion where account = :account", Map.of("account", account)))
                .map(removed -> removed > 0);
    }

    /** Accounts that are to be erased now. */
    public Uni<List<String>> due(Instant now, int most) {
        return transactions.read(session -> Sql.values(
                session,
                "select account from account_deletion where due_at <= :now order by due_at limit :most",
                Map.of("now", now, "most", most),
                String.class));
    }

    private static Pending pending(Tuple row) {
        return new Pending(Sql.moment(row, "requested_at"), Sql.moment(row, "due_at"));
    }

    /**
     * The end that an owner has asked for.
     *
     * @param requestedAt when (UTC, ms)
     * @param dueAt when the account is erased (UTC, ms); until then it can be taken back
     */
    @Schema(name = "AccountDeletion")
    public record Pending(Instant requestedAt, Instant dueAt) {}
}
