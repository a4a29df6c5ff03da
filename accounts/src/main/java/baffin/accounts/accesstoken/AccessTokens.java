package baffin.accounts.accesstoken;

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
import java.util.Optional;
import org.hibernate.reactive.mutiny.Mutiny;

/** The personal access tokens that are kept; what proves one is known by its hash alone. */
@ApplicationScoped
public class AccessTokens {

    private static final String SELECT =
            "select t.id, t.account, t.name, t.scopes, t.created_at, t.expires_at, t.used_at"
                    + " from access_token t join account a on a.id = t.account and a.epoch = t.epoch ";

    private final Transactions transactions;

    AccessTokens(@Identifier("lobby") Transactions transactions) {
        this.transactions = transactions;
    }

    /**
     * Keeps a new one, and forgets those of the account that have ended.
     *
     * @param epoch of the session that asks; the token is good as long as that is the epoch of the account
     * @param most of one account
     * @return false when the account has so many already
     */
    public Uni<Boolean> add(AccessToken token, long epoch, String hash, int most) {
        return transactions.write(session -> Sql.update(
                        session,
                        "delete from access_token where account = :account and expires_at <= :now",
                        Map.of("account", token.account(), "now", token.createdAt()))
                .chain(() -> Sql.update(
                        session,
                        "insert into access_token (id, account, name, scopes, hash, created_at, expires_at,"
                                + " epoch) select :id, :account, :name, :scopes, :hash, :created, :expires, :epoch"
                                + " where (select count(*) from access_token where account = :account) < :most",
                        Map.of(
                                "id", token.id(),
                                "account", token.account(),
                                "name", token.name(),
                                "scopes", Scope.claim(token.scopes()),
                                "hash", hash,
                                "created", token.createdAt(),
                                "expires", token.expiresAt(),
                                "epoch", epoch,
                                "most", most)))
                .map(added -> added > 0));
    }

    /** Those of an account that have not ended, the newest first. */
    public Uni<List<AccessToken>> of(String account, Instant now) {
        return read(
                "where t.account = :account and t.expires_at > :now order by t.created_at desc, t.id desc",
                Map.of("account", account, "now", now));
    }

    public Uni<Optional<AccessToken>> find(String account, String id) {
        return read("where t.account = :account and t.id = :id", Map.of("account", account, "id", id))
                .map(rows -> rows.stream().findFirst());
    }

    /**
     * The token with a hash if it has not ended; notes that it was used.
     *
     * @param exact how much later than noted the last use may be
     */
    public Uni<Optional<AccessToken>> use(String hash, Instant now, Duration exact) {
        return transactions
                .answer(session ->
                        rows(session, "where t.hash = :hash and t.expires_at > :now", Map.of("hash", hash, "now", now)))
                .map(rows -> rows.stream().findFirst())
                .call(found -> found.filter(token -> token.usedAt() == null
                                || token.usedAt().plus(exact).isBefore(now))
                        .map(token -> used(token.id(), now))
                        .orElseGet(() -> Uni.createFrom().voidItem()));
    }

    private Uni<Void> used(String id, Instant now) {
        return transactions.writeAnswer(session -> Sql.update(
                        session, "update access_token set used_at = :now where id = :id", Map.of("now", now, "id", id))
                .replaceWithVoid());
    }

    /** Forgets a token. */
    public Uni<Void> remove(String id) {
        return update("delete from access_token where id = :id", Map.of("id", id));
    }

    /** Forgets the tokens of an account that are not of its epoch. */
    public Uni<Void> removeAll(String account) {
        return update(
                "delete from access_token where account = :account"
                        + " and epoch <> (select epoch from account where id = :account)",
                Map.of("account", account));
    }

    private Uni<Void> update(String statement, Map<String, ?> parameters) {
        return transactions.write(
                session -> Sql.update(session, statement, parameters).replaceWithVoid());
    }

    private Uni<List<AccessToken>> read(String which, Map<String, ?> parameters) {
        return transactions.read(session -> rows(session, which, parameters));
    }

    private static Uni<List<AccessToken>> rows(Mutiny.Session session, String which, Map<String, ?> parameters) {
        return Sql.rows(session, SELECT + which, parameters)
                .map(rows -> rows.stream().map(AccessTokens::token).toList());
    }

    private static AccessToken token(Tuple row) {
        return new AccessToken(
                row.get("id", String.class),
                row.get("account", String.class),
                row.get("name", String.class),
                Scope.of(row.get("scopes", String.class)),
                Sql.moment(row, "created_at"),
                Sql.moment(row, "expires_at"),
                Sql.momentOrNull(row, "used_at"));
    }
}
