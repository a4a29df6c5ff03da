package baffin.platform.limits;

import io.smallrye.mutiny.Uni;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.core.Response;

/**
 * What a filter has found for a request before its stream begins: once the headers are sent, nothing can be refused
 * any more.
 *
 * @param name of the slot in the context of the request
 * @param <T> what is found
 */
public record Slot<T>(String name) {

    /** Keeps what is found and lets the request go on; a failure refuses it. */
    public Uni<Response> fill(RoutingContext context, Uni<T> found) {
        return found.invoke(one -> context.put(name, one))
                .chain(one -> Uni.createFrom().nullItem());
    }

    /** What was found for this request. */
    public T of(RoutingContext context) {
        T found = context.get(name);
        if (found == null) {
            throw new IllegalStateException("the stream was entered without its filter");
        }
        return found;
    }
}
