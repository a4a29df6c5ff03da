package baffin.gameservice.chat.stream;

import baffin.gameservice.chat.api.ChatEntry;
import baffin.platform.http.ClientAddress;
import baffin.platform.identity.Caller;
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
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestStreamElementType;

/** What is said in a match, as it is said. */
@Path("/api/v1/matches/{id}/chat/{channel}/stream")
@PermitAll
@ChatStreamEntry.OfChannel
@Leases.Streaming
@Tag(name = "Chat")
public class ChatStreamResource {

    private final ChatStreams streams;
    private final ChatEntry entry;

    ChatStreamResource(ChatStreams streams, ChatEntry entry) {
        this.streams = streams;
        this.entry = entry;
    }

    @GET
    @Produces(MediaType.SERVER_SENT_EVENTS)
    @RestStreamElementType(MediaType.TEXT_PLAIN)
    @Operation(
            operationId = "streamChat",
            summary = "Stream a chat",
            description = "Server-sent events: first a snapshot with the last 50 lines, then each line that is "
                    + "sent or removed. The stream of the seats ends when the reader no longer holds a seat, "
                    + "that of a private match when the reader can no longer see the match.")
    @APIResponse(responseCode = "200", description = "The stream; it stays open after the end of the match")
    @APIResponse(responseCode = "409", description = "The rules keep the seats apart; ruleId names the rule")
    public Multi<OutboundSseEvent> events(
            @PathParam("id") String id,
            @PathParam("channel") String channel,
            @BeanParam ResumeQuery resume,
            @Context Sse sse,
            @Context RoutingContext context) {
        return ServerEvents.events(context, sse, open(id, channel, resume, context));
    }

    /** One JSON document a line. */
    @GET
    @Produces(ServerEvents.NDJSON)
    @Operation(hidden = true)
    public Multi<RawValue> lines(
            @PathParam("id") String id,
            @PathParam("channel") String channel,
            @BeanParam ResumeQuery resume,
            @Context RoutingContext context) {
        return ServerEvents.lines(context, open(id, channel, resume, context));
    }

    private Multi<Item> open(String id, String channel, ResumeQuery resume, RoutingContext context) {
        Long after = resume.version();
        String user =
                Leases.of(context).caller().map(Caller::player).orElseGet(() -> ClientAddress.of(context.request()));
        return ServerEvents.once(
                ChatStreamEntry.entered(context),
                () -> entry.reader(id, channel),
                entered -> streams.open(user, entered.seen().match(), entered.view(), after));
    }
}
