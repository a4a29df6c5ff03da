package baffin.platform.request;

import baffin.platform.problem.Traces;
import io.vertx.ext.web.RoutingContext;

/** The one id of a request, from complaint to log. */
public final class TraceId {

    private static final String SLOT = "baffin.trace";

    private TraceId() {}

    /** The id of the request; the same for all calls. */
    public static String of(RoutingContext context) {
        String known = context.get(SLOT);
        if (known != null) {
            return known;
        }
        String id = Traces.from(context.request().getHeader(Traces.PARENT));
        context.put(SLOT, id);
        return id;
    }
}
