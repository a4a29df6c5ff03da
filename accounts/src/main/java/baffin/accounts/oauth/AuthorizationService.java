package baffin.accounts.oauth;

import baffin.accounts.account.Accounts;
import baffin.accounts.account.SignIn;
import baffin.accounts.oauth.AuthorizationCodes.Code;
import baffin.accounts.session.SecretTokens;
import baffin.accounts.session.Session;
import baffin.accounts.session.SessionService;
import baffin.accounts.session.SignedIn;
import baffin.platform.identity.Scope;
import baffin.platform.identity.SessionToken;
import baffin.platform.limits.RateLimiter;
import baffin.platform.problem.ProblemException;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.Set;

/** Gives clients what people let them have: a code, and for the code a session with its scopes. */
@ApplicationScoped
public class AuthorizationService {

    private static final Duration REDEEMED_WITHIN = Duration.ofMinutes(1);
    private static final int FAILURES_MAX = 60;

    private final AuthorizationCodes codes;
    private final Accounts accounts;
    private final SignIn signIn;
    private final OAuthClients clients;
    private final SessionService sessions;
    private final Clock clock;
    private final SecretTokens secrets = new SecretTokens("bfc_");
    private final RateLimiter failures =
            new RateLimiter("failed requests for tokens of one address", FAILURES_MAX, Duration.ofMinutes(1));

    AuthorizationService(
            AuthorizationCodes codes,
            Accounts accounts,
            SignIn signIn,
            OAuthClients clients,
            SessionService sessions,
            Clock clock) {
        this.codes = codes;
        this.accounts = accounts;
        this.signIn = signIn;
        this.clients = clients;
        this.sessions = sessions;
        this.clock = clock;
    }

    /**
     * A code for a client that somebody lets act for them; good once and for a minute.
     *
     * @param asking session of the account that lets it
     * @param challenge as in {@link Code}
     * @return fails with 401 when the session has ended
     */
    public Uni<String> allow(
            OAuthClient client, SessionToken asking, URI redirectUri, Set<Scope> scopes, String challenge) {
        String code = secrets.draw();
        Instant now = clock.instant();
        return signIn.of(asking)
                .map(seen -> new Code(
                        client.id(),
                        seen.id(),
                        redirectUri,
                        scopes,
                        challenge,
                        now.plus(REDEEMED_WITHIN),
                        seen.epoch(),
                        null))
                .chain(allowed -> codes.add(SecretTokens.hash(code), allowed, now))
                .replaceWith(code);
    }

    /**
     * What a client redeems a code with.
     *
     * @param client its id
     * @param redirectUri where the code was sent; empty when the client does not say so (OAuth 2.1, 10.2)
     * @param verifier proves that the client has begun (RFC 7636)
     * @param device what the program calls itself
     * @param address where the request comes from
     */
    public record Redemption(
            String code, String client, String redirectUri, String verifier, String device, String address) {

        @Override
        public String toString() {
            return "Redemption[" + client + "]";
        }
    }

    /**
     * The session that a code stands for. A code that comes again ends it: two have it.
     *
     * @return fails with {@link OAuthFault} when the code is not good
     */
    public Uni<SignedIn> redeem(Redemption redemption) {
        failures.takeQuietly(redemption.address());
        String session = sessions.newId();
        return codes.take(SecretTokens.hash(redemption.code()), session)
                .map(found -> found.orElseThrow(AuthorizationService::notGood))
                .call(code -> code.session() == null
                        ? Uni.createFrom().voidItem()
                        : sessions.end(code.account(), code.session()).invoke(ended -> {
                            throw notGood();
                        }))
                .invoke(code -> check(code, redemption))
                .chain(code -> begin(code, session, redemption))
                .invoke(() -> failures.giveBack(redemption.address()));
    }

    private Uni<SignedIn> begin(Code code, String session, Redemption redemption) {
        return clients.find(code.client())
                .map(client -> client.orElseThrow(AuthorizationService::notGood))
                .map(client -> new Session.ClientGrant(client.id(), client.name(), code.scopes()))
                .chain(use -> accounts.find(code.account())
                        .map(account -> account.filter(known -> known.epoch() == code.epoch())
                                .orElseThrow(AuthorizationService::notGood))
                        .chain(account ->
                                sessions.begin(account, session, redemption.device(), redemption.address(), use)))
                .onFailure(ProblemException::isUnauthorized)
                .transform(ended -> notGood());
    }

    /**
     * The next tokens of a client's session.
     *
     * @return fails with {@link OAuthFault} when the refresh token is not good, or that of another client
     */
    public Uni<SignedIn> renew(String refreshToken, String client, String address) {
        return sessions.renew(refreshToken, address, client)
                .onFailure(ProblemException::isUnauthorized)
                .transform(denied -> OAuthFault.invalidGrant("The refresh token is not good: ask for a code again"));
    }

    /** Ends the session of a refresh token (RFC 7009); nothing happens when it is not the client's. */
    public Uni<Void> revoke(String refreshToken, String client) {
        return sessions.endOf(refreshToken, client);
    }

    private void check(Code code, Redemption redemption) {
        boolean fits = code.client().equals(redemption.client())
                && (redemption.redirectUri().isEmpty()
                        || code.redirectUri().toString().equals(redemption.redirectUri()))
                && code.expiresAt().isAfter(clock.instant())
                && MessageDigest.isEqual(bytes(code.challenge()), bytes(challenge(redemption.verifier())));
        if (!fits) {
            throw notGood();
        }
    }

    private static String challenge(String verifier) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes(verifier));
            return Base64.getUrlEncoder().withoutPadding().encodeToString(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static OAuthFault notGood() {
        return OAuthFault.invalidGrant("The code is not good: it was used, has ended, or belongs to another request");
    }
}
