package baffin.lobby.privacy.domain;

import baffin.lobby.account.domain.Account;
import baffin.lobby.oauth.domain.OAuthClientDesk;
import baffin.lobby.session.domain.SignOut;
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

    private final SignOut signOut;
    private final OAuthClientDesk clients;
    private final Traces traces;

    Erasure(SignOut signOut, OAuthClientDesk clients, Traces traces) {
        this.signOut = signOut;
        this.clients = clients;
        this.traces = traces;
    }

    /** Erases an account and its bots. What fails in between may be asked for again. */
    public Uni<Void> erase(Account account) {
        return signOut.everywhere(account)
                .chain(() -> clients.deleteAll(account.id()))
                .chain(() -> traces.erase(account.id()))
                .invoke(() -> LOG.infof("account erased: %s", account.id()));
    }
}
