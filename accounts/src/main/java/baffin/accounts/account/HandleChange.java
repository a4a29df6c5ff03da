package baffin.accounts.account;

import baffin.accounts.account.FormerHandles.Outcome;
import baffin.platform.limits.PublicName;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.problem.ProblemType;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;

/** Another handle for an account. The one so far is kept for it, so that nobody passes for its owner. */
@ApplicationScoped
public class HandleChange {

    /** How long the one so far is kept. */
    private static final Duration KEPT = Duration.ofDays(90);

    /** Changes in that time; each keeps a handle from others. */
    private static final int CHANGES_MAX = 3;

    private final FormerHandles handles;
    private final Registration registration;
    private final Clock clock;

    HandleChange(FormerHandles handles, Registration registration, Clock clock) {
        this.handles = handles;
        this.registration = registration;
        this.clock = clock;
    }

    /**
     * Sets it as its owner wants.
     *
     * @return the account with its new handle; fails with 400 when the handle is not valid, with 409 when it is taken
     *     or was changed three times in 90 days
     */
    public Uni<Account> byOwner(Account account, String handle) {
        return set(account, handle, CHANGES_MAX);
    }

    /** The same for an operator, as often as it must be. */
    public Uni<Account> byOperator(Account account, String handle) {
        return set(account, handle, Integer.MAX_VALUE);
    }

    private Uni<Account> set(Account account, String handle, int most) {
        return Uni.createFrom().deferred(() -> {
            PublicName name = registration.name(handle);
            Instant now = clock.instant();
            FormerHandles.Name next = new FormerHandles.Name(name.shown(), name.key(), Handles.likeness(name.shown()));
            return handles.change(account, next, now, now.plus(KEPT), most)
                    .map(outcome -> changed(account, name, outcome));
        });
    }

    private static Account changed(Account account, PublicName name, Outcome outcome) {
        return switch (outcome) {
            case CHANGED ->
                new Account(
                        account.id(),
                        name.shown(),
                        account.bot(),
                        account.owner(),
                        account.createdAt(),
                        account.epoch());
            case TAKEN -> throw Registration.taken(name);
            case TOO_OFTEN ->
                throw conflict("A handle is changed at most " + CHANGES_MAX + " times in " + KEPT.toDays() + " days");
        };
    }

    private static ProblemException conflict(String detail) {
        return Problem.of(ProblemType.CONFLICT, detail).asException();
    }
}
