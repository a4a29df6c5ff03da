package baffin.accounts.session;

import io.smallrye.mutiny.Uni;

/** What signs in to an account beside its sessions. */
public interface OtherCredentials {

    /** Forgets those of an account whose epoch has ended; the end of their tokens is in the log already. */
    Uni<Void> removeAll(String account);
}
