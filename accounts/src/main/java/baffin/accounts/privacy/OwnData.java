package baffin.accounts.privacy;

import baffin.accounts.accesstoken.AccessToken;
import baffin.accounts.accesstoken.AccessTokenService;
import baffin.accounts.account.Account;
import baffin.accounts.account.AccountStatus;
import baffin.accounts.account.AccountStatuses;
import baffin.accounts.account.Accounts;
import baffin.accounts.email.Email;
import baffin.accounts.email.EmailService;
import baffin.accounts.identity.IdentityService;
import baffin.accounts.identity.LinkedIdentity;
import baffin.accounts.preferences.KeptPreferences;
import baffin.accounts.preferences.Preferences;
import baffin.accounts.session.Session;
import baffin.accounts.session.SessionService;
import baffin.match.terms.QuietHours;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemType;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;

/** All that the lobby keeps of an account, for its owner. */
@ApplicationScoped
public class OwnData {

    private final Accounts accounts;
    private final AccountStatuses statuses;
    private final SessionService sessions;
    private final AccessTokenService tokens;
    private final EmailService emails;
    private final Deletions deletions;
    private final IdentityService identities;
    private final KeptPreferences preferences;

    OwnData(
            Accounts accounts,
            AccountStatuses statuses,
            SessionService sessions,
            AccessTokenService tokens,
            EmailService emails,
            Deletions deletions,
            IdentityService identities,
            KeptPreferences preferences) {
        this.preferences = preferences;
        this.identities = identities;
        this.accounts = accounts;
        this.statuses = statuses;
        this.sessions = sessions;
        this.tokens = tokens;
        this.emails = emails;
        this.deletions = deletions;
    }

    /**
     * What is kept, without what proves who somebody is.
     *
     * @param bots of the account
     * @param deletion the end that its owner has asked for
     */
    public record Kept(
            Account account,
            AccountStatus status,
            Optional<QuietHours> quiet,
            Optional<Preferences> preferences,
            Email email,
            List<Account> bots,
            List<Session> sessions,
            List<AccessToken> tokens,
            List<LinkedIdentity> identities,
            Optional<Deletions.Pending> deletion) {

        public Kept {
            bots = List.copyOf(bots);
            sessions = List.copyOf(sessions);
            tokens = List.copyOf(tokens);
            identities = List.copyOf(identities);
        }
    }

    /** All of it; fails with 404 when there is no such account. */
    public Uni<Kept> of(String id) {
        return accounts.find(id)
                .map(found -> found.orElseThrow(() -> Problem.of(ProblemType.NOT_FOUND, "there is no such account")
                        .asException()))
                .chain(account -> Uni.combine()
                        .all()
                        .unis(
                                statuses.of(id),
                                accounts.quietHours(id),
                                preferences.of(id),
                                emails.of(id),
                                accounts.botsOf(id),
                                sessions.of(id),
                                tokens.of(id),
                                identities.of(id),
                                deletions.of(id))
                        .with((status, quiet, set, email, bots, signedIn, programs, linked, deletion) -> new Kept(
                                account, status, quiet, set, email, bots, signedIn, programs, linked, deletion)));
    }
}
