package baffin.gameservice.notification.api;

import baffin.gameservice.notification.ReadPosition;
import baffin.gameservice.stream.Item;
import baffin.gameservice.stream.ServerEvents;
import baffin.platform.identity.Leases;
import baffin.platform.identity.Roles;
import baffin.platform.request.LanguageQuery;
import com.fasterxml.jackson.databind.util.RawValue;
import io.smallrye.mutiny.Multi;
import io.vertx.ext.web.RoutingContext;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirement;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestStreamElementType;
import org.jspecify.annotations.Nullable;

/** What the caller is told of matches and competitions, as it happens. */
@Path("/api/v1/players/me/notifications/stream")
@RolesAllowed({Roles.PLAYER, Roles.BOT})
@Entrance.SignedIn
@Leases.Streaming
@SecurityRequirement(name = "bearer")
@Tag(name = "Notifications")
public class NotificationStreamResource {

    private final NoticeStreams streams;

    NotificationStreamResource(NoticeStreams streams) {
        this.streams = streams;
    }

    @GET
    @Produces(MediaType.SERVER_SENT_EVENTS)
    @RestStreamElementType(MediaType.TEXT_PLAIN)
    @Operation(
            operationId = "streamNotifications",
            summary = "What you are told of your matches and competitions, as it happens",
            description = """
                    Server-sent events: first a snapshot with the number of unread ones, then each notification once,
                    those of a match or competition in the order of its versions. Last-Event-ID resumes after that
                    event, without a snapshot. A comment keeps an idle connection open; with the token it ends, after an
                    event `end`. With Accept: application/x-ndjson the same comes as one JSON document a line.""")
    @APIResponse(responseCode = "200", description = "The stream")
    public Multi<OutboundSseEvent> events(
            @Parameter(description = "id of an event: send what comes after it, without a snapshot")
                    @QueryParam("from")
                    @Nullable
                    String from,
            @Parameter(description = "id of the last event seen") @HeaderParam("Last-Event-ID") @Nullable
                    String lastEvent,
            @BeanParam LanguageQuery texts,
            @Context Sse sse,
            @Context RoutingContext context) {
        ReadPosition resume = lastEvent == null ? place(from) : ReadPosition.parse("Last-Event-ID", lastEvent);
        return Leases.of(context).events(sse, open(resume, texts, context).map(item -> ServerEvents.of(sse, item)));
    }

    /** One JSON document a line. */
    @GET
    @Produces(ServerEvents.NDJSON)
    @Operation(hidden = true)
    public Multi<RawValue> lines(
            @QueryParam("from") @Nullable String from,
            @BeanParam LanguageQuery texts,
            @Context RoutingContext context) {
        return Leases.of(context).lines(open(place(from), texts, context).map(item -> new RawValue(item.json())));
    }

    private static @Nullable ReadPosition place(@Nullable String from) {
        return from == null ? null : ReadPosition.parse("?from", from);
    }

    private Multi<Item> open(@Nullable ReadPosition resume, LanguageQuery texts, RoutingContext context) {
        return streams.open(Entrance.caller(context).player(), resume, texts.language());
    }
}
