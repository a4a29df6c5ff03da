package baffin.accounts.identity;

import java.io.Serial;
import org.jspecify.annotations.Nullable;

/** What came from a provider does not prove who somebody is. The message is for the log. */
final class NotProved extends Exception {

    @Serial
    private static final long serialVersionUID = 1L;

    NotProved(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}
