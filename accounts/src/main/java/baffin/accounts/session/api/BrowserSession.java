package baffin.accounts.session.api;

import baffin.accounts.session.SessionService;
import baffin.accounts.session.SignedIn;
import baffin.platform.credential.SessionCookies;
import baffin.platform.http.ClientAddress;
import baffin.platform.identity.Caller;
import baffin.platform.identity.Callers;
import baffin.platform.identity.SessionToken;
import baffin.platform.problem.ProblemException;
import io.quarkus.security.AuthenticationFailedException;
import io.smallrye.mutiny.Uni;
import io.vertx.core.http.HttpServerRequest;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.core.NewCookie;
import java.util.List;
import java.util.Optional;

@ApplicationScoped
public class BrowserSession {

    private final SessionService service;
    private final Callers callers;

    BrowserSession(SessionService service, Callers callers) {
        this.service = service;
        this.callers = callers;
    }

    /**
     * Whoever looks at a page.
     *
     * @param caller who is signed in
     * @param session of the browser
     * @param cookies that the answer must set; empty for none
     */
    public record Visitor(Caller caller, SessionToken session, List<NewCookie> cookies) {

        public Visitor {
            cookies = List.copyOf(cookies);
        }
    }

    /** The cookies with which a browser keeps a session. */
    public NewCookie[] cookies(HttpServerRequest request, SignedIn signedIn) {
        return SessionCookies.of(request, signedIn.token(), signedIn.refreshToken(), service.idle());
    }

    /** Who is signed in in a browser. A page has no script that renews the session, so that this does. */
    public Uni<Optional<Visitor>> visitor(HttpServerRequest request) {
        Optional<String> refreshToken = SessionCookies.refreshToken(request);
        if (refreshToken.isEmpty()) {
            return Uni.createFrom().item(Optional.empty());
        }
        return callers.viewer()
                .onFailure(AuthenticationFailedException.class)
                .recoverWithItem(Optional.empty())
                .chain(caller -> caller.isPresent()
                        ? callers.session().map(session -> caller.map(known -> new Visitor(known, session, List.of())))
                        : renewed(refreshToken.get(), request));
    }

    private Uni<Optional<Visitor>> renewed(String refreshToken, HttpServerRequest request) {
        return service.renew(refreshToken, ClientAddress.of(request))
                .map(signedIn -> Optional.of(new Visitor(
                        signedIn.account().caller(), signedIn.session().token(), List.of(cookies(request, signedIn)))))
                .onFailure(ProblemException::isUnauthorized)
                .recoverWithItem(Optional.empty());
    }
}
