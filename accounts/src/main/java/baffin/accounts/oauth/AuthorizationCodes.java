package baffin.accounts.oauth;

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
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The codes that wait to be redeemed, known by their hashes alone. */
@ApplicationScoped
public class AuthorizationCodes {

    private final Transactions transactions;

    AuthorizationCodes(@Identifier("lobby") Transactions transactions) {
        this.transactions = transactions;
    }

    /** Keeps one, and forgets those that have ended. */
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

    /**
     * Takes one for a session, if nobody has.
     *
     * @param sessionId the session that begins with it
     * @return the code as it was before; empty when nobody has it
     */
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
                .map(rows -> rows.stream().findFirst().map(AuthorizationCodes::code)));
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

    /**
     * What a code stands for.
     *
     * @param client that may redeem it
     * @param account who lets the client act
     * @param redirectUri where the code was sent
     * @param scopes what the client may do
     * @param challenge of whoever has begun: SHA-256 of the verifier, base64url (RFC 7636, S256)
     * @param expiresAt when it ends (UTC, ms)
     * @param session that was begun with it; null while it is not redeemed
     */
    public record Code(
            String client,
            String account,
            URI redirectUri,
            Set<Scope> scopes,
            String challenge,
            Instant expiresAt,
            @Nullable String session) {

        public Code {
            scopes = Set.copyOf(scopes);
        }
    }
}
