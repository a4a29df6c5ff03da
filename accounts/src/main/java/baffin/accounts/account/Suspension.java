package baffin.accounts.account;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * An account that may not sign in.
 *
 * @param since when it began (UTC, ms)
 * @param until when it ends by itself (UTC, ms); null until an operator lifts it
 * @param reason in words for its owner, 1 to 500 characters
 */
public record Suspension(Instant since, @Nullable Instant until, String reason) {

    /** True as long as it has not ended by itself. */
    public boolean holds(Instant now) {
        return until == null || now.isBefore(until);
    }
}
