package peer;

/** What goes to the journal as JSON. */
public interface Stored {}
