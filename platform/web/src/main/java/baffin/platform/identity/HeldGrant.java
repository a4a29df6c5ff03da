package baffin.platform.identity;

import java.time.Instant;

/**
 * What a caller holds just now.
 *
 * @param caller who it is
 * @param session id of the session, or of what a program has proved itself with
 * @param end when its token ends (UTC)
 */
public record HeldGrant(Caller caller, String session, Instant end) {}
