package baffin.platform.request;

/** Names a place in the log for clients: header {@code Position: <id>@<version>}. */
public final class Position {

    /** The response header. */
    public static final String HEADER = "Position";

    private Position() {}

    /** The header's value. */
    public static String of(String id, long version) {
        return id + "@" + version;
    }
}
