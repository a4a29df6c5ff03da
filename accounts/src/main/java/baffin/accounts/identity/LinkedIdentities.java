package baffin.accounts.identity;

import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.Tuple;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The identities that are linked to accounts. */
@ApplicationScoped
public class LinkedIdentities {

    private static final String SELECT = "select id, account, issuer, subject, linked_at from linked_identity ";

    /** In place of the epoch of an account that is still to be made. */
    static final long NEW = -1;

    private final Transactions transactions;

    LinkedIdentities(@Identifier("lobby") Transactions transactions) {
        this.transactions = transactions;
    }

    /**
     * Keeps one; false when its subject is linked already.
     *
     * @param epoch that the account must still have; {@link #NEW} for an account that is still to be made
     * @param most of one account
     */
    public Uni<Boolean> add(LinkedIdentity linked, long epoch, int most) {
        return transactions
                .write(session -> Sql.update(
                        session,
                        "insert into linked_identity (id, account, issuer, subject, linked_at)"
                                + " select :id, :account, :issuer, :subject, :linked"
                                + " where (select count(*) from linked_identity where account = :account) < :most"
                                + " and (:epoch = " + NEW + " or :epoch ="
                                + " (select epoch from account where id = :account))"
                                + " on conflict (issuer, subject) do nothing",
                        Map.of(
                                "id", linked.id(),
                                "account", linked.account(),
                                "issuer", linked.subject().issuer(),
                                "subject", linked.subject().id(),
                                "linked", linked.linkedAt(),
                                "epoch", epoch,
                                "most", most)))
                .map(added -> added > 0);
    }

    /** Those of an account, the first one first. */
    public Uni<Optional<LinkedIdentity>> of(ProviderSubject subject) {
        return read(
                        "where issuer = :issuer and subject = :subject",
                        Map.of("issuer", subject.issuer(), "subject", subject.id()))
                .map(rows -> rows.stream().findFirst());
    }

    /** Those of an account, the first one first. */
    public Uni<List<LinkedIdentity>> of(String account) {
        return read("where account = :account order by linked_at, id", Map.of("account", account));
    }

    /** Forgets one. */
    public Uni<Void> remove(String id) {
        return transactions.write(
                session -> Sql.update(session, "delete from linked_identity where id = :id", Map.of("id", id))
                        .replaceWithVoid());
    }

    private Uni<List<LinkedIdentity>> read(String which, Map<String, ?> parameters) {
        return transactions
                .read(session -> Sql.rows(session, SELECT + which, parameters))
                .map(rows -> rows.stream().map(LinkedIdentities::linked).toList());
    }

    private static LinkedIdentity linked(Tuple row) {
        return new LinkedIdentity(
                row.get("id", String.class),
                row.get("account", String.class),
                new ProviderSubject(row.get("issuer", String.class), row.get("subject", String.class)),
                Sql.moment(row, "linked_at"));
    }
}
