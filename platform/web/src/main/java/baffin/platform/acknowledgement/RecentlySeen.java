package baffin.platform.acknowledgement;

import io.quarkus.vertx.http.runtime.CurrentVertxRequest;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;

/** Whether the account of the current request was told of something within the last minute that it now reads. */
@ApplicationScoped
public class RecentlySeen {

    private static final String KEY = "baffin.lately-told";

    private final CurrentVertxRequest current;

    RecentlySeen(CurrentVertxRequest current) {
        this.current = current;
    }

    /** True when an answer from before what this instance has now must not be given. */
    public boolean anything() {
        RoutingContext context = current.getCurrent();
        return context != null && Boolean.TRUE.equals(context.get(KEY));
    }

    void set(boolean anything) {
        RoutingContext context = current.getCurrent();
        if (context != null) {
            context.put(KEY, anything);
        }
    }
}
