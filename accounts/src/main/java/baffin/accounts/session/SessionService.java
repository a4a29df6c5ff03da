package baffin.accounts.session;

import baffin.accounts.account.Account;
import baffin.accounts.account.Accounts;
import baffin.accounts.account.Admission;
import baffin.accounts.account.SignIn;
import baffin.accounts.session.Session.ClientGrant;
import baffin.accounts.token.Tokens;
import baffin.platform.identity.Grant;
import baffin.platform.identity.Revocation;
import baffin.platform.identity.SessionToken;
import baffin.platform.limits.RateLimiter;
import baffin.platform.problem.ProblemException;
import baffin.platform.secrets.SecretSealer;
import com.fasterxml.uuid.Generators;
import com.fasterxml.uuid.impl.TimeBasedEpochGenerator;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Begins, renews, lists and ends sessions. Whoever ends one tells the log first: it holds even if the rest fails. */
@ApplicationScoped
public class SessionService {

    /** A client whose answer was lost asks again with the token that it has, and gets the same one. */
    private static final Duration REPEATED_WITHIN = Duration.ofSeconds(30);

    private static final int FAILURES_MAX = 60;

    private final Sessions sessions;
    private final Accounts accounts;
    private final Admission admission;
    private final Tokens tokens;
    private final RevocationLog revocations;
    private final SessionConfig config;
    private final SecretSealer keys;
    private final Clock clock;
    private final OtherCredentials others;
    private final SecretTokens refreshTokens = new SecretTokens("bfr_");
    private final TimeBasedEpochGenerator ids = Generators.timeBasedEpochGenerator();
    private final RateLimiter failures =
            new RateLimiter("failed renewals of one address", FAILURES_MAX, Duration.ofMinutes(1));

    SessionService(
            Sessions sessions,
            Accounts accounts,
            Admission admission,
            Tokens tokens,
            RevocationLog revocations,
            OtherCredentials others,
            SessionConfig config,
            SecretSealer keys,
            Clock clock) {
        this.keys = keys;
        this.others = others;
        this.admission = admission;
        this.sessions = sessions;
        this.accounts = accounts;
        this.tokens = tokens;
        this.revocations = revocations;
        this.config = config;
        this.clock = clock;
    }

    /** How long a refresh token is good that nobody uses. */
    public Duration idle() {
        return config.idle();
    }

    /**
     * A session for somebody who has proved who they are.
     *
     * @param device what the program calls itself
     * @param address where it comes from
     */
    public Uni<SignedIn> begin(Account account, String device, String address) {
        return begin(account, newId(), device, address, null);
    }

    /** The id of a session that is to begin now. */
    public String newId() {
        return ids.generate().toString();
    }

    /**
     * The same with an id that was drawn before.
     *
     * @param account with the epoch of its credentials that was seen when they were proved
     * @param use what a client may do that the account lets act; null for the account itself
     * @return fails with 401 when the credentials were ended since then
     */
    public Uni<SignedIn> begin(Account account, String id, String device, String address, @Nullable ClientGrant use) {
        Instant now = now();
        Session session = new Session(id, account.id(), device, address, now, now, use, false);
        String refresh = refreshTokens.draw();
        return admission
                .groups(account, session.secondFactor())
                .call(() -> sessions.add(session, account.epoch(), SecretTokens.hash(refresh), over(now))
                        .invoke(SignIn::required))
                .call(() -> makeRoom(account.id()))
                .chain(groups -> signedIn(account, groups, session, refresh));
    }

    /**
     * The next tokens of a session. A token that comes again within 30 s gives the same refresh token, as long as
     * nobody has used that. Otherwise it ends the session: two have it.
     *
     * @return fails with 401 when the token is not good, the same whatever the reason
     */
    public Uni<SignedIn> renew(String refreshToken, String address) {
        return renew(refreshToken, address, null);
    }

    /**
     * The same for a client.
     *
     * @param client whose session it is; null for one of the account itself
     */
    public Uni<SignedIn> renew(String refreshToken, String address, @Nullable String client) {
        failures.takeQuietly(address);
        Instant now = now();
        String next = refreshTokens.after(refreshToken, keys);
        return sessions.spend(
                        SecretTokens.hash(refreshToken),
                        SecretTokens.hash(next),
                        client,
                        address,
                        now,
                        REPEATED_WITHIN,
                        over(now))
                .chain(renewal -> switch (renewal) {
                    case Renewal.Renewed(Session session) ->
                        accounts.find(session.account())
                                .map(found -> found.orElseThrow(SessionService::denied))
                                .chain(account -> admission
                                        .groups(account, session.secondFactor())
                                        .chain(groups -> signedIn(account, groups, session, next)));
                    case Renewal.Reused(Session session) ->
                        end(session).chain(() -> Uni.createFrom().failure(denied()));
                    case Renewal.Unknown() -> Uni.createFrom().<SignedIn>failure(denied());
                })
                .invoke(() -> failures.giveBack(address));
    }

