package baffin.gameservice.sandbox.api;

import baffin.gameservice.match.api.Lookup;
import baffin.gameservice.sandbox.SandboxInfo;
import baffin.platform.identity.Callers;
import baffin.platform.identity.Roles;
import baffin.platform.limits.TakesRoom;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;
import org.jspecify.annotations.Nullable;

/** Copies matches into sandboxes. */
@Path("/api/v1/matches/{id}/fork")
@Produces(MediaType.APPLICATION_JSON)
@RolesAllowed({Roles.PLAYER, Roles.BOT})
@Tag(name = "Sandboxes")
public class ForkResource {

    private final Lookup lookup;
    private final Callers callers;
    private final Forks forks;

    ForkResource(Lookup lookup, Callers callers, Forks forks) {
        this.lookup = lookup;
        this.callers = callers;
        this.forks = forks;
    }

    @POST
    @TakesRoom
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(
            operationId = "forkMatch",
            summary = "Copy a match into a sandbox",
            description = "The copy has what your seat may know, or public knowledge; everything else is drawn "
                    + "again from a new seed. You play all seats, no other player sees it, and it does not "
                    + "count.")
    @APIResponse(
            responseCode = "201",
            description = "The sandbox",
            content = @Content(schema = @Schema(implementation = SandboxInfo.class)))
    @APIResponse(responseCode = "409", description = "Too many sandboxes, or the match is over at this version")
    public Uni<RestResponse<SandboxInfo>> fork(
            @PathParam("id") String id, @QueryParam("as") @Nullable String as, @Nullable ForkRequest request) {
        return callers.required()
                .chain(caller -> lookup.seen(id, null, null, as)
                        .chain(now -> lookup.seen(
                                id, Forks.version(request == null ? null : request.version(), now.match()), null, as))
                        .chain(seen -> forks.open(caller, seen.match(), seen.viewer())));
    }

    /**
     * A match to be copied.
     *
     * @param version at which; the last one at which somebody was asked when left out
     */
    @Schema(name = "Fork")
    public record ForkRequest(
            @Schema(examples = "57") @Nullable Long version) {}
}
