package baffin.accounts.registration;

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

/** Invitations in PostgreSQL. */
@ApplicationScoped
class InvitationTable implements AccountInvitations {

    /** Who has used an invitation is known again, and is not to be read from the row. */
    private static final String MARK =
            "encode(sha256(convert_to(cast(:id as text) || '/' || cast(:handle as text), 'UTF8')), 'hex')";

    private final Transactions transactions;

    InvitationTable(@Identifier("lobby") Transactions transactions) {
        this.transactions = transactions;
    }

    @Override
    public Uni<Void> add(AccountInvitation invitation, String hash) {
        return transactions.write(session -> Sql.update(
                        session,
                        "delete from account_invitation where expires_at <= :now",
                        Map.of("now", invitation.createdAt()))
                .chain(() -> Sql.update(
                        session,
                        "insert into account_invitation (id, hash, uses, created_at, expires_at)"
                                + " values (:id, :hash, :uses, :created, :expires)",
                        Map.of(
                                "id", invitation.id(),
                                "hash", hash,
                                "uses", invitation.uses(),
                                "created", invitation.createdAt(),
                                "expires", invitation.expiresAt())))
                .replaceWithVoid());
    }

    @Override
    public Uni<List<AccountInvitation>> open(Instant now) {
        return transactions
                .read(session -> Sql.rows(
                        session,
                        "select i.id, i.uses, i.created_at, i.expires_at, (select cast(count(*) as int)"
                                + " from account_invitation_use u where u.invitation = i.id) as used"
                                + " from account_invitation i where i.expires_at > :now"
                                + " order by i.created_at desc, i.id desc",
                        Map.of("now", now)))
                .map(rows -> rows.stream().map(InvitationTable::invitation).toList());
    }

    @Override
    public Uni<Boolean> remove(String id) {
        return transactions
                .write(session ->
                        Sql.update(session, "delete from account_invitation where id = :id", Map.of("id", id)))
                .map(deleted -> deleted > 0);
    }

    @Override
    public Uni<Optional<Use>> take(String hash, String handleKey, Instant now) {
        // the lock makes others wait who take the last use at the same time
        return transactions.write(session -> Sql.values(
                        session,
                        "select id from account_invitation where hash = :hash and expires_at > :now for update",
                        Map.of("hash", hash, "now", now),
                        String.class)
                .chain(found -> found.isEmpty()
                        ? Uni.createFrom().item(Optional.empty())
                        : take(session, found.getFirst(), handleKey)));
    }

    private static Uni<Optional<Use>> take(Mutiny.Session session, String id, String handleKey) {
        Map<String, String> one = Map.of("id", id, "handle", handleKey);
        return Sql.update(
                        session,
                        "insert into account_invitation_use (invitation, handle_key) select :id, " + MARK
                                + " where (select count(*) from account_invitation_use where invitation = :id)"
                                + " < (select uses from account_invitation where id = :id)"
                                + " on conflict do nothing",
                        one)
                .chain(added -> Sql.values(
                                session,
                                "select invitation from account_invitation_use"
                                        + " where invitation = :id and handle_key = " + MARK,
                                one,
                                String.class)
                        .map(taken -> taken.stream().findFirst().map(found -> new Use(found, added > 0))));
    }

    @Override
    public Uni<Void> giveBack(String id, String handleKey) {
        return transactions.write(session -> Sql.update(
                        session,
                        "delete from account_invitation_use where invitation = :id and handle_key = " + MARK,
                        Map.of("id", id, "handle", handleKey))
                .replaceWithVoid());
    }

    private static AccountInvitation invitation(Tuple row) {
        return new AccountInvitation(
                row.get("id", String.class),
                row.get("uses", Integer.class),
                row.get("used", Integer.class),
                Sql.moment(row, "created_at"),
                Sql.moment(row, "expires_at"));
    }
}
