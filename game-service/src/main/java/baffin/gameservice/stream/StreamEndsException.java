package baffin.gameservice.stream;

/** The client may read no more of a stream, such as one who has left a seat; the stream ends. */
public final class StreamEndsException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public StreamEndsException() {
        super("the client may read no more of this", null, false, false);
    }
}
