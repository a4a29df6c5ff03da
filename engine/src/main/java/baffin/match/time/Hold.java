package baffin.match.time;

import baffin.match.terms.PauseReason;
import java.time.Instant;

/**
 * A pause of the whole match.
 *
 * @param from its first moment (UTC)
 * @param until when it ends by itself (UTC)
 */
public record Hold(PauseReason reason, Instant from, Instant until) {}
