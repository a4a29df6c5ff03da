package baffin.scoring.competition.api;

import baffin.platform.http.ClientAddress;
import baffin.platform.identity.Leases;
import baffin.platform.stream.Item;
import baffin.platform.stream.ResumeQuery;
import baffin.platform.stream.ServerEvents;
import baffin.scoring.competition.view.StandingStreams;
import com.fasterxml.jackson.databind.util.RawValue;
import io.smallrye.mutiny.Multi;
import io.vertx.ext.web.RoutingContext;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.DefaultValue;
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

/** The standing of a competition as it changes. */
@Path("/api/v1/competitions/{id}/standings/stream")
@PermitAll
@StandingStreamEntry.OfCompetition
@Leases.Streaming
@Tag(name = "Standings")
public class StandingStreamResource {

    private final StandingStreams streams;

    StandingStreamResource(StandingStreams streams) {
        this.streams = streams;
    }

    @GET
    @Produces(MediaType.SERVER_SENT_EVENTS)
    @RestStreamElementType(MediaType.TEXT_PLAIN)
    @Operation(
            operationId = "streamStandings",
            summary = "Stream the standing as it changes",
            description = "Server-sent events: first a snapshot with the whole standing, then an event with the "
                    + "changed lines whenever the standing changes. The id is the version of the competition.")
    @APIResponse(responseCode = "200", description = "The stream; it stays open after the end of the competition")
    public Multi<OutboundSseEvent> events(
            @PathParam("id") String id,
            @QueryParam("minVersion") @DefaultValue("0") long minVersion,
            @BeanParam ResumeQuery resume,
            @Context Sse sse,
            @Context RoutingContext context) {
        return ServerEvents.events(context, sse, items(id, minVersion, resume, context));
    }

    /** One JSON document a line. */
    @GET
    @Produces(ServerEvents.NDJSON)
    @Operation(hidden = true)
    public Multi<RawValue> lines(
            @PathParam("id") String id,
            @QueryParam("minVersion") @DefaultValue("0") long minVersion,
            @BeanParam ResumeQuery resume,
            @Context RoutingContext context) {
        return ServerEvents.lines(context, items(id, minVersion, resume, context));
    }

    private Multi<Item> items(String id, long minVersion, ResumeQuery resume, RoutingContext context) {
        return streams.open(ClientAddress.of(context.request()), id, resume.version(), minVersion);
    }
}
