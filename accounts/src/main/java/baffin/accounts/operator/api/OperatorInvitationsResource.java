package baffin.accounts.operator.api;

import baffin.accounts.operator.NewPlayers;
import baffin.platform.idempotency.OneTimeSecret;
import baffin.platform.identity.Callers;
import baffin.platform.identity.Roles;
import baffin.platform.limits.Page;
import baffin.platform.operator.ActingOperator;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.net.URI;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;

/** Invitations with which people make accounts. */
@Path("/api/v1/operator/invitations")
@Produces(MediaType.APPLICATION_JSON)
@RolesAllowed(Roles.OPERATOR)
@Tag(name = "Operators")
public class OperatorInvitationsResource {

    private final NewPlayers players;
    private final Callers callers;

    OperatorInvitationsResource(NewPlayers players, Callers callers) {
        this.players = players;
        this.callers = callers;
    }

    @OneTimeSecret(renewal = "End the invitation and make another one")
    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(operationId = "inviteAccounts", summary = "Create a registration code")
    @APIResponse(responseCode = "201", description = "Created; the code is returned once")
    public Uni<RestResponse<InvitationView>> invite(@NotNull @Valid InvitationRequest body) {
        return callers.required()
                .chain(caller -> players.invite(body.by(caller.player()), body.most(), body.lifetime()))
                .map(made -> RestResponse.ResponseBuilder.<InvitationView>created(
                                URI.create("/api/v1/operator/invitations/"
                                        + made.invitation().id()))
                        .entity(InvitationView.of(made))
                        .build());
    }

    @GET
    @Operation(operationId = "accountInvitations", summary = "List open registration codes, newest first")
    @APIResponse(responseCode = "200", description = "The invitations, without their codes")
    public Uni<Page<InvitationView>> invitations() {
        return players.invitations()
                .map(all -> Page.whole(all.stream().map(InvitationView::of).toList()));
    }

    @DELETE
    @Path("/{invitation}")
    @Consumes(MediaType.WILDCARD)
    @Operation(
            operationId = "endAccountInvitation",
            summary = "End a registration code",
            description = "Accounts that were created with it remain.")
    @APIResponse(responseCode = "204", description = "Ended")
    public Uni<Void> end(String invitation) {
        return callers.required()
                .chain(caller ->
                        players.end(new ActingOperator(caller.player(), "invitation " + invitation), invitation))
                .invoke(ended -> {
                    if (!ended) {
                        throw new NotFoundException();
                    }
                })
                .replaceWithVoid();
    }
}
