package baffin.gameservice.chat.stream;

import baffin.gameservice.chat.api.ChatEntry;
import baffin.platform.limits.Slot;
import baffin.platform.stream.ServerEvents;
import io.smallrye.mutiny.Uni;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.NameBinding;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.Response;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.Optional;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;

/** Lets a reader into a channel before a stream begins: once its headers are sent, nothing can be refused any more. */
class ChatStreamEntry {

    private static final Slot<Optional<ChatEntry.Entered>> SLOT = new Slot<>("baffin.stream.chat");

    private final ChatEntry entry;

    ChatStreamEntry(ChatEntry entry) {
        this.entry = entry;
    }

    /** Marks streams of the path parameters {@code id} and {@code channel}. */
    @NameBinding
    @Retention(RetentionPolicy.RUNTIME)
    @Target({ElementType.TYPE, ElementType.METHOD})
    @interface OfChannel {}

    @OfChannel
    @ServerRequestFilter
    Uni<Response> enter(ContainerRequestContext request, RoutingContext context) {
        var parameters = request.getUriInfo().getPathParameters();
        return SLOT.fill(
                context, ServerEvents.entry(entry.reader(parameters.getFirst("id"), parameters.getFirst("channel"))));
    }

    /** Who entered with this request, and where; empty while the match is not there yet. */
    static Optional<ChatEntry.Entered> entered(RoutingContext context) {
        return SLOT.of(context);
    }
}
