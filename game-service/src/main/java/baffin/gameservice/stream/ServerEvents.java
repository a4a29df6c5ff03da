package baffin.gameservice.stream;

import baffin.platform.problem.Problem;
import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Events of a stream as server-sent events. */
public final class ServerEvents {

    /** One JSON document a line. */
    public static final String NDJSON = "application/x-ndjson";

    private static final long RETRY_MS = 1_000;
    private static final Set<String> BEGINNINGS = Set.of("snapshot", "subscription");

    private ServerEvents() {}

    /**
     * The first version wanted of a stream whose ids are versions.
     *
     * @param lastEvent the header {@code Last-Event-ID}
     * @return 0 when there is none: a snapshot then comes first
     */
    private static long after(@Nullable String lastEvent) {
        if (lastEvent == null) {
            return 0;
        }
        try {
            return Math.max(1, Long.parseLong(lastEvent.strip()) + 1);
        } catch (NumberFormatException e) {
            throw Problem.invalidField("Last-Event-ID", "wrong-type", "must be a version")
                    .asException();
        }
    }

    /**
     * The first version wanted of a stream whose ids are versions. A browser that comes back asks for the same address
     * again, so that what it has seen goes before where it began.
     *
     * @param from the query parameter; null when there is none
     * @return 0 when neither is there: a snapshot then comes first
     */
    public static long first(@Nullable Long from, @Nullable String lastEvent) {
        return from == null || lastEvent != null ? after(lastEvent) : Math.max(1, from);
    }

    /** A heartbeat is a comment; what a stream begins with also says how soon to come back. */
    public static OutboundSseEvent of(Sse sse, Item item) {
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
