package baffin.platform.acknowledgement;

import baffin.platform.identity.Caller;
import baffin.platform.identity.Callers;
import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.Priorities;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.HttpHeaders;
import java.util.Optional;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;

/** Lets a request in when what its account was told of can be read. */
class ReadYourWritesFilter {

    /** After the token is checked, before any filter that looks a match up for its resource. */
    private static final int BEFORE_OTHERS = Priorities.AUTHORIZATION + 100;

    private static final String PUBLIC = "/api/";

    private final ReadYourWrites reads;
    private final Callers callers;
    private final LatelyTold lately;

    ReadYourWritesFilter(ReadYourWrites reads, Callers callers, LatelyTold lately) {
        this.reads = reads;
        this.callers = callers;
        this.lately = lately;
    }

    @ServerRequestFilter(priority = BEFORE_OTHERS)
    Uni<Void> wait(ContainerRequestContext request) {
        String path = request.getUriInfo().getPath();
        if (!reads.reads() || !path.startsWith(PUBLIC) || request.getHeaderString(HttpHeaders.AUTHORIZATION) == null) {
            return Uni.createFrom().voidItem();
        }
        // whether a bad token is refused is for the resource to say
        return callers.viewer()
                .onFailure()
                .recoverWithItem(Optional.<Caller>empty())
                .chain(caller -> caller.isEmpty()
                        ? Uni.createFrom().voidItem()
                        : reads.upToDate(caller.get().player(), path)
                                .invoke(lately::set)
                                .replaceWithVoid());
    }
}
