package baffin.accounts.privacy;

import baffin.accounts.account.Passwords;
import baffin.accounts.account.SignIn;
import baffin.accounts.provider.Providers;
import baffin.platform.http.ClientAddress;
import baffin.platform.identity.Callers;
import baffin.platform.identity.Roles;
import baffin.platform.tables.Logged;
import io.smallrye.mutiny.Uni;
import io.vertx.core.http.HttpServerRequest;
import jakarta.annotation.security.RolesAllowed;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;

/** What is new about one's own account, for owners who do not know who else was in it. */
@Path("/api/v1/players/me/new-access")
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
@RolesAllowed(Roles.PLAYER)
@Tag(name = "Accounts")
@Logged
public class NewAccessResource {

    private final NewAccess access;
    private final SignIn signIn;
    private final Providers providers;
    private final Callers callers;
    private final Clock clock;

    NewAccessResource(NewAccess access, SignIn signIn, Providers providers, Callers callers, Clock clock) {
        this.access = access;
        this.signIn = signIn;
        this.providers = providers;
        this.callers = callers;
        this.clock = clock;
    }

    /**
     * What is new.
     *
     * @param since when you last confirmed that all is yours, or made the account (UTC)
     * @param until when this was read (UTC): what you confirm
     * @param items the latest first
     */
    @Schema(name = "NewAccess")
    public record NewAccessView(Instant since, Instant until, List<NewAccess.Item> items) {}

    /**
     * Says that all is one's own.
     *
     * @param until of what was read
     * @param password of the account, if it has one
     */
    @Schema(name = "NewAccessConfirmation")
    public record Confirmation(
            @NotNull(message = "is missing") Instant until,

            @Size(
                    min = Passwords.LENGTH_MIN,
                    max = Passwords.LENGTH_MAX,
                    message = "must have {min} to {max} characters")
            @Schema(examples = "a long walk over ice")
            @Nullable
            String password) {

        @Override
        public String toString() {
            return "Confirmation[" + until + "]";
        }
    }

    @GET
    @Operation(
            operationId = "newAccess",
            summary = "List access that was added since your last confirmation",
            description = "Bots, linked identities and OAuth clients, which survive a change of password. Compare "
                    + "`since` with createdAt of your webhooks and push subscriptions, too.")
    @APIResponse(responseCode = "200", description = "The list")
    public Uni<NewAccessView> read() {
        Instant now = clock.instant().truncatedTo(ChronoUnit.MILLIS);
        return callers.required()
                .chain(caller -> access.confirmedAt(caller.player())
                        .map(found -> found.orElseThrow(NotFoundException::new))
                        .chain(since -> access.since(caller.player(), since)
                                .map(items -> new NewAccessView(
                                        since,
                                        now,
                                        items.stream().map(this::titled).toList()))));
    }

    private NewAccess.Item titled(NewAccess.Item item) {
        return item.kind().equals("identity")
                ? new NewAccess.Item(item.kind(), item.id(), providers.title(item.name()), item.createdAt())
                : item;
    }

    @PUT
    @Operation(
            operationId = "confirmAccess",
            summary = "Confirm that all recent access is yours",
            description = "From then on only later additions are listed.")
    @APIResponse(responseCode = "204", description = "Confirmed")
    @APIResponse(responseCode = "400", description = "Wrong password")
    public Uni<Void> confirm(@NotNull @Valid Confirmation body, HttpServerRequest request) {
        Instant now = clock.instant();
        Instant until = body.until().isAfter(now) ? now : body.until();
        return callers.session()
                .chain(own -> signIn.owner(own, body.password(), ClientAddress.of(request)))
                .chain(account -> access.confirm(account.id(), until));
    }
}
