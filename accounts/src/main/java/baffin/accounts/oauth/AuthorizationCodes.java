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
                                + " (hash, client, account, redirect_uri, scopes, challenge, expires_at, epoch)"
                                + " values (:hash, :client, :account, :uri, :scopes, :challenge, :expires, :epoch)",
                        Map.of(
                                "hash", hash,
                                "client", code.client(),
                                "account", code.account(),
                                "uri", code.redirectUri().toString(),
                                "scopes", Scope.claim(code.scopes()),
                                "challenge", code.challenge(),
                                "expires", code.expiresAt(),
                                "epoch", code.epoch())))
                .replaceWithVoid());
    }

    /**
     * Takes one for a session, if nobody has.
     *
     * @param sessionId the session that begins with it
     * @return the code as it was before; empty when nobody has it, or the epoch in which it was allowed has ended
     */
    public Uni<Optional<Code>> take(String hash, String sessionId) {
        return transactions.write(session -> Sql.rows(
                        session,
                        "with held as (select o.hash, o.session from authorization_code o"
                                + " join account a on a.id = o.account and a.epoch = o.epoch"
                                + " where o.hash = :hash for update of o)"
                                + " update authorization_code o set session = coalesce(held.session, :session)"
                                + " from held where o.hash = held.hash returning o.client, o.account, o.redirect_uri,"
                                + " o.scopes, o.challenge, o.expires_at, o.epoch, held.session",
                        Map.of("hash", hash, "session", sessionId))
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
                row.get("epoch", Long.class),
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
     * @param epoch of the account when it was allowed
     * @param session that was begun with it; null while it is not redeemed
     */
    public record Code(
            String client,
            String account,
            URI redirectUri,
            Set<Scope> scopes,
            String challenge,
            Instant expiresAt,
            long epoch,
            @Nullable String session) {

        public Code {
            scopes = Set.copyOf(scopes);
        }
    }
}
