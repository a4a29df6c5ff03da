package baffin.accounts.ticket;

import baffin.accounts.account.Account;
import baffin.accounts.account.Accounts;
import baffin.accounts.account.Admission;
import baffin.accounts.session.SecretTokens;
import baffin.accounts.token.Tokens;
import baffin.platform.credential.TicketExchange;
import baffin.platform.identity.Grant;
import baffin.platform.identity.HeldGrant;
import baffin.platform.identity.Scope;
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

/** Gives tickets out and takes them. */
@ApplicationScoped
public class StreamTicketService implements TicketExchange {

    /** How long a ticket opens a stream. */
    public static final Duration LIFETIME = Duration.ofSeconds(60);

    /** Tickets of one account that wait at a time. */
    static final int TICKETS_MAX = 30;

    private static final int RETRY_S = 10;

    private final StreamTickets kept;
    private final Accounts accounts;
    private final Admission admission;
    private final Tokens tokens;
    private final Clock clock;
    private final SecretTokens secrets = new SecretTokens(PREFIX);

    StreamTicketService(StreamTickets kept, Accounts accounts, Admission admission, Tokens tokens, Clock clock) {
        this.kept = kept;
        this.accounts = accounts;
        this.admission = admission;
        this.tokens = tokens;
        this.clock = clock;
    }

    /**
     * A ticket for whoever asks.
     *
     * @return its text, shown this once; fails with 429 when too many wait
     */
    public Uni<String> give(HeldGrant held) {
        Instant now = now();
        String ticket = secrets.draw();
        StreamTicket made = new StreamTicket(held.caller().player(), held.session(), now.plus(LIFETIME), held.end());
        return kept.add(SecretTokens.hash(ticket), made, now, TICKETS_MAX).map(added -> {
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
    public Uni<Optional<String>> redeem(String ticket) {
        Instant now = now();
        return kept.take(SecretTokens.hash(ticket), now)
                .chain(found -> found.filter(taken -> taken.endsAt().isAfter(now))
                        .map(taken -> bearer(taken, now))
                        .orElseGet(() -> Uni.createFrom().item(Optional.empty())));
    }

    private Uni<Optional<String>> bearer(StreamTicket taken, Instant now) {
        return accounts.find(taken.account())
                .chain(found -> found.map(account -> bearer(taken, account, now).map(Optional::of))
                        .orElseGet(() -> Uni.createFrom().item(Optional.empty())));
    }

    /** Who may no more sign in opens no stream either; nothing but reading is in its scope. */
    private Uni<String> bearer(StreamTicket taken, Account account, Instant now) {
        Grant grant = new Grant(account.caller(), Set.of(), taken.session(), Set.of(Scope.READ));
        return admission
                .groups(account, false)
                .chain(groups -> tokens.issue(grant, Duration.between(now, taken.endsAt())));
    }

    private Instant now() {
        return clock.instant().truncatedTo(ChronoUnit.MILLIS);
    }
}
