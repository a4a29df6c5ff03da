package baffin.accounts.registration;

import baffin.accounts.account.Account;
import baffin.accounts.session.SecretTokens;
import baffin.platform.limits.PublicName;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.problem.ProblemType;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.util.function.Supplier;

/** Lets people make accounts as the host wants it. */
@ApplicationScoped
public class Admittance {

    private final RegistrationConfig config;
    private final AccountInvitations invitations;
    private final Clock clock;

    Admittance(RegistrationConfig config, AccountInvitations invitations, Clock clock) {
        this.config = config;
        this.invitations = invitations;
        this.clock = clock;
    }

    /**
     * Makes the account of somebody who may have one.
     *
     * @param registered makes it
     * @return fails with 403 when they may not, with 400 when they have not accepted the terms or a field is not as it
     *     should be, with 409 when the handle is taken
     */
    public Uni<Account> admit(Applicant applicant, Supplier<Uni<Account>> registered) {
        if (config.terms().isPresent() && !applicant.termsAccepted()) {
            return refused("/termsAccepted", "must be true: accept the terms that GET /auth/registration names");
        }
        if (config.minimumAge() > 0 && !applicant.ageConfirmed()) {
            return refused("/ageConfirmed", "must be true: one must be " + config.minimumAge() + " years old");
        }
        return switch (config.who()) {
            case OPEN -> registered.get();
            case INVITATION -> invited(applicant, registered);
            case OIDC ->
                applicant.byProvider()
                        ? registered.get()
                        : Uni.createFrom()
                                .failure(forbidden("Accounts are made by signing in through a provider here:"
                                        + " GET /auth/registration lists them"));
            case OPERATOR -> Uni.createFrom().failure(forbidden("Accounts are made by operators here: ask one"));
        };
    }

    private Uni<Account> invited(Applicant applicant, Supplier<Uni<Account>> registered) {
        if (PublicName.fault(applicant.handle()).isPresent()) {
            return registered.get(); // which says what is wrong
        }
        String handle = PublicName.of(applicant.handle()).key();
        return invitations
                .take(SecretTokens.hash(applicant.invitation()), handle, clock.instant())
                .map(taken -> taken.orElseThrow(() -> forbidden(
                        "One needs an invitation here: the code in invitation is missing, used up, or has ended")))
                .chain(use -> registered
                        .get()
                        .onFailure(failed -> use.first())
                        .call(failed -> invitations.giveBack(use.invitation(), handle)));
    }

    private static Uni<Account> refused(String pointer, String message) {
        return Uni.createFrom()
                .failure(Problem.invalidField(pointer, "required", message).asException());
    }

    private static ProblemException forbidden(String detail) {
        return Problem.of(ProblemType.FORBIDDEN, detail).asException();
    }
}
