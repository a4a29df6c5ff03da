package baffin.accounts.operator;

import baffin.accounts.account.Account;
import baffin.accounts.account.Registration;
import baffin.accounts.registration.AccountInvitation;
import baffin.accounts.registration.AccountInvitations;
import baffin.accounts.session.PasswordReset;
import baffin.accounts.session.SecretTokens;
import baffin.platform.operator.Act;
import baffin.platform.operator.ActingOperator;
import baffin.platform.operator.OperatorAction.Kind;
import baffin.platform.operator.OperatorRecords;
import com.fasterxml.uuid.Generators;
import com.fasterxml.uuid.impl.TimeBasedEpochGenerator;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;

/** How operators bring people in: accounts that they make, and invitations with which people make their own. */
@ApplicationScoped
public class NewPlayers {

    private final OperatorRecords records;
    private final Registration registration;
    private final PasswordReset resets;
    private final AccountInvitations invitations;
    private final Clock clock;
    private final SecretTokens codes = new SecretTokens("bfi_");
    private final TimeBasedEpochGenerator ids = Generators.timeBasedEpochGenerator();

    NewPlayers(
            OperatorRecords records,
            Registration registration,
            PasswordReset resets,
            AccountInvitations invitations,
            Clock clock) {
        this.records = records;
        this.registration = registration;
        this.resets = resets;
        this.invitations = invitations;
        this.clock = clock;
    }

    /**
     * An account that nobody can sign in to before its owner has set a password.
     *
     * @param token with which they do
     */
    public record Made(Account account, PasswordReset.OneTime token) {}

    /**
     * An invitation as it is handed out.
     *
     * @param code lets people make accounts; shown once
     */
    public record NewInvitation(AccountInvitation invitation, String code) {

        @Override
        public String toString() {
            return "NewInvitation[" + invitation.id() + "]";
        }
    }

    /** Makes an account; fails with a problem when the handle is not valid or taken. */
    public Uni<Made> account(ActingOperator by, String handle) {
        return registration
                .withoutPassword(handle)
                .chain(account -> records.write(AccountControl.SOURCE, by, Act.on(Kind.ACCOUNT_MADE, account.id()))
                        .chain(done -> resets.begin(account.id()))
                        .map(token -> new Made(account, token)));
    }

    /**
     * Makes an invitation.
     *
     * @param uses how many accounts may be made with it, 1 or above
     * @param lifetime after which it ends
     */
    public Uni<NewInvitation> invite(ActingOperator by, int uses, Duration lifetime) {
        Instant now = clock.instant().truncatedTo(ChronoUnit.MILLIS);
        AccountInvitation invitation =
                new AccountInvitation(ids.generate().toString(), uses, 0, now, now.plus(lifetime));
        String code = codes.draw();
        return records.write(AccountControl.SOURCE, by, Act.of(Kind.INVITATION_MADE, null, invitation.expiresAt()))
                .chain(done -> invitations.add(invitation, SecretTokens.hash(code)))
                .replaceWith(new NewInvitation(invitation, code));
    }

    /** The invitations that have not ended, the newest first. */
    public Uni<List<AccountInvitation>> invitations() {
        return invitations.open(clock.instant());
    }

    /** Ends an invitation; false when there is none with this id. Accounts that were made with it stay. */
    public Uni<Boolean> end(ActingOperator by, String id) {
        return records.write(AccountControl.SOURCE, by, Act.of(Kind.INVITATION_ENDED, null, null))
                .chain(done -> invitations.remove(id));
    }
}