    /**
     * Notes that a session has proved the second factor of its account.
     *
     * @return fails with 401 when it has ended
     */
    public Uni<Void> proved(SessionToken asking) {
        return find(asking.account(), asking.session())
                .map(found -> found.orElseThrow(SignIn::ended))
                .chain(session -> sessions.prove(session.id()));
    }

    /** The sessions of an account, the one used last first. */
    public Uni<List<Session>> of(String account) {
        return sessions.of(account, over(now()));
    }

    public Uni<Optional<Session>> find(String account, String id) {
        return sessions.find(account, id);
    }

    /** Ends a session of an account; false when it has none with this id. */
    public Uni<Boolean> end(String account, String id) {
        return sessions.find(account, id)
                .chain(found -> found.map(session -> end(session).replaceWith(true))
                        .orElseGet(() -> Uni.createFrom().item(false)));
    }

    /** Ends whatever signs in to an account but the session that asks: its other sessions, and all of its tokens. */
    public Uni<Void> endOthers(SessionToken asking) {
        return accounts.locked(asking)
                .map(found -> found.orElseThrow(SignIn::ended))
                .chain(locked -> endOthers(asking, locked.account()));
    }

    /**
     * The same once somebody has proved who they are.
     *
     * @param seen with the epoch that was seen then
     * @return fails with 401 when the credentials were ended since then
     */
    public Uni<Void> endOthers(SessionToken asking, Account seen) {
        return end(CredentialChange.endOfAll(seen), asking.session())
                .invoke(SignIn::required)
                .replaceWithVoid();
    }

    /** Ends whatever signs in to an account. */
    public Uni<Void> endAll(String account) {
        return end(CredentialChange.endOfAll(account), null).replaceWithVoid();
    }

    /**
     * Changes the credentials of an account, and ends whatever the ones before have begun.
     *
     * @param except id of a session that stays; null for none
     * @return false when nothing was changed, since what the change began with has ended
     */
    Uni<Boolean> end(CredentialChange change, @Nullable String except) {
        String account = change.account();
        // before: a log that is away keeps all as it is; after: somebody may have signed in meanwhile
        return revocations
                .append(revocation(account, except))
                .chain(() -> sessions.endAll(change, Objects.requireNonNullElse(except, "")))
                .call(() -> others.removeAll(account))
                .call(() -> revocations.append(revocation(account, except)));
    }

    /** Ends the session that a refresh token belongs to, if there is one of the account itself. */
    public Uni<Void> endOf(String refreshToken) {
        return endOf(refreshToken, null);
    }

    /** Ends the session that a refresh token belongs to, if there is one of the client. */
    public Uni<Void> endOf(String refreshToken, @Nullable String client) {
        return sessions.holding(SecretTokens.hash(refreshToken), client)
                .chain(found ->
                        found.map(this::end).orElseGet(() -> Uni.createFrom().voidItem()));
    }

    /** Ends all sessions of a client. */
    public Uni<Void> endOfClient(String client) {
        return sessions.ofClient(client)
                .onItem()
                .transformToMulti(all -> Multi.createFrom().iterable(all))
                .onItem()
                .transformToUniAndConcatenate(this::end)
                .collect()
                .last();
    }

    private Uni<Void> end(Session session) {
        return revocations.append(revocation(session.id(), null)).chain(() -> sessions.remove(session.id()));
    }

    private Uni<Void> makeRoom(String account) {
        return of(account)
                .chain(all -> all.size() <= config.most()
                        ? Uni.createFrom().voidItem()
                        : end(all.getLast()).chain(() -> makeRoom(account)));
    }

    private Uni<SignedIn> signedIn(Account account, Set<String> groups, Session session, String refresh) {
        ClientGrant use = session.use();
        Grant grant = use == null
                ? new Grant(account.caller(), groups, session.id())
                // a client has no other power than that of every player
                : new Grant(account.caller(), Set.of(), session.id(), use.scopes());
        return tokens.issue(grant).map(token -> new SignedIn(account, session, token, refresh));
    }

    private Revocation revocation(String subject, @Nullable String except) {
        // what began within this millisecond may have begun before; a token that is being issued ends a little later
        Instant before = now().plusMillis(1);
        return new Revocation(
                subject, before, except, before.plus(tokens.lifetime()).plus(REPEATED_WITHIN));
    }

    private Sessions.Over over(Instant now) {
        return new Sessions.Over(now.minus(config.idle()), now.minus(config.limit()));
    }

    private Instant now() {
        return clock.instant().truncatedTo(ChronoUnit.MILLIS);
    }

    private static ProblemException denied() {
        return ProblemException.proofRefused("The refresh token is not good: sign in again");
    }
}
