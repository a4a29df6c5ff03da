package baffin.gameservice.match.stream;

import baffin.gameservice.match.api.Lookup;
import baffin.gameservice.stream.StepQuery;
import baffin.platform.http.ClientAddress;
import baffin.platform.identity.Caller;
import baffin.platform.identity.Leases;
import baffin.platform.match.Include;
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
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.UriInfo;
import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestStreamElementType;
import org.jspecify.annotations.Nullable;

/** A match as it happens. */
@Path("/api/v1/matches/{id}/stream")
@PermitAll
@StreamEntry.OfMatch
@Leases.Streaming
@Tag(name = "Matches")
public class StreamResource {

    private static final String NDJSON = ServerEvents.NDJSON;

    private final Streams streams;
    private final Lookup lookup;

    StreamResource(Streams streams, Lookup lookup) {
        this.streams = streams;
        this.lookup = lookup;
    }

    @GET
    @Produces(MediaType.SERVER_SENT_EVENTS)
    @RestStreamElementType(MediaType.TEXT_PLAIN)
    @Operation(
            operationId = "streamMatch",
            summary = "Stream a match",
            description = "Server-sent events: first a snapshot, then each step; the id is the version. `from` or "
                    + "Last-Event-ID resumes after that version without a snapshot; 0 sends every step. If "
                    + "the match does not have that version, `reset` comes first. Each step has the seats "
                    + "that act next; each step and the snapshot carry the documents named in include, as you "
                    + "may see them when they are sent.")
    @APIResponse(responseCode = "200", description = "The stream; it stays open after the end of the match")
    public Multi<OutboundSseEvent> events(
            @PathParam("id") String id,
            @QueryParam("minVersion") @Nullable Long minVersion,
            @BeanParam ResumeQuery resume,
            @BeanParam StepQuery steps,
            @Context UriInfo address,
            @Context Sse sse,
            @Context RoutingContext context) {
        return ServerEvents.events(context, sse, items(resume, steps, address, context));
    }

    /** One JSON document a line. */
    @GET
    @Produces(NDJSON)
    @Operation(hidden = true)
    public Multi<RawValue> lines(
            @PathParam("id") String id,
            @QueryParam("minVersion") @Nullable Long minVersion,
            @BeanParam ResumeQuery resume,
            @BeanParam StepQuery steps,
            @Context UriInfo address,
            @Context RoutingContext context) {
        return ServerEvents.lines(context, items(resume, steps, address, context));
    }

    private Multi<Item> items(ResumeQuery resume, StepQuery steps, UriInfo address, RoutingContext context) {
        Long after = resume.version();
        Include include = steps.shown();
        Optional<String> player = Leases.of(context).caller().map(Caller::player);
        String user = player.orElseGet(() -> ClientAddress.of(context.request()));
        return ServerEvents.once(
                StreamEntry.found(context),
                () -> StreamEntry.look(lookup, address),
                seen -> streams.open(
                        user,
                        seen.match(),
                        now -> MatchVisibility.of(now.audience(), player),
                        after,
                        Long.MAX_VALUE,
                        include));
    }
}
