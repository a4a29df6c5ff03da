package baffin.lobby.session.domain;

import baffin.platform.identity.Revocation;
import io.smallrye.mutiny.Uni;

/** Tells every process which tokens are good no more. */
public interface RevocationLog {

    /** Completes when the log has it; fails with a problem (503) when it can't take it now. */
    Uni<Void> append(Revocation ended);
}
