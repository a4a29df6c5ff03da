package baffin.platform.acknowledgement;

import baffin.platform.identity.Caller;
import baffin.platform.identity.Callers;
import baffin.platform.limits.Methods;
import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.Priorities;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ResourceInfo;
import jakarta.ws.rs.core.HttpHeaders;
import java.util.List;
import java.util.Optional;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;

/** Lets a request in when all that it reads from is there, with what its account was told of. */
class ReadYourWritesFilter {

    /** After the token is checked, before any filter that looks a match up for its resource. */
    private static final int BEFORE_OTHERS = Priorities.AUTHORIZATION + 100;

    private static final String PUBLIC = "/api/";

    private final ReadYourWrites reads;
    private final Callers callers;
    private final RecentlySeen lately;

    ReadYourWritesFilter(ReadYourWrites reads, Callers callers, RecentlySeen lately) {
        this.reads = reads;
        this.callers = callers;
        this.lately = lately;
    }

    @ServerRequestFilter(priority = BEFORE_OTHERS)
    Uni<Void> wait(ContainerRequestContext request, ResourceInfo resource) {
        String path = request.getUriInfo().getPath();
        List<ReadModel> from =
                path.startsWith(PUBLIC) ? reads.modelsOf(resource.getResourceClass()) : List.<ReadModel>of();
        if (from.isEmpty()) {
            return Uni.createFrom().voidItem();
        }
        Uni<Void> whole = Methods.reads(request.getMethod())
                ? reads.whole(from, path)
                : Uni.createFrom().voidItem();
        return request.getHeaderString(HttpHeaders.AUTHORIZATION) == null
                ? whole
                : whole.chain(() -> upToDate(from, path));
    }

    private Uni<Void> upToDate(List<ReadModel> from, String path) {
        // whether a bad token is refused is for the resource to say
        return callers.viewer()
                .onFailure()
                .recoverWithItem(Optional.<Caller>empty())
                .chain(caller -> caller.isEmpty()
                        ? Uni.createFrom().voidItem()
                        : reads.upToDate(from, caller.get().player(), path)
                                .invoke(lately::set)
                                .replaceWithVoid());
    }
}
