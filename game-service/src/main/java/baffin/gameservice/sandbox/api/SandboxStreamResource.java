package baffin.gameservice.sandbox.api;

import baffin.gameservice.match.api.Lookup;
import baffin.gameservice.match.stream.MatchVisibility;
import baffin.gameservice.match.stream.Streams;
import baffin.platform.identity.Leases;
import baffin.platform.identity.Roles;
import baffin.platform.match.Include;
import baffin.platform.stream.Item;
import baffin.platform.stream.ResumeQuery;
import baffin.platform.stream.ServerEvents;
import com.fasterxml.jackson.databind.util.RawValue;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Multi;
import io.vertx.ext.web.RoutingContext;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestStreamElementType;
import org.jspecify.annotations.Nullable;

/** A sandbox as it happens. */
@Path("/api/v1/sandboxes/{id}/stream")
@RolesAllowed({Roles.PLAYER, Roles.BOT})
@SandboxStreamEntry.OfSandbox
@Leases.Streaming
@Tag(name = "Sandboxes")
public class SandboxStreamResource {

    /** Name of the streams of sandboxes among all streams. */
    public static final String STREAMS = "sandboxes";

    private final Streams streams;

    SandboxStreamResource(@Identifier(STREAMS) Streams streams) {
        this.streams = streams;
    }

    @GET
    @Produces(MediaType.SERVER_SENT_EVENTS)
    @RestStreamElementType(MediaType.TEXT_PLAIN)
    @Operation(
            operationId = "streamSandbox",
            summary = "Stream a sandbox",
            description = "Like the stream of a match, from the perspective of one seat.")
    @APIResponse(responseCode = "200", description = "The stream")
    public Multi<OutboundSseEvent> events(
            @PathParam("id") String id,
            @QueryParam("seat") @Nullable Integer seat,
            @QueryParam("as") @Nullable String as,
            @BeanParam ResumeQuery resume,
            @Context Sse sse,
            @Context RoutingContext context) {
        return ServerEvents.events(context, sse, items(resume, context));
    }

    /** One JSON document a line. */
    @GET
    @Produces(ServerEvents.NDJSON)
    @Operation(hidden = true)
    public Multi<RawValue> lines(
            @PathParam("id") String id,
            @QueryParam("seat") @Nullable Integer seat,
            @QueryParam("as") @Nullable String as,
            @BeanParam ResumeQuery resume,
            @Context RoutingContext context) {
        return ServerEvents.lines(context, items(resume, context));
    }

    private Multi<Item> items(ResumeQuery resume, RoutingContext context) {
        Long after = resume.version();
        SandboxLookup.Owned found = SandboxStreamEntry.found(context);
        Lookup.Seen seen = found.seen();
        return streams.open(
                seen.caller().orElseThrow().player(),
                seen.match(),
                now -> MatchVisibility.always(seen.viewer()),
                after == null ? null : Math.max(after, found.info().fromVersion() - 1),
                Long.MAX_VALUE,
                Include.NOTHING);
    }
}
