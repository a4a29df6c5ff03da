package baffin.lobby.oauth.store;

import baffin.lobby.oauth.domain.AuthorizationCodes;
import baffin.platform.identity.Scope;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.Tuple;
import java.net.URI;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;

/** Authorisation codes in PostgreSQL. */
@ApplicationScoped
class AuthorizationCodeTable implements AuthorizationCodes {

    private final Transactions transactions;

    AuthorizationCodeTable(@Identifier("lobby") Transactions transactions) {
        this.transactions = transactions;
    }

    @Override
    public Uni<Void> add(String hash, Code code, Instant now) {
        return transactions.write(session -> Sql.update(
                        session, "delete from authorization_code where expires_at <= :now", Map.of("now", now))
                .chain(() -> Sql.update(
                        session,
                        "insert into authorization_code"
                                + " (hash, client, account, redirect_uri, scopes, challenge, expires_at)"
                                + " values (:hash, :client, :account, :uri, :scopes, :challenge, :expires)",
                        Map.of(
                                "hash", hash,
                                "client", code.client(),
                                "account", code.account(),
                                "uri", code.redirectUri().toString(),
                                "scopes", Scope.claim(code.scopes()),
                                "challenge", code.challenge(),
                                "expires", code.expiresAt())))
                .replaceWithVoid());
    }

    @Override
    public Uni<Optional<Code>> take(String hash, String sessionId) {
        // the lock makes another one wait who takes it at the same time
        return transactions.write(session -> Sql.rows(
                        session,
                        "select client, account, redirect_uri, scopes, challenge, expires_at, session"
                                + " from authorization_code where hash = :hash for update",
                        Map.of("hash", hash))
                .call(() -> Sql.update(
                        session,
                        "update authorization_code set session = coalesce(session, :session) where hash = :hash",
                        Map.of("session", sessionId, "hash", hash)))
                .map(rows -> rows.stream().findFirst().map(AuthorizationCodeTable::code)));
    }

    private static Code code(Tuple row) {
        return new Code(
                row.get("client", String.class),
                row.get("account", String.class),
                URI.create(row.get("redirect_uri", String.class)),
                Scope.of(row.get("scopes", String.class)),
                row.get("challenge", String.class),
                Sql.moment(row, "expires_at"),
                row.get("session", String.class));
    }
}
