package baffin.platform.identity;

import io.vertx.ext.web.RoutingContext;

/** The query parameter of streams that stands for a bearer token. */
public final class StreamTicket {

    /** Its name. */
    public static final String PARAMETER = "ticket";

    private static final String CLOSING = "baffin.stream.closing";

    private StreamTicket() {}

    /** Names what is to be done once the stream of a request is closed. */
    public static void onClose(RoutingContext context, Runnable closing) {
        context.put(CLOSING, closing);
    }

    /** The stream of a request is closed. */
    public static void closed(RoutingContext context) {
        Runnable closing = context.get(CLOSING);
        if (closing != null) {
            closing.run();
        }
    }
}
