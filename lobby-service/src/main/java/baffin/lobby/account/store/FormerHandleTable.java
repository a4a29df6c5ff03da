package baffin.lobby.account.store;

import baffin.lobby.account.domain.Account;
import baffin.lobby.account.domain.FormerHandles;
import baffin.lobby.account.domain.Handles;
import baffin.platform.limits.PublicName;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.Map;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;

/** Former handles in PostgreSQL. */
@ApplicationScoped
class FormerHandleTable implements FormerHandles {

    private final Transactions transactions;

    FormerHandleTable(@Identifier("lobby") Transactions transactions) {
        this.transactions = transactions;
    }

    /** True when a handle, or one that looks like it, is kept for another account. */
    static Uni<Boolean> kept(Mutiny.Session session, String account, String key, String likeness, Instant now) {
        return Sql.values(
                        session,
                        "select id from former_handle where (handle_key = :key or likeness = :likeness)"
                                + " and account <> :account and until > :now",
                        Map.of("key", key, "likeness", likeness, "account", account, "now", now),
                        String.class)
                .map(found -> !found.isEmpty());
    }

    @Override
    public Uni<Outcome> change(Account account, Name next, Instant now, Instant until, int most) {
        return transactions
                .write(session -> kept(session, account.id(), next.key(), next.likeness(), now)
                        .chain(kept -> kept ? done(Outcome.TAKEN) : rename(session, account, next, now, until, most)))
                .onFailure(AccountTable::taken)
                .recoverWithItem(Outcome.TAKEN);
    }

    private static Uni<Outcome> rename(
            Mutiny.Session session, Account account, Name next, Instant now, Instant until, int most) {
        PublicName last = PublicName.of(account.handle());
        Map<String, Object> renamed =
                Map.of("id", account.id(), "handle", next.shown(), "key", next.key(), "likeness", next.likeness());
        Uni<Integer> rename = Sql.update(
                session,
                "update account set handle = :handle, handle_key = :key, likeness = :likeness where id = :id",
                renamed);
        if (last.key().equals(next.key())) {
            return rename.replaceWith(Outcome.CHANGED);
        }
        return count(session, account.id(), next.key(), now)
                .chain(kept -> kept >= most
                        ? done(Outcome.TOO_OFTEN)
                        : forgetOld(session, next.key(), now)
                                .chain(() -> keep(session, account, last, until))
                                .chain(() -> rename)
                                .replaceWith(Outcome.CHANGED));
    }

    /** What is taken back, and what is kept no more. */
    private static Uni<Integer> forgetOld(Mutiny.Session session, String key, Instant now) {
        return Sql.update(
                session,
                "delete from former_handle where handle_key = :key or until <= :now",
                Map.of("key", key, "now", now));
    }

    /** How many are kept for an account, but the one that it takes back. */
    private static Uni<Long> count(Mutiny.Session session, String account, String next, Instant now) {
        return Sql.values(
                        session,
                        "select count(*) from former_handle"
                                + " where account = :account and handle_key <> :next and until > :now",
                        Map.of("account", account, "next", next, "now", now),
                        Long.class)
                .map(counts -> counts.getFirst());
    }

    private static Uni<Integer> keep(Mutiny.Session session, Account account, PublicName last, Instant until) {
        return Sql.update(
                session,
                "insert into former_handle (id, account, handle_key, likeness, until)"
                        + " values (:id, :account, :key, :likeness, :until)",
                Map.of(
                        "id", UUID.randomUUID().toString(),
                        "account", account.id(),
                        "key", last.key(),
                        "likeness", Handles.likeness(last.shown()),
                        "until", until));
    }

    private static Uni<Outcome> done(Outcome outcome) {
        return Uni.createFrom().item(outcome);
    }
}
