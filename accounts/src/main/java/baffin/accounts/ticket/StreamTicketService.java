package baffin.accounts.ticket;

import baffin.accounts.account.Account;
import baffin.accounts.account.Accounts;
import baffin.accounts.account.Admission;
import baffin.accounts.session.RevocationLog;
import baffin.accounts.session.SecretTokens;
import baffin.accounts.token.Tokens;
import baffin.platform.credential.TicketExchange;
import baffin.platform.identity.Grant;
import baffin.platform.identity.Revocation;
import baffin.platform.identity.Scope;
import baffin.platform.identity.SessionToken;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.problem.ProblemType;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Gives tickets out and takes them. */
@ApplicationScoped
public class StreamTicketService implements TicketExchange {

    /** How long a ticket waits for its stream. */
    public static final Duration LIFETIME = Duration.ofSeconds(60);

    /** How long it opens its stream again after the end of a connection. */
    static final Duration AGAIN = Duration.ofMinutes(10);

    /** Tickets of one account that wait at a time. */
    static final int TICKETS_MAX = 30;

    private static final int RETRY_S = 10;

    private final StreamTickets kept;
    private final Accounts accounts;
    private final Admission admission;
    private final Tokens tokens;
    private final RevocationLog revocations;
    private final Clock clock;
    private final SecretTokens secrets = new SecretTokens(PREFIX);

    StreamTicketService(
            StreamTickets kept,
            Accounts accounts,
            Admission admission,
            Tokens tokens,
            RevocationLog revocations,
            Clock clock) {
        this.kept = kept;
        this.accounts = accounts;
        this.admission = admission;
        this.tokens = tokens;
        this.revocations = revocations;
        this.clock = clock;
    }

    /**
     * A ticket for the caller.
     *
     * @return its text, shown this once; fails with 429 when too many wait
     */
    public Uni<String> give(SessionToken caller) {
        Instant now = now();
        String ticket = secrets.draw();
        return kept.add(
                        SecretTokens.hash(ticket),
                        caller.account(),
                        caller.session(),
                        now,
                        now.plus(LIFETIME),
                        TICKETS_MAX)
                .map(added -> {
                    if (!added) {
                        throw ProblemException.retryLater(
                                Problem.of(
                                        ProblemType.TOO_MANY_REQUESTS,
                                        "At most " + TICKETS_MAX + " tickets that are not used at a time"),
                                RETRY_S);
                    }
                    return ticket;
                });
    }

    @Override
    public Uni<Optional<Opened>> open(String ticket, String stream, boolean again) {
        Instant now = now();
        String connection = UUID.randomUUID().toString();
        return kept.open(
                        SecretTokens.hash(ticket),
                        SecretTokens.hash(stream),
                        again,
                        connection,
                        now,
                        tokens.lifetime(),
                        AGAIN)
                .call(found -> found.map(opened -> end(opened.before(), now))
                        .orElseGet(() -> Uni.createFrom().voidItem()))
                .chain(found -> found.map(opened -> bearer(opened, connection, now))
                        .orElseGet(() -> Uni.createFrom().item(Optional.empty())));
    }

    /** One connection at a time: the one before may be dead without a word. */
    private Uni<Void> end(@Nullable String before, Instant now) {
        return before == null
                ? Uni.createFrom().voidItem()
                : revocations.append(new Revocation(before, now, null, now.plus(tokens.lifetime())));
    }

    private Uni<Optional<Opened>> bearer(StreamTickets.Opened opened, String connection, Instant now) {
        return accounts.find(opened.account())
                .chain(found -> found.map(account -> bearer(opened, connection, account, now)
                                .map(bearer -> Optional.of(new Opened(bearer, connection))))
                        .orElseGet(() -> Uni.createFrom().item(Optional.empty())));
    }

    /** An account that must not sign in opens no stream either; nothing but reading is in its scope. */
    private Uni<String> bearer(StreamTickets.Opened opened, String connection, Account account, Instant now) {
        Grant grant = new Grant(account.caller(), Set.of(), opened.session(), Set.of(Scope.READ), connection);
        return admission
                .groups(account, false)
                .chain(groups -> tokens.issue(grant, Duration.between(now, opened.endsAt())));
    }

    @Override
    public Uni<Void> closed(String connection) {
        return kept.closed(connection, now().plus(AGAIN));
    }

    private Instant now() {
        return clock.instant().truncatedTo(ChronoUnit.MILLIS);
    }
}
