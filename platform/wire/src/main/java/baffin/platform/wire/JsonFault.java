package baffin.platform.wire;

import java.io.IOException;
import java.io.UncheckedIOException;

/** Thrown by {@link Json} when a value cannot be written as JSON, or JSON cannot be read as what was asked for. */
public final class JsonFault extends UncheckedIOException {

    private static final long serialVersionUID = 1L;

    /** A fault that the JSON library has reported. */
    public JsonFault(IOException cause) {
        super(cause);
    }

    /**
     * JSON that is well-formed but not what was expected.
     *
     * @param message what is wrong with it
     */
    public JsonFault(String message) {
        super(new IOException(message));
    }
}
