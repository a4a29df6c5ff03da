package baffin.accounts.privacy;

import baffin.platform.identity.Callers;
import io.quarkus.security.Authenticated;
import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** What the platform keeps of one's own account. */
@Path("/api/v1/players/me/data")
@Produces(MediaType.APPLICATION_JSON)
@Authenticated
@Tag(name = "Players")
public class OwnDataResource {

    private final OwnData data;
    private final Callers callers;

    OwnDataResource(OwnData data, Callers callers) {
        this.data = data;
        this.callers = callers;
    }

    @GET
    @Operation(
            operationId = "ownData",
            summary = "Download the data of your account",
            description = "Passwords and tokens are stored as hashes and not included. `more` links to what you "
                    + "have written, set up and played.")
    @APIResponse(responseCode = "200", description = "The data")
    public Uni<OwnDataView> data() {
        return callers.required().chain(caller -> data.of(caller.player())).map(OwnDataView::of);
    }
}
