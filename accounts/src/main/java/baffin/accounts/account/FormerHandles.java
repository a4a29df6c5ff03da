package baffin.accounts.account;

import baffin.platform.directory.NameDirectory;
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

/** Handles that accounts had before, which nobody else may take for a time. */
@ApplicationScoped
public class FormerHandles {

    private final Transactions transactions;
    private final NameDirectory names;

    FormerHandles(@Identifier("lobby") Transactions transactions, NameDirectory names) {
        this.transactions = transactions;
        this.names = names;
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

    /**
     * Gives an account another handle and keeps the one so far for it.
     *
     * @param until when others may take the one so far (UTC)
     * @param most former handles that are kept for the account
     */
    public Uni<Outcome> change(Account account, Name next, Instant now, Instant until, int most) {
        return transactions
                .write(session -> kept(session, account.id(), next.key(), next.likeness(), now)
                        .chain(kept -> kept ? done(Outcome.TAKEN) : rename(session, account, next, now, until, most)))
                .invoke(outcome -> {
                    if (outcome == Outcome.CHANGED) {
                        names.learned(account.id(), next.shown());
                    }
                })
                .onFailure(Accounts::taken)
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

    /** What becomes of a change. */
    public enum Outcome {
        CHANGED,
        /** Somebody has the handle, or one that looks like it, or had it a short time ago. */
        TAKEN,
        /** The account has changed its handle too often. */
        TOO_OFTEN
    }

    /**
     * A handle and what it is compared by.
     *
     * @param shown as people read it
     * @param key equal for handles that are taken for the same
     * @param likeness equal for handles that look alike
     */
    public record Name(String shown, String key, String likeness) {}
}
