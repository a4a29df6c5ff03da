package baffin.accounts.identity;

import baffin.accounts.account.Account;
import baffin.accounts.account.Accounts;
import baffin.accounts.account.SignIn;
import baffin.accounts.email.OwnerNotices;
import baffin.accounts.identity.SignInAttempt.Linking;
import baffin.accounts.session.SessionService;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.problem.ProblemType;
import com.fasterxml.uuid.Generators;
import com.fasterxml.uuid.impl.TimeBasedEpochGenerator;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;

/** Signs people in whom a provider knows, and links providers to accounts: only for the owner of the account. */
@ApplicationScoped
public class IdentityService {

    /** Identities of one account. */
    private static final int LINKED_MAX = 10;

    private static final Duration HANDLE_WITHIN = Duration.ofMinutes(30);

    private final LinkedIdentities kept;
    private final Accounts accounts;
    private final SignIn signIn;
    private final SessionService sessions;
    private final OwnerNotices notices;
    private final Clock clock;
    private final TimeBasedEpochGenerator ids = Generators.timeBasedEpochGenerator();

    IdentityService(
            LinkedIdentities kept,
            Accounts accounts,
            SignIn signIn,
            SessionService sessions,
            OwnerNotices notices,
            Clock clock) {
        this.notices = notices;
        this.kept = kept;
        this.accounts = accounts;
        this.signIn = signIn;
        this.sessions = sessions;
        this.clock = clock;
    }

    /**
     * Signs in whoever has come back from a provider, or links it where the attempt was for that.
     *
     * @param device what the program calls itself
     * @param address where the request comes from
     * @return fails with 409 when the subject cannot be linked, with 401 when the session that asked for it has ended
     */
    public Uni<Outcome> arrived(ProviderSubject subject, SignInAttempt attempt, String device, String address) {
        if (attempt.linking() != null) {
            return link(subject, attempt.linking());
        }
        return known(subject)
                .chain(found -> found.map(linked -> accounts.find(linked.account())
                                .map(Optional::orElseThrow)
                                .invoke(signIn::succeeded)
                                .chain(account -> sessions.begin(account, device, address))
                                .<Outcome>map(Outcome.Known::new))
                        .orElseGet(() -> Uni.createFrom().item(newcomer(subject, attempt.returnTo()))));
    }

    /** The identity of a subject. One whose account was never made, since that failed half way, is forgotten. */
    private Uni<Optional<LinkedIdentity>> known(ProviderSubject subject) {
        return kept.of(subject)
                .chain(found -> found.map(linked -> accounts.find(linked.account())
                                .chain(account -> account.isPresent()
                                        ? Uni.createFrom().item(found)
                                        : kept.remove(linked.id()).replaceWith(Optional.<LinkedIdentity>empty())))
                        .orElseGet(() -> Uni.createFrom().item(Optional.empty())));
    }

    private Outcome newcomer(ProviderSubject subject, String returnTo) {
        return new Outcome.Unknown(
                new PendingAccount(subject, returnTo, clock.instant().plus(HANDLE_WITHIN)));
    }

    private Uni<Outcome> link(ProviderSubject subject, Linking linking) {
        return sessions.find(linking.account(), linking.session())
                .chain(session -> session.isEmpty()
                        ? Uni.createFrom().item(Optional.<Account>empty())
                        : accounts.find(linking.account()))
                .map(account -> account.filter(known -> known.epoch() == linking.epoch())
                        .orElseThrow(SignIn::ended))
                .chain(account -> link(subject, linking, account));
    }

    private Uni<Outcome> link(ProviderSubject subject, Linking linking, Account account) {
        return known(subject)
                .chain(found -> found.isPresent()
                        ? Uni.createFrom().item(found.get().account().equals(linking.account()))
                        : add(linking.account(), linking.epoch(), subject).map(Optional::isPresent))
                .map(linked -> {
                    if (!linked) {
                        throw conflict("You have " + LINKED_MAX
                                + " linked identities already, or this one is linked to another account");
                    }
                    notices.tell(account, "linked");
                    return new Outcome.Linked();
                });
    }

    /** Links a subject to an account that has an epoch, or is still to be made; empty when it is linked already. */
    Uni<Optional<LinkedIdentity>> add(String account, long epoch, ProviderSubject subject) {
        LinkedIdentity linked = new LinkedIdentity(
                ids.generate().toString(), account, subject, clock.instant().truncatedTo(ChronoUnit.MILLIS));
        return kept.add(linked, epoch, LINKED_MAX).map(added -> added ? Optional.of(linked) : Optional.empty());
    }

    /** The identities of an account, the first one first. */
    public Uni<List<LinkedIdentity>> of(String account) {
        return kept.of(account);
    }

    /**
     * Ends a way to sign in; sessions go on.
     *
     * @return false when the account has none with this id; fails with 409 when it is the last way to sign in
     */
    public Uni<Boolean> unlink(String account, String id) {
        return kept.of(account)
                .chain(all -> all.stream().noneMatch(one -> one.id().equals(id))
                        ? Uni.createFrom().item(false)
                        : accounts.locked(account)
                                .invoke(locked -> {
                                    if (all.size() == 1
                                            && !locked.map(Accounts.Locked::hasPassword)
                                                    .orElse(false)) {
                                        throw conflict("This is the only way to sign in to the account:"
                                                + " set a password, or link another provider before");
                                    }
                                })
                                .chain(() -> kept.remove(id))
                                .replaceWith(true));
    }

    private static ProblemException conflict(String detail) {
        return Problem.of(ProblemType.CONFLICT, detail).asException();
    }
}
