package baffin.accounts.session;

import baffin.platform.idempotency.StoredResponses;
import baffin.platform.identity.Scope;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.Tuple;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.hibernate.reactive.mutiny.Mutiny;
import org.jspecify.annotations.Nullable;

/** The sessions that are kept. Refresh tokens are known by their hashes alone. */
@ApplicationScoped
public class Sessions {

    private static final String COLUMNS =
            "s.id, s.account, s.device, s.address, s.created_at, s.used_at, s.client, s.scopes, s.second_factor,"
                    + " c.name as client_name";
    private static final String FROM = "session s join account a on a.id = s.account and a.epoch = s.epoch"
            + " left join oauth_client c on c.id = s.client";
    private static final String OF_CLIENT = "coalesce(s.client, '') = :client";
    private static final String NOT_OVER =
            "s.used_at >= :used and s.created_at >= :begun and (s.client is null or c.id is not null)";

    private final Transactions transactions;

    Sessions(@Identifier("lobby") Transactions transactions) {
        this.transactions = transactions;
    }

    /**
     * Keeps a new session, and forgets all that are over.
     *
     * @param epoch of the account when the owner proved who they are
     * @return false when the account has a later one, or is gone
     */
    public Uni<Boolean> add(Session one, long epoch, String refreshHash, Over over) {
        return transactions.write(session -> Sql.update(
                        session,
                        "insert into session"
                                + " (id, account, device, address, created_at, used_at, proved_at, client, scopes,"
                                + " epoch)"
                                + " select :id, a.id, :device, :address, :created, :used, :created,"
                                + " nullif(:client, ''), nullif(:scopes, ''), a.epoch"
                                + " from account a where a.id = :account and a.epoch = :epoch",
                        Map.of(
                                "id", one.id(),
                                "account", one.account(),
                                "device", one.device(),
                                "address", one.address(),
                                "created", one.createdAt(),
                                "used", one.usedAt(),
                                "client", one.use() == null ? "" : one.use().client(),
                                "scopes",
                                        one.use() == null
                                                ? ""
                                                : Scope.claim(one.use().scopes()),
                                "epoch", epoch))
                .chain(added -> added == 0
                        ? Uni.createFrom().item(false)
                        : token(session, refreshHash, one.id())
                                .chain(() -> forget(session, over))
                                .replaceWith(true)));
    }

    private static Uni<Integer> forget(Mutiny.Session session, Over over) {
        return Sql.update(
                session,
                "delete from session where used_at < :used or created_at < :begun",
                Map.of("used", over.usedBefore(), "begun", over.begunBefore()));
    }

    /**
     * Spends a refresh token for the next one of the same session, which is the same each time.
     *
     * @param next hash of the next one
     * @param client whose session it must be; null for one of the account itself
     * @param address where it comes from
     * @param patience how long a spent token may come again, since the answer to it may have been lost; no longer once
     *     the next one was used
     */
    public Uni<Renewal> spend(
            String hash,
            String next,
            @Nullable String client,
            String address,
            Instant now,
            Duration patience,
            Over over) {
        return transactions.write(session -> Sql.rows(
                        session,
                        "select " + COLUMNS + ", t.spent_at from " + FROM
                                + " join refresh_token t on s.id = t.session"
                                + " where t.hash = :hash and " + OF_CLIENT + " and " + NOT_OVER + " for update of t, s",
                        Map.of(
                                "hash", hash,
                                "client", text(client),
                                "used", over.usedBefore(),
                                "begun", over.begunBefore()))
                .chain(rows -> rows.isEmpty()
                        ? Uni.createFrom().item(new Renewal.Unknown())
                        : spend(session, rows.getFirst(), hash, next, address, now, patience)));
    }

    private static Uni<Renewal> spend(
            Mutiny.Session session,
            Tuple row,
            String hash,
            String next,
            String address,
            Instant now,
            Duration patience) {
        Session one = read(row);
        Instant spent = Sql.momentOrNull(row, "spent_at");
        if (spent != null) {
            return spent.plus(patience).isBefore(now)
                    ? Uni.createFrom().item(new Renewal.Reused(one))
                    : unused(session, next).map(same -> same ? new Renewal.Renewed(one) : new Renewal.Reused(one));
        }
        return Sql.update(
                        session,
                        "update refresh_token set spent_at = :now where hash = :hash",
                        Map.of("now", now, "hash", hash))
                .chain(() -> Sql.update(
                        session,
                        "update session set used_at = :now, address = :address where id = :id",
                        Map.of("now", now, "address", address, "id", one.id())))
                .chain(() -> token(session, next, one.id()))
                .replaceWith(new Renewal.Renewed(one));
    }

