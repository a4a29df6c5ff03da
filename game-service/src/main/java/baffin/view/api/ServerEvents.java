package baffin.view.api;

import baffin.view.stream.Item;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;

/** Events of a stream as server-sent events. */
final class ServerEvents {

    /** One JSON document a line. */
    static final String NDJSON = "application/x-ndjson";

    private static final long RETRY_MS = 1_000;

    private ServerEvents() {}

    /** A heartbeat is a comment; a snapshot also says how soon to come back. */
    static OutboundSseEvent of(Sse sse, Item item) {
        OutboundSseEvent.Builder event = sse.newEventBuilder();
        if (item.heartbeat()) {
            return event.comment("").build();
        }
        if (item.name().equals("snapshot")) {
            event.reconnectDelay(RETRY_MS);
        }
        return event.id(item.id())
                .name(item.name())
                .mediaType(MediaType.TEXT_PLAIN_TYPE)
                .data(item.json())
                .build();
    }
}
