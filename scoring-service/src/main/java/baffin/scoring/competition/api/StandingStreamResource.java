package baffin.scoring.competition.api;

import baffin.platform.http.ClientAddress;
import baffin.platform.identity.Leases;
import baffin.platform.problem.Problem;
import baffin.scoring.competition.view.StandingStreams;
import baffin.scoring.competition.view.StandingStreams.Event;
import com.fasterxml.jackson.databind.util.RawValue;
import io.smallrye.mutiny.Multi;
import io.vertx.ext.web.RoutingContext;
import jakarta.annotation.security.PermitAll;
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
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestStreamElementType;
import org.jspecify.annotations.Nullable;

/** The standing of a competition as it changes. */
@Path("/api/v1/competitions/{id}/standings/stream")
@PermitAll
@StandingStreamEntry.OfCompetition
@Leases.Streaming
@Tag(name = "Standings")
public class StandingStreamResource {

    private static final String NDJSON = "application/x-ndjson";
    private static final long RETRY_MS = 1_000;

    private final StandingStreams streams;

    StandingStreamResource(StandingStreams streams) {
        this.streams = streams;
    }

    @GET
    @Produces(MediaType.SERVER_SENT_EVENTS)
    @RestStreamElementType(MediaType.TEXT_PLAIN)
    @Operation(operationId = "streamStandings", summary = "The standing as it changes", description = """
                    Server-sent events: first a snapshot with the whole standing, then, whenever it is another one, an
                    event with the lines that have changed. The id is the version of the competition;
                    Last-Event-ID resumes after it, without a snapshot. A comment keeps an idle connection open; with
                    the token, if there is one, it ends, after an event `end`. With Accept: application/x-ndjson the
                    same comes as one JSON document a line.""")
    @APIResponse(responseCode = "200", description = "The stream; it stays open after the end of the competition")
    public Multi<OutboundSseEvent> events(
            @Parameter(description = "id of the competition") @PathParam("id") String id,
            @Parameter(description = "a version: send what comes after it, without a snapshot")
                    @QueryParam("from")
                    @Nullable
                    Long from,
            @Parameter(description = "id of the last event seen") @HeaderParam("Last-Event-ID") @Nullable
                    String lastEvent,
            @Context Sse sse,
            @Context RoutingContext context) {
        Multi<Event> found = streams.open(
                ClientAddress.of(context.request()), id, lastEvent == null ? version(from) : version(lastEvent));
        return Leases.of(context).events(sse, found.map(event -> event(sse, event)));
    }

    /** One JSON document a line. */
    @GET
    @Produces(NDJSON)
    @Operation(hidden = true)
    public Multi<RawValue> lines(
            @PathParam("id") String id, @QueryParam("from") @Nullable Long from, @Context RoutingContext context) {
        Multi<Event> found = streams.open(ClientAddress.of(context.request()), id, version(from));
        return Leases.of(context).lines(found.map(event -> new RawValue(event.json())));
    }

    private static long version(@Nullable Long from) {
        return from == null ? 0 : Math.max(0, from);
    }

    private static long version(String lastEvent) {
        try {
            return Math.max(0, Long.parseLong(lastEvent.strip()));
        } catch (NumberFormatException e) {
            throw Problem.invalidField("Last-Event-ID", "wrong-type", "must be a version")
                    .asException();
        }
    }

    private static OutboundSseEvent event(Sse sse, Event event) {
        OutboundSseEvent.Builder builder = sse.newEventBuilder();
        if (event.heartbeat()) {
            return builder.comment("").build();
        }
        if (event.name().equals("snapshot")) {
            builder.reconnectDelay(RETRY_MS);
        }
        return builder.id(Long.toString(event.version()))
                .name(event.name())
                .data(event.json())
                .build();
    }
}
