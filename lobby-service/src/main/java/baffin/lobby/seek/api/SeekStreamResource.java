package baffin.lobby.seek.api;

import baffin.lobby.seek.domain.SeekNow;
import baffin.lobby.seek.domain.SeekStatus;
import baffin.platform.identity.Leases;
import baffin.platform.identity.Roles;
import baffin.platform.stream.Item;
import baffin.platform.stream.ServerEvents;
import baffin.platform.wire.Json;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.util.RawValue;
import io.smallrye.mutiny.Multi;
import io.vertx.ext.web.RoutingContext;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;
import java.util.Locale;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestStreamElementType;

/** A seek as it happens. */
@Path("/api/v1/seeks/{id}/stream")
@RolesAllowed({Roles.PLAYER, Roles.BOT})
@SeekEntry.OfSeek
@Leases.Streaming
@Tag(name = "Lobby")
public class SeekStreamResource {

    private final SeekWatch watch;
    private final SeekHolds holds;
    private final Json json;

    SeekStreamResource(SeekWatch watch, SeekHolds holds, ObjectMapper mapper) {
        this.json = Json.of(mapper);
        this.watch = watch;
        this.holds = holds;
    }

    @GET
    @Produces(MediaType.SERVER_SENT_EVENTS)
    @RestStreamElementType(MediaType.TEXT_PLAIN)
    @Operation(
            operationId = "streamSeek",
            summary = "Stream your seek",
            description = "Server-sent events: first `waiting`, then `matched` with the match id, `withdrawn` or "
                    + "`expired`; then the stream ends. A stream that is opened again begins with the current "
                    + "state. A seek with hold=stream ends when this stream has been closed for more than a "
                    + "few seconds.")
    @APIResponse(responseCode = "200", description = "The stream")
    public Multi<OutboundSseEvent> events(
            @PathParam("id") String id, @Context Sse sse, @Context RoutingContext context) {
        return ServerEvents.events(context, sse, items(context));
    }

    /** One JSON document a line. */
    @GET
    @Produces(ServerEvents.NDJSON)
    @Operation(hidden = true)
    public Multi<RawValue> lines(@PathParam("id") String id, @Context RoutingContext context) {
        return ServerEvents.lines(context, items(context));
    }

    private Multi<Item> items(RoutingContext context) {
        return items(SeekEntry.found(context)).map(this::item);
    }

    private Multi<Optional<SeekNow>> items(SeekNow now) {
        if (now.status() != SeekStatus.WAITING) {
            return Multi.createFrom().item(Optional.of(now));
        }
        String seekId = now.seek().seekId();
        Multi<Optional<SeekNow>> items =
                Multi.createBy().concatenating().streams(Multi.createFrom().item(Optional.of(now)), watch.end(seekId));
        if (!now.seek().held()) {
            return items;
        }
        return items.onSubscription()
                .invoke(() -> holds.opened(seekId))
                .onTermination()
                .invoke(() -> holds.closed(seekId));
    }

    private Item item(Optional<SeekNow> seek) {
        return seek.map(now -> {
                    String status = now.status().name().toLowerCase(Locale.ROOT);
                    return new Item(0, status, status, json.text(SeekView.of(now)));
                })
                .orElse(Item.HEARTBEAT);
    }
}
