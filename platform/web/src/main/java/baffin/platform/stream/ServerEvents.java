package baffin.platform.stream;

import baffin.platform.identity.Leases;
import baffin.platform.identity.StreamTicket;
import baffin.platform.problem.ProblemException;
import baffin.platform.problem.ProblemType;
import com.fasterxml.jackson.databind.util.RawValue;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;

/** The two forms of a stream, which ends with the token that opened it. */
public final class ServerEvents {

    /** One JSON document a line. */
    public static final String NDJSON = "application/x-ndjson";

    private static final long RETRY_MS = 1_000;
    private static final int LOOKS = 30;
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

    /**
     * What a stream is about, before it begins.
     *
     * @param found fails with a problem
     * @return empty when it is not there yet, such as a match that has just started: the stream is kept open and waits;
     *     fails with any other problem than that
     */
    public static <T> Uni<Optional<T>> entry(Uni<T> found) {
        return found.map(Optional::of).onFailure(ServerEvents::isEarly).recoverWithItem(Optional.empty());
    }

    private static boolean isEarly(Throwable failure) {
        return failure instanceof ProblemException known
                && known.problem().status() == ProblemType.UNAVAILABLE.status();
    }

    /**
     * What a stream tells of what may not be there yet. It is looked for a few times, then the stream ends.
     *
     * @param entry what was found when the stream was entered
     * @param look looks again, and waits a moment for it
     * @param then the events once it is there
     */
    public static <T> Multi<Item> once(Optional<T> entry, Supplier<Uni<T>> look, Function<T, Multi<Item>> then) {
        return entry.map(then)
                .orElseGet(() -> Multi.createBy()
                        .repeating()
                        .uni(() -> entry(look.get()))
                        .whilst(Optional::isEmpty)
                        .select()
                        .first(LOOKS)
                        .onItem()
                        .transformToMultiAndConcatenate(found -> found.map(then)
                                .orElseGet(() -> Multi.createFrom().item(Item.HEARTBEAT))));
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
        return event.name(item.name()).data(item.line()).build();
    }
}
