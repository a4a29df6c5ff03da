package baffin.platform.identity;

/** The query parameter of streams that stands for a bearer token. */
public final class StreamTicket {

    /** Its name. */
    public static final String PARAMETER = "ticket";

    /** What the API document says of it. */
    public static final String DESCRIPTION =
            "a ticket of POST /players/me/stream-tickets, for EventSource, which sends no token";

    private StreamTicket() {}
}
