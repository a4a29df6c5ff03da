package baffin.accounts.privacy;

import baffin.accounts.account.Account;
import baffin.accounts.account.AccountLog;
import baffin.accounts.oauth.OAuthClientService;
import baffin.accounts.session.SignOut;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import org.jboss.logging.Logger;

/**
 * Erases accounts for good. Their ids stay in the records of matches and competitions, where nobody has a name from
 * then on.
 */
@ApplicationScoped
public class Erasure {

    private static final Logger LOG = Logger.getLogger(Erasure.class);

    private final AccountLog log;
    private final SignOut signOut;
    private final OAuthClientService clients;
    private final Traces traces;

    Erasure(AccountLog log, SignOut signOut, OAuthClientService clients, Traces traces) {
        this.log = log;
        this.signOut = signOut;
        this.clients = clients;
        this.traces = traces;
    }

    /** Erases an account and its bots. What fails in between may be asked for again. */
    public Uni<Void> erase(Account account) {
        return log.ended(account)
                .chain(() -> signOut.everywhere(account))
                .chain(() -> clients.deleteAll(account.id()))
                .chain(() -> traces.erase(account.id()))
                .invoke(() -> LOG.infof("account erased: %s", account.id()));
    }
}
