package baffin.gameservice.stream;

/** A client does not read what it asked for; its connection is closed, and it may resume from the last event it has. */
public final class SlowClientException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    SlowClientException() {
        super("the client does not read its stream", null, false, false);
    }
}
