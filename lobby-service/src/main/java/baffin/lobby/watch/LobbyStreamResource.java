package baffin.lobby.watch;

import baffin.platform.http.ClientAddress;
import baffin.platform.identity.Leases;
import baffin.platform.stream.Item;
import baffin.platform.stream.ResumeQuery;
import baffin.platform.stream.ServerEvents;
import com.fasterxml.jackson.databind.util.RawValue;
import io.smallrye.mutiny.Multi;
import io.vertx.ext.web.RoutingContext;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestStreamElementType;

/** The lobby as it changes. */
@Path("/api/v1/lobby/stream")
@PermitAll
@Leases.Streaming
@Tag(name = "Lobby")
public class LobbyStreamResource {

    private final LobbyBoard lobby;

    LobbyStreamResource(LobbyBoard lobby) {
        this.lobby = lobby;
    }

    @GET
    @Produces(MediaType.SERVER_SENT_EVENTS)
    @RestStreamElementType(MediaType.TEXT_PLAIN)
    @Operation(
            operationId = "streamLobby",
            summary = "Stream the public lobby",
            description = "Server-sent events: first a snapshot with the public `matches` (open ones and the "
                    + "latest others), the open `seeks` and the latest `competitions`, up to 200 of each; "
                    + "then `match`, `seek` and `competition` with the changed item, and `gone` with the "
                    + "`kind` and `id` of an item that is no longer listed. The id covers everything sent so "
                    + "far. It resumes if nothing has changed since; otherwise `reset` and a snapshot follow.")
    @APIResponse(responseCode = "200", description = "The stream")
    public Multi<OutboundSseEvent> events(
            @BeanParam ResumeQuery resume, @Context Sse sse, @Context RoutingContext context) {
        return ServerEvents.events(context, sse, items(resume, context));
    }

    /** One JSON document a line. */
    @GET
    @Produces(ServerEvents.NDJSON)
    @Operation(hidden = true)
    public Multi<RawValue> lines(@BeanParam ResumeQuery resume, @Context RoutingContext context) {
        return ServerEvents.lines(context, items(resume, context));
    }

    private Multi<Item> items(ResumeQuery resume, RoutingContext context) {
        return lobby.open(ClientAddress.of(context.request()), resume.position((name, text) -> text));
    }
}
