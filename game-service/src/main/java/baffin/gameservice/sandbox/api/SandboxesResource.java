package baffin.gameservice.sandbox.api;

import baffin.gameservice.sandbox.SandboxInfo;
import baffin.gameservice.sandbox.Sandboxes;
import baffin.platform.identity.Callers;
import baffin.platform.identity.Roles;
import baffin.platform.limits.Page;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** The caller's sandboxes. */
@Path("/api/v1/sandboxes")
@Produces(MediaType.APPLICATION_JSON)
@RolesAllowed({Roles.PLAYER, Roles.BOT})
@Tag(name = "Sandboxes")
public class SandboxesResource {

    private final Sandboxes sandboxes;
    private final Callers callers;

    SandboxesResource(Sandboxes sandboxes, Callers callers) {
        this.sandboxes = sandboxes;
        this.callers = callers;
    }

    @GET
    @Operation(operationId = "listSandboxes", summary = "List your sandboxes, latest first")
    @APIResponse(responseCode = "200", description = "Your sandboxes")
    public Uni<Page<SandboxInfo>> list() {
        return callers.required()
                .chain(caller -> sandboxes.all(caller.player()))
                .map(Page::whole);
    }

    @DELETE
    @Path("{id}")
    @Operation(operationId = "deleteSandbox", summary = "Delete a sandbox before it expires")
    @APIResponse(responseCode = "204", description = "Deleted")
    public Uni<Void> delete(@PathParam("id") String id) {
        return callers.required()
                .chain(caller -> sandboxes.delete(id, caller.player()))
                .invoke(deleted -> {
                    if (!deleted) {
                        throw SandboxLookup.unknown(id);
                    }
                })
                .replaceWithVoid();
    }
}
