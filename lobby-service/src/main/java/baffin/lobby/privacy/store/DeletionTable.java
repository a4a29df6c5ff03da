package baffin.lobby.privacy.store;

import baffin.lobby.privacy.domain.Deletions;
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
import org.hibernate.reactive.mutiny.Mutiny;

/** The ends of accounts that were asked for, in PostgreSQL. */
@ApplicationScoped
class DeletionTable implements Deletions {

    private final Transactions transactions;

    DeletionTable(@Identifier("lobby") Transactions transactions) {
        this.transactions = transactions;
    }

    @Override
    public Uni<Asked> add(Asked asked) {
        return transactions.write(session -> Sql.update(
                        session,
                        "insert into account_deletion (account, asked_at, due_at) values (:account, :asked, :due)"
                                + " on conflict do nothing",
                        Map.of("account", asked.account(), "asked", asked.askedAt(), "due", asked.dueAt()))
                .chain(() -> of(session, asked.account()))
                .map(Optional::orElseThrow));
    }

    @Override
    public Uni<Optional<Asked>> of(String account) {
        return transactions.read(session -> of(session, account));
    }

    private static Uni<Optional<Asked>> of(Mutiny.Session session, String account) {
        return Sql.rows(
                        session,
                        "select account, asked_at, due_at from account_deletion where account = :account",
                        Map.of("account", account))
                .map(rows -> rows.stream().findFirst().map(DeletionTable::asked));
    }

    @Override
    public Uni<Boolean> remove(String account) {
        return transactions
                .write(session -> Sql.update(
                        session, "delete from account_deletion where account = :account", Map.of("account", account)))
                .map(removed -> removed > 0);
    }

    @Override
    public Uni<List<String>> due(Instant now, int most) {
        return transactions.read(session -> Sql.values(
                session,
                "select account from account_deletion where due_at <= :now order by due_at limit :most",
                Map.of("now", now, "most", most),
                String.class));
    }

    private static Asked asked(Tuple row) {
        return new Asked(row.get("account", String.class), Sql.moment(row, "asked_at"), Sql.moment(row, "due_at"));
    }
}
