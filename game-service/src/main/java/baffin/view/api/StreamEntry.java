package baffin.view.api;

import io.smallrye.mutiny.Uni;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.NameBinding;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.Response;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;

/** Finds the match before a stream begins: once its headers are sent, nothing can be refused any more. */
class StreamEntry {

    private static final String SLOT = "baffin.stream.match";

    private final Lookup lookup;

    StreamEntry(Lookup lookup) {
        this.lookup = lookup;
    }

    /** Marks endpoints that stream a match, whose id is the path parameter {@code id}. */
    @NameBinding
    @Retention(RetentionPolicy.RUNTIME)
    @Target({ElementType.TYPE, ElementType.METHOD})
    @interface OfMatch {}

    @OfMatch
    @ServerRequestFilter
    Uni<Response> find(ContainerRequestContext request, RoutingContext context) {
        String id = request.getUriInfo().getPathParameters().getFirst("id");
        return lookup.seen(id, null, null)
                .invoke(seen -> context.put(SLOT, seen))
                .chain(seen -> Uni.createFrom().nullItem());
    }

    /** The match that was found for this request. */
    static Lookup.Seen found(RoutingContext context) {
        Lookup.Seen seen = context.get(SLOT);
        if (seen == null) {
            throw new IllegalStateException("the stream was entered without its filter");
        }
        return seen;
    }
}
