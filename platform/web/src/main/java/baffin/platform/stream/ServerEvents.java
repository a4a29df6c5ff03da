package baffin.platform.stream;

import baffin.platform.identity.Leases;
import baffin.platform.identity.StreamTicket;
import com.fasterxml.jackson.databind.util.RawValue;
import io.smallrye.mutiny.Multi;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;
import java.util.Set;

/** The two forms of a stream, which ends with the token that opened it. */
public final class ServerEvents {

    /** One JSON document a line. */
    public static final String NDJSON = "application/x-ndjson";

    private static final long RETRY_MS = 1_000;
    private static final Set<String> BEGINNINGS = Set.of("snapshot", "subscription", "waiting");

    private ServerEvents() {}

    /** Server-sent events; the last one tells when the token has ended. */
    public static Multi<OutboundSseEvent> events(RoutingContext context, Sse sse, Multi<Item> items) {
        return leased(context, items).map(item -> of(sse, item));
    }

    /** The same events as lines of JSON. */
    public static Multi<RawValue> lines(RoutingContext context, Multi<Item> items) {
        return leased(context, items).map(item -> new RawValue(item.line()));
    }

    private static Multi<Item> leased(RoutingContext context, Multi<Item> items) {
        return Leases.of(context)
                .during(items, Item.TOKEN_ENDED)
                .onTermination()
                .invoke(() -> StreamTicket.closed(context));
    }

    /** A heartbeat is a comment; what a stream begins with also says how soon to come back. */
    private static OutboundSseEvent of(Sse sse, Item item) {
        OutboundSseEvent.Builder event = sse.newEventBuilder();
        if (item.heartbeat()) {
            return event.comment("").build();
        }
        if (BEGINNINGS.contains(item.name())) {
            event.reconnectDelay(RETRY_MS);
        }
        if (!item.id().isEmpty()) {
            event.id(item.id());
        }
        return event.name(item.name()).data(item.json()).build();
    }
}
