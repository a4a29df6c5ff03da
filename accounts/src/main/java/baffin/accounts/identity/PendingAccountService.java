package baffin.accounts.identity;

import baffin.accounts.account.Account;
import baffin.accounts.account.Registration;
import baffin.accounts.registration.Admittance;
import baffin.accounts.registration.Applicant;
import baffin.accounts.session.SessionService;
import baffin.accounts.session.SignedIn;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemType;
import com.fasterxml.uuid.Generators;
import com.fasterxml.uuid.impl.TimeBasedEpochGenerator;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;

/** Makes accounts without a password for people whom a provider knows. */
@ApplicationScoped
public class PendingAccountService {

    private final Admittance admittance;
    private final Registration registration;
    private final LinkedIdentities kept;
    private final IdentityService service;
    private final SessionService sessions;
    private final TimeBasedEpochGenerator ids = Generators.timeBasedEpochGenerator();

    PendingAccountService(
            Admittance admittance,
            Registration registration,
            LinkedIdentities kept,
            IdentityService service,
            SessionService sessions) {
        this.admittance = admittance;
        this.registration = registration;
        this.kept = kept;
        this.service = service;
        this.sessions = sessions;
    }

    /**
     * Makes the account and signs in to it.
     *
     * @param device what the program calls itself
     * @param address where the request comes from
     * @return fails as {@link Admittance#admit} does, and with 409 when the subject has an account by now
     */
    public Uni<SignedIn> welcome(PendingAccount newcomer, Applicant applicant, String device, String address) {
        return admittance
                .admit(applicant, () -> made(newcomer.subject(), applicant.handle()))
                .chain(account -> sessions.begin(account, device, address));
    }

    /** The subject is taken first: of two requests at once, one makes the account. */
    private Uni<Account> made(ProviderSubject subject, String handle) {
        String id = ids.generate().toString();
        return service.add(id, LinkedIdentities.NEW, subject)
                .map(added -> added.orElseThrow(
                        () -> Problem.of(ProblemType.CONFLICT, "You have an account by now: sign in again")
                                .asException()))
                .chain(linked ->
                        registration.withoutPassword(handle, id).onFailure().call(failed -> kept.remove(linked.id())));
    }
}
