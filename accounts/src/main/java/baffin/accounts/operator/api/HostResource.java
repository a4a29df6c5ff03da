package baffin.accounts.operator.api;

import baffin.accounts.account.Account;
import baffin.accounts.account.Accounts;
import baffin.accounts.operator.AccountControl;
import baffin.accounts.operator.NewPlayers;
import baffin.platform.limits.Page;
import baffin.platform.limits.Paging;
import baffin.platform.limits.PublicName;
import baffin.platform.operator.OperatorRequest;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.problem.ProblemType;
import baffin.platform.tables.Logged;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.eclipse.microprofile.openapi.annotations.Operation;

/** What the host does to accounts, by handle. The guard of the path asks for the internal token. */
@Path("/internal/lobby/accounts")
@PermitAll
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
@Logged
public class HostResource {

    private final AccountControl control;
    private final NewPlayers players;
    private final Accounts accounts;
    private final OperatedAccounts operated;
    private final Clock clock;

    HostResource(
            AccountControl control, NewPlayers players, Accounts accounts, OperatedAccounts operated, Clock clock) {
        this.players = players;
        this.control = control;
        this.accounts = accounts;
        this.operated = operated;
        this.clock = clock;
    }

    /** Accounts by the beginning of their handle. */
    @GET
    @Operation(hidden = true)
    public Uni<Page<OperatedAccount>> accounts(
            @QueryParam("q") @DefaultValue("") String beginning, @BeanParam Paging paging) {
        return operated.beginning(beginning, paging.after(1, List::getFirst).orElse(""), paging.items());
    }

    /** Makes an account for somebody. */
    @POST
    @Operation(hidden = true)
    public Uni<NewAccountAnswer> create(@NotNull @Valid HandleRequest body) {
        return players.account(body.by(null), body.handle()).map(NewAccountAnswer::of);
    }

    /** Makes an invitation. */
    @POST
    @Path("/invitations")
    @Operation(hidden = true)
    public Uni<InvitationView> invite(@NotNull @Valid InvitationRequest body) {
        return players.invite(body.by(null), body.most(), body.lifetime()).map(InvitationView::of);
    }

    @GET
    @Path("/{handle}")
    @Operation(hidden = true)
    public Uni<OperatedAccount> account(String handle) {
        return named(handle).chain(operated::shown);
    }

    /** Makes the owner an operator, or an operator who has lost the second factor one with a new one. */
    @POST
    @Path("/{handle}/make-operator")
    @Operation(hidden = true)
    public Uni<SecondFactorAnswer> makeOperator(String handle, @NotNull @Valid OperatorRequest body) {
        return named(handle)
                .chain(account -> control.makeOperator(body.by(null), account))
                .map(SecondFactorAnswer::of);
    }

    /** Makes an operator a player again. */
    @POST
    @Path("/{handle}/remove-operator")
    @Operation(hidden = true)
    public Uni<OperatedAccount> removeOperator(String handle, @NotNull @Valid OperatorRequest body) {
        return done(handle, account -> control.removeOperator(body.by(null), account));
    }

    /** Keeps an account from signing in. */
    @POST
    @Path("/{handle}/suspend")
    @Operation(hidden = true)
    public Uni<OperatedAccount> suspend(String handle, @NotNull @Valid SuspensionRequest body) {
        return done(handle, account -> control.suspend(body.by(null), account, body.until(clock.instant())));
    }

    /** Lets it sign in again. */
    @POST
    @Path("/{handle}/lift-suspension")
    @Operation(hidden = true)
    public Uni<OperatedAccount> lift(String handle, @NotNull @Valid OperatorRequest body) {
        return done(handle, account -> control.lift(body.by(null), account));
    }

    /** Signs it out everywhere. */
    @POST
    @Path("/{handle}/end-sessions")
    @Operation(hidden = true)
    public Uni<OperatedAccount> endSessions(String handle, @NotNull @Valid OperatorRequest body) {
        return done(handle, account -> control.endSessions(body.by(null), account));
    }

    /** Gives it another handle. */
    @POST
    @Path("/{handle}/rename")
    @Operation(hidden = true)
    public Uni<OperatedAccount> rename(String handle, @NotNull @Valid HandleRequest body) {
        return named(handle)
                .chain(account -> control.rename(body.by(null), account, body.handle()))
                .chain(operated::shown);
    }

    /** Erases it for good. */
    @POST
    @Path("/{handle}/erase")
    @Operation(hidden = true)
    public Uni<Map<String, String>> erase(String handle, @NotNull @Valid OperatorRequest body) {
        return named(handle)
                .call(account -> control.erase(body.by(null), account))
                .map(account -> Map.of("erased", account.id()));
    }

    /** A one-time token for a new password. */
    @POST
    @Path("/{handle}/reset-password")
    @Operation(hidden = true)
    public Uni<ResetAnswer> resetPassword(String handle, @NotNull @Valid OperatorRequest body) {
        return named(handle)
                .chain(account -> control.resetPassword(body.by(null), account))
                .map(ResetAnswer::of);
    }

    private Uni<OperatedAccount> done(String handle, Function<Account, Uni<Void>> act) {
        return named(handle).call(act::apply).chain(operated::shown);
    }

    private Uni<Account> named(String handle) {
        if (PublicName.fault(handle).isPresent()) {
            return Uni.createFrom().failure(unknown(handle));
        }
        return accounts.byHandle(PublicName.of(handle).key())
                .map(found -> found.orElseThrow(() -> unknown(handle)).account());
    }

    private static ProblemException unknown(String handle) {
        return Problem.of(ProblemType.NOT_FOUND, "No account has the handle " + handle)
                .asException();
    }
}