    /** Asked once the session is locked: who came first has made the next one, and may have used it. */
    private static Uni<Boolean> unused(Mutiny.Session session, String hash) {
        return Sql.values(
                        session,
                        "select hash from refresh_token where hash = :hash and spent_at is null",
                        Map.of("hash", hash),
                        String.class)
                .map(found -> !found.isEmpty());
    }

    private static Uni<Integer> token(Mutiny.Session session, String hash, String id) {
        return Sql.update(
                session,
                "insert into refresh_token (hash, session) values (:hash, :session)",
                Map.of("hash", hash, "session", id));
    }

    /** The sessions of an account that are not over, the one used last first. */
    public Uni<List<Session>> of(String account, Over over) {
        return transactions
                .read(session -> Sql.rows(
                        session,
                        "select " + COLUMNS + " from " + FROM + " where s.account = :account and " + NOT_OVER
                                + " order by s.used_at desc, s.id desc",
                        Map.of("account", account, "used", over.usedBefore(), "begun", over.begunBefore())))
                .map(rows -> rows.stream().map(Sessions::read).toList());
    }

    public Uni<Optional<Session>> find(String account, String id) {
        return first("where s.account = :account and s.id = :id", Map.of("account", account, "id", id));
    }

    /**
     * The session that has a refresh token, spent or not.
     *
     * @param client whose session it must be; null for one of the account itself
     */
    public Uni<Optional<Session>> holding(String refreshHash, @Nullable String client) {
        return first(
                "join refresh_token t on t.session = s.id where t.hash = :hash and " + OF_CLIENT,
                Map.of("hash", refreshHash, "client", text(client)));
    }

    /** The sessions of a client, those of all accounts. */
    public Uni<List<Session>> ofClient(String client) {
        return transactions
                .read(session -> Sql.rows(
                        session,
                        "select " + COLUMNS + " from " + FROM + " where s.client = :client",
                        Map.of("client", client)))
                .map(rows -> rows.stream().map(Sessions::read).toList());
    }

    private Uni<Optional<Session>> first(String which, Map<String, ?> parameters) {
        return transactions
                .read(session -> Sql.rows(session, "select " + COLUMNS + " from " + FROM + " " + which, parameters))
                .map(rows -> rows.stream().map(Sessions::read).findFirst());
    }

    /** Notes that the second factor was proved in a session. */
    public Uni<Void> prove(String id) {
        return update("update session set second_factor = true where id = :id", Map.of("id", id));
    }

    /** Forgets a session and its refresh tokens. */
    public Uni<Void> remove(String id) {
        return transactions.write(session -> Sql.update(session, "delete from session where id = :id", Map.of("id", id))
                .chain(() -> StoredResponses.forgetSecrets(session, "session", id)));
    }

    /**
     * Changes the credentials of an account and forgets its sessions in the same transaction.
     *
     * @param except id of a session that stays, with the new epoch; empty for none
     * @return false when nothing was changed
     */
    Uni<Boolean> endAll(CredentialChange change, String except) {
        Map<String, String> which = Map.of("account", change.account(), "except", except);
        return transactions.write(session -> Sql.update(session, change.statement(), change.values())
                .chain(changed -> changed == 0
                        ? Uni.createFrom().item(false)
                        : Sql.update(session, "delete from session where account = :account and id <> :except", which)
                                .chain(() -> Sql.update(
                                        session,
                                        "update session set epoch = (select epoch from account where id = :account)"
                                                + " where account = :account and id = :except",
                                        which))
                                .chain(() -> StoredResponses.forgetSecrets(session, "account", change.account()))
                                .replaceWith(true)));
    }

    private Uni<Void> update(String statement, Map<String, ?> parameters) {
        return transactions.write(
                session -> Sql.update(session, statement, parameters).replaceWithVoid());
    }

    private static String text(@Nullable String client) {
        return Objects.requireNonNullElse(client, "");
    }

    private static Session read(Tuple row) {
        String client = row.get("client", String.class);
        return new Session(
                row.get("id", String.class),
                row.get("account", String.class),
                row.get("device", String.class),
                row.get("address", String.class),
                Sql.moment(row, "created_at"),
                Sql.moment(row, "used_at"),
                client == null
                        ? null
                        : new Session.ClientGrant(
                                client,
                                Objects.requireNonNullElse(row.get("client_name", String.class), client),
                                Scope.of(row.get("scopes", String.class))),
                row.get("second_factor", Boolean.class));
    }

    /**
     * Which sessions are over.
     *
     * @param usedBefore those that were last used before (UTC)
     * @param begunBefore those that began before (UTC)
     */
    public record Over(Instant usedBefore, Instant begunBefore) {}
}
