package baffin.accounts.session.api;

import baffin.accounts.session.SessionService;
import baffin.platform.identity.Callers;
import baffin.platform.tables.Logged;
import io.quarkus.security.Authenticated;
import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Where one is signed in. */
@Path("/api/v1/players/me/sessions")
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.WILDCARD)
@Authenticated
@Tag(name = "auth")
@Logged
public class SessionsResource {

    private final SessionService service;
    private final Callers callers;

    SessionsResource(SessionService service, Callers callers) {
        this.service = service;
        this.callers = callers;
    }

    @GET
    @Operation(
            operationId = "sessions",
            summary = "Where you are signed in, the session used last first",
            description = "Programs that you let act for you are among them: client and scopes tell.")
    @APIResponse(responseCode = "200", description = "Your sessions")
    public Uni<List<SessionView>> sessions() {
        return callers.session()
                .chain(own -> service.of(own.account())
                        .map(all -> all.stream()
                                .map(each -> SessionView.of(each, own.isOf(each.id())))
                                .toList()));
    }

    @DELETE
    @Path("/{session}")
    @Operation(
            operationId = "endSession",
            summary = "Sign out: end one of your sessions",
            description = "Its tokens are refused and its streams end within seconds, everywhere.")
    @APIResponse(responseCode = "204", description = "Ended")
    public Uni<Void> end(String session) {
        return callers.session()
                .chain(own -> service.end(own.account(), session))
                .invoke(ended -> {
                    if (!ended) {
                        throw new NotFoundException();
                    }
                })
                .replaceWithVoid();
    }

    @DELETE
    @Operation(
            operationId = "endOtherSessions",
            summary = "End all of your sessions but this one",
            description = "All of your personal access tokens end as well.")
    @APIResponse(responseCode = "204", description = "Ended")
    public Uni<Void> endOthers() {
        return callers.session().chain(service::endOthers);
    }
}
