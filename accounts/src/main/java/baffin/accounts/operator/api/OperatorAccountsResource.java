package baffin.accounts.operator.api;

import baffin.accounts.account.Account;
import baffin.accounts.account.Accounts;
import baffin.accounts.operator.AccountControl;
import baffin.accounts.operator.NewPlayers;
import baffin.platform.idempotency.OneTimeSecret;
import baffin.platform.identity.Callers;
import baffin.platform.identity.Roles;
import baffin.platform.limits.Page;
import baffin.platform.limits.Paging;
import baffin.platform.operator.OperatorRequest;
import baffin.platform.tables.Logged;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.net.URI;
import java.time.Clock;
import java.util.List;
import java.util.function.BiFunction;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;

/** What operators do to accounts; every act is a record with its reason. */
@Path("/api/v1/operator/accounts")
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
@RolesAllowed(Roles.OPERATOR)
@Tag(name = "Operators")
@Logged
public class OperatorAccountsResource {

    private final AccountControl control;
    private final NewPlayers players;
    private final Accounts accounts;
    private final OperatedAccounts operated;
    private final Callers callers;
    private final Clock clock;

    OperatorAccountsResource(
            AccountControl control,
            NewPlayers players,
            Accounts accounts,
            OperatedAccounts operated,
            Callers callers,
            Clock clock) {
        this.players = players;
        this.control = control;
        this.accounts = accounts;
        this.operated = operated;
        this.callers = callers;
        this.clock = clock;
    }

    @GET
    @Operation(
            operationId = "operatedAccounts",
            summary = "List accounts by handle",
            description = "With their suspensions.")
    @APIResponse(responseCode = "200", description = "A page of accounts")
    public Uni<Page<OperatedAccount>> accounts(
            @Parameter(example = "amun") @QueryParam("q") @DefaultValue("") String beginning,
            @BeanParam Paging paging) {
        String after = paging.after(1, List::getFirst).orElse("");
        return operated.beginning(beginning, after, paging.items());
    }

    @OneTimeSecret(renewal = "POST /api/v1/operator/accounts/{id}/reset-password gives another token")
    @POST
    @Operation(
            operationId = "createAccount",
            summary = "Create an account",
            description = "Its owner sets the first password with the returned token.")
    @APIResponse(responseCode = "201", description = "Created; the token is returned once")
    @APIResponse(responseCode = "409", description = "The handle is taken")
    public Uni<RestResponse<NewAccountAnswer>> create(@NotNull @Valid HandleRequest body) {
        return callers.required()
                .chain(caller -> players.account(body.by(caller.player()), body.handle()))
                .map(made -> RestResponse.ResponseBuilder.<NewAccountAnswer>created(URI.create(
                                "/api/v1/operator/accounts/" + made.account().id()))
                        .entity(NewAccountAnswer.of(made))
                        .build());
    }

    @GET
    @Path("/{id}")
    @Operation(operationId = "operatedAccount", summary = "Get an account", description = "With its suspension.")
    @APIResponse(responseCode = "200", description = "The account")
    public Uni<OperatedAccount> account(String id) {
        return found(id).chain(operated::shown);
    }

    @POST
    @Path("/{id}/suspend")
    @Operation(
            operationId = "suspendAccount",
            summary = "Suspend an account and its bots",
            description = "Ends all of its sessions. Signing in shows the reason and the end. Its matches "
                    + "continue, and so do their clocks.")
    @APIResponse(responseCode = "200", description = "Suspended")
    @APIResponse(responseCode = "403", description = "You are not an operator, or it is the account of an operator")
    public Uni<OperatedAccount> suspend(String id, @NotNull @Valid SuspensionRequest body) {
        return done(
                id, (operator, account) -> control.suspend(body.by(operator), account, body.until(clock.instant())));
    }

    @POST
    @Path("/{id}/lift-suspension")
    @Operation(
            operationId = "liftSuspension",
            summary = "Lift the suspension of an account",
            description = "It can sign in again.")
    @APIResponse(responseCode = "200", description = "Lifted")
    public Uni<OperatedAccount> lift(String id, @NotNull @Valid OperatorRequest body) {
        return done(id, (operator, account) -> control.lift(body.by(operator), account));
    }

    @POST
    @Path("/{id}/end-sessions")
    @Operation(
            operationId = "endAccountSessions",
            summary = "End all sessions of an account",
            description = "Also those of its bots and programs.")
    @APIResponse(responseCode = "200", description = "Signed out")
    public Uni<OperatedAccount> endSessions(String id, @NotNull @Valid OperatorRequest body) {
        return done(id, (operator, account) -> control.endSessions(body.by(operator), account));
    }

    @POST
    @Path("/{id}/rename")
    @Operation(
            operationId = "renameAccount",
            summary = "Change the handle of an account",
            description = "Ends all of its sessions. No other account can take the previous handle for 90 days.")
    @APIResponse(responseCode = "200", description = "Renamed")
    @APIResponse(responseCode = "409", description = "The handle is taken")
    public Uni<OperatedAccount> rename(String id, @NotNull @Valid HandleRequest body) {
        return callers.required()
                .chain(caller -> found(id)
                        .chain(account -> control.rename(body.by(caller.player()), account, body.handle()))
                        .chain(operated::shown));
    }

    @POST
    @Path("/{id}/erase")
    @Operation(
            operationId = "eraseAccount",
            summary = "Erase an account and its bots",
            description = "Immediate and permanent. Matches and standings keep the id without a name.")
    @APIResponse(responseCode = "204", description = "Erased")
    @APIResponse(responseCode = "403", description = "You are not an operator, or it is the account of an operator")
    public Uni<Void> erase(String id, @NotNull @Valid OperatorRequest body) {
        return callers.required()
                .chain(caller -> found(id).chain(account -> control.erase(body.by(caller.player()), account)));
    }

    @OneTimeSecret(renewal = "A new request gives another token")
    @POST
    @Path("/{id}/reset-password")
    @Operation(
            operationId = "resetAccountPassword",
            summary = "Create a one-time code for a new password",
            description = "For the owner of the account. The present password works until the code is used; the "
                    + "code expires after a day.")
    @APIResponse(responseCode = "200", description = "The token, returned once")
    public Uni<ResetAnswer> resetPassword(String id, @NotNull @Valid OperatorRequest body) {
        return callers.required()
                .chain(caller -> found(id)
                        .chain(account -> control.resetPassword(body.by(caller.player()), account))
                        .map(ResetAnswer::of));
    }

    private Uni<OperatedAccount> done(String id, BiFunction<String, Account, Uni<Void>> act) {
        return callers.required()
                .chain(caller -> found(id)
                        .call(account -> act.apply(caller.player(), account))
                        .chain(operated::shown));
    }

    private Uni<Account> found(String id) {
        return accounts.find(id).map(found -> found.orElseThrow(NotFoundException::new));
    }
}
