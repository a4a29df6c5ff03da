package baffin.accounts.privacy;

import baffin.accounts.account.AccountLog;
import baffin.accounts.account.Accounts;
import baffin.accounts.account.SignIn;
import baffin.accounts.privacy.Deletions.Pending;
import baffin.accounts.session.SessionService;
import baffin.accounts.session.SignOut;
import baffin.platform.identity.SessionToken;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The end of an account as its owner asks for it: after some days, in which it can be taken back. */
@ApplicationScoped
public class Deletion {

    private static final int DAYS_MAX = 90;
    private static final int AT_ONCE = 100;

    private final Deletions kept;
    private final Accounts accounts;
    private final SignIn signIn;
    private final SessionService service;
    private final AccountLog log;
    private final SignOut signOut;
    private final Erasure erasure;
    private final Duration wait;
    private final Clock clock;

    Deletion(
            Deletions kept,
            Accounts accounts,
            SignIn signIn,
            SessionService service,
            AccountLog log,
            SignOut signOut,
            Erasure erasure,
            DeletionConfig config,
            Clock clock) {
        if (config.days() < 0 || config.days() > DAYS_MAX) {
            throw new IllegalStateException("BAFFIN_DELETION_DAYS must be 0 to " + DAYS_MAX + ", not " + config.days());
        }
        this.kept = kept;
        this.accounts = accounts;
        this.signIn = signIn;
        this.service = service;
        this.log = log;
        this.signOut = signOut;
        this.erasure = erasure;
        this.wait = Duration.ofDays(config.days());
        this.clock = clock;
    }

    /**
     * Asks for the end of the account. All that signs in to it ends but the session that asks.
     *
     * @param address where the request comes from
     * @return fails with 400 when the password does not fit, with 429 after too many guesses
     */
    public Uni<Pending> ask(SessionToken asking, @Nullable String password, String address) {
        Instant now = clock.instant().truncatedTo(ChronoUnit.MILLIS);
        return signIn.owner(asking, password, address)
                .chain(account -> service.endOthers(asking, account)
                        .chain(() -> kept.add(account.id(), new Pending(now, now.plus(wait))))
                        .call(() -> log.tell(account))
                        .call(() -> signOut.bots(account.id())));
    }

    /** The end that was asked for. */
    public Uni<Optional<Pending>> of(String account) {
        return kept.of(account);
    }

    /** Takes it back; false when there is nothing to take back. */
    public Uni<Boolean> takeBack(String id) {
        return kept.remove(id).call(() -> accounts.find(id).chain(found -> log.tell(found.orElseThrow(SignIn::ended))));
    }

    /** Erases the accounts whose time is over. */
    public Uni<Void> eraseDue() {
        return kept.due(clock.instant(), AT_ONCE)
                .onItem()
                .transformToMulti(due -> Multi.createFrom().iterable(due))
                .onItem()
                .transformToUniAndConcatenate(id -> accounts.find(id)
                        .chain(found ->
                                found.isEmpty() ? kept.remove(id).replaceWithVoid() : erasure.erase(found.get())))
                .collect()
                .last();
    }
}
