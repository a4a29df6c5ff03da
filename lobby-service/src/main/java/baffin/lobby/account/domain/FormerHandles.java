package baffin.lobby.account.domain;

import io.smallrye.mutiny.Uni;
import java.time.Instant;

/** Handles that accounts had before, which nobody else may take for a time. */
public interface FormerHandles {

    /** What becomes of a change. */
    enum Outcome {
        CHANGED,
        /** Somebody has the handle, or one that looks like it, or had it a short time ago. */
        TAKEN,
        /** The account has changed its handle too often. */
        TOO_OFTEN
    }

    /**
     * A handle and what it is compared by.
     *
     * @param shown as people read it
     * @param key equal for handles that are taken for the same
     * @param likeness equal for handles that look alike
     */
    record Name(String shown, String key, String likeness) {}

    /**
     * Gives an account another handle and keeps the one so far for it.
     *
     * @param until when others may take the one so far (UTC)
     * @param most former handles that are kept for the account
     */
    Uni<Outcome> change(Account account, Name next, Instant now, Instant until, int most);
}
