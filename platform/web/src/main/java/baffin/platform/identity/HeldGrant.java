package baffin.platform.identity;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * What a caller holds just now.
 *
 * @param caller who it is
 * @param session id of the session, or of what a program has proved itself with; null for a token of none
 * @param end when its token ends (UTC)
 */
public record HeldGrant(Caller caller, @Nullable String session, Instant end) {}
