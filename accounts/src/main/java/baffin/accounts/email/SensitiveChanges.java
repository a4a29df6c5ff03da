package baffin.accounts.email;

import baffin.accounts.account.Account;
import baffin.accounts.account.Sensitive;
import baffin.accounts.account.SignIn;
import baffin.platform.identity.Callers;
import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.Priorities;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ResourceInfo;
import jakarta.ws.rs.core.Response.Status.Family;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;
import org.jboss.resteasy.reactive.server.ServerResponseFilter;

/** Asks for a fresh proof before each {@link Sensitive} change, and sends its owner an e-mail afterwards. */
class SensitiveChanges {

    private static final int AFTER_SECURITY = Priorities.AUTHORIZATION + 50;
    private static final String CHANGE = "baffin.sensitive-change";

    private final Callers callers;
    private final SignIn signIn;
    private final OwnerNotices notices;

    SensitiveChanges(Callers callers, SignIn signIn, OwnerNotices notices) {
        this.callers = callers;
        this.signIn = signIn;
        this.notices = notices;
    }

    /**
     * What the owner gets an e-mail for.
     *
     * @param address the confirmed one before the change, which may remove it
     */
    private record Change(Account account, String address, String what) {}

    @ServerRequestFilter(priority = AFTER_SECURITY)
    Uni<Void> prove(ContainerRequestContext request, ResourceInfo resource) {
        Sensitive change = resource.getResourceMethod().getAnnotation(Sensitive.class);
        if (change == null) {
            return Uni.createFrom().voidItem();
        }
        return callers.session()
                .chain(asking -> change.asks() ? signIn.recent(asking) : signIn.of(asking))
                .call(account -> notices.address(account)
                        .invoke(found -> found.filter(address -> !change.tells().isEmpty())
                                .ifPresent(address ->
                                        request.setProperty(CHANGE, new Change(account, address, change.tells())))))
                .replaceWithVoid();
    }

    @ServerResponseFilter
    void tell(ContainerRequestContext request, ContainerResponseContext response) {
        if (request.getProperty(CHANGE) instanceof Change(Account account, String address, String what)
                && response.getStatusInfo().getFamily() == Family.SUCCESSFUL) {
            notices.tell(account, address, what);
        }
    }
}
