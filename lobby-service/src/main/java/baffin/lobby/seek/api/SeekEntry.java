package baffin.lobby.seek.api;

import baffin.lobby.api.Ids;
import baffin.lobby.seek.domain.SeekNow;
import baffin.platform.identity.Callers;
import baffin.platform.limits.Slot;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemType;
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

/** Finds the seek before its stream begins: once the headers are sent, nothing can be refused any more. */
class SeekEntry {

    private static final Slot<SeekNow> SLOT = new Slot<>("baffin.stream.seek");

    private final Callers callers;
    private final SeekCommandService commands;

    SeekEntry(Callers callers, SeekCommandService commands) {
        this.callers = callers;
        this.commands = commands;
    }

    /** Marks endpoints that stream a seek of the caller, whose id is the path parameter {@code id}. */
    @NameBinding
    @Retention(RetentionPolicy.RUNTIME)
    @Target({ElementType.TYPE, ElementType.METHOD})
    @interface OfSeek {}

    @OfSeek
    @ServerRequestFilter
    Uni<Response> find(ContainerRequestContext request, RoutingContext context) {
        String id = Ids.checkedSeek(request.getUriInfo().getPathParameters().getFirst("id"));
        return SLOT.fill(
                context, callers.required().chain(caller -> commands.find(id).map(now -> own(now, caller.player()))));
    }

    private static SeekNow own(SeekNow now, String player) {
        if (!now.seek().person().player().equals(player)) {
            throw Problem.of(ProblemType.FORBIDDEN, "only its player may follow a seek")
                    .asException();
        }
        return now;
    }

    /** The seek that was found for this request. */
    static SeekNow found(RoutingContext context) {
        return SLOT.of(context);
    }
}
