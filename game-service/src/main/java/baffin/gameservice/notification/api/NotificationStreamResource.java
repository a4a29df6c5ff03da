package baffin.gameservice.notification.api;

import baffin.gameservice.notification.ReadPosition;
import baffin.platform.identity.Leases;
import baffin.platform.identity.Roles;
import baffin.platform.request.LanguageQuery;
import baffin.platform.stream.Item;
import baffin.platform.stream.ResumeQuery;
import baffin.platform.stream.ServerEvents;
import com.fasterxml.jackson.databind.util.RawValue;
import io.smallrye.mutiny.Multi;
import io.vertx.ext.web.RoutingContext;
import jakarta.annotation.security.RolesAllowed;
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
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirement;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestStreamElementType;

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
            summary = "Stream your notifications",
            description = "Server-sent events: first a snapshot with the number of unread notifications, then "
                    + "each notification once; those of a match or competition in the order of its versions.")
    @APIResponse(responseCode = "200", description = "The stream")
    public Multi<OutboundSseEvent> events(
            @BeanParam ResumeQuery resume,
            @BeanParam LanguageQuery texts,
            @Context Sse sse,
            @Context RoutingContext context) {
        return ServerEvents.events(context, sse, open(resume, texts, context));
    }

    /** One JSON document a line. */
    @GET
    @Produces(ServerEvents.NDJSON)
    @Operation(hidden = true)
    public Multi<RawValue> lines(
            @BeanParam ResumeQuery resume, @BeanParam LanguageQuery texts, @Context RoutingContext context) {
        return ServerEvents.lines(context, open(resume, texts, context));
    }

    private Multi<Item> open(ResumeQuery resume, LanguageQuery texts, RoutingContext context) {
        return streams.open(Entrance.caller(context).player(), resume.position(ReadPosition::parse), texts.language());
    }
}
