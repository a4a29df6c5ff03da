package baffin.gameservice.match.stream;

import baffin.gameservice.match.api.Lookup;
import baffin.gameservice.stream.Item;
import baffin.gameservice.stream.ServerEvents;
import baffin.gameservice.stream.StepQuery;
import baffin.platform.http.ClientAddress;
import baffin.platform.identity.Caller;
import baffin.platform.identity.Leases;
import baffin.platform.match.Include;
import com.fasterxml.jackson.databind.util.RawValue;
import io.smallrye.mutiny.Multi;
import io.vertx.ext.web.RoutingContext;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
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

    StreamResource(Streams streams) {
        this.streams = streams;
    }

    @GET
    @Produces(MediaType.SERVER_SENT_EVENTS)
    @RestStreamElementType(MediaType.TEXT_PLAIN)
    @Operation(operationId = "streamMatch", summary = "A match as it happens", description = """
                    Server-sent events: first a snapshot, then each step; id is the version. Last-Event-ID resumes after
                    that version, without a snapshot. Each step says who is to
                    act after it, carries what include= names, and is shown as you may see it when it is sent. A
                    comment keeps an idle connection open; with the token it ends, after an event `end`. With Accept:
                    application/x-ndjson the same comes as one JSON document a line.""")
    @APIResponse(responseCode = "200", description = "The stream; it stays open after the end of the match")
    public Multi<OutboundSseEvent> events(
            @PathParam("id") String id,
            @Parameter(description = "first version to send, without a snapshot; a snapshot comes first when absent")
                    @QueryParam("from")
                    @Nullable
                    Long from,
            @Parameter(description = "version of the last event seen") @HeaderParam("Last-Event-ID") @Nullable
                    String lastEvent,
            @BeanParam StepQuery steps,
            @Context Sse sse,
            @Context RoutingContext context) {
        Multi<Item> items = items(ServerEvents.first(from, lastEvent), steps.shown(), context);
        return Leases.of(context).events(sse, items.map(item -> ServerEvents.of(sse, item)));
    }

    /** One JSON document a line. */
    @GET
    @Produces(NDJSON)
    @Operation(hidden = true)
    public Multi<RawValue> lines(
            @PathParam("id") String id,
            @QueryParam("from") @Nullable Long from,
            @BeanParam StepQuery steps,
            @Context RoutingContext context) {
        return Leases.of(context)
                .lines(items(ServerEvents.first(from, null), steps.shown(), context)
                        .map(item -> new RawValue(item.json())));
    }

    private Multi<Item> items(long from, Include include, RoutingContext context) {
        Lookup.Seen seen = StreamEntry.found(context);
        String user = seen.caller().map(Caller::player).orElseGet(() -> ClientAddress.of(context.request()));
        Optional<String> player = seen.caller().map(Caller::player);
        return streams.open(user, seen.match(), now -> MatchVisibility.of(now.audience(), player), from, include);
    }
}
