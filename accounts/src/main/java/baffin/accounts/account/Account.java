package baffin.accounts.account;

import baffin.platform.identity.Caller;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * One who may sign in.
 *
 * @param id id of the player (UUIDv7)
 * @param handle the public name
 * @param bot true when a program plays
 * @param owner id of the player to whom a bot belongs; null for a player
 * @param createdAt when it was made (UTC, ms)
 * @param epoch of its credentials when it was read, 0 or above; each end of credentials raises it, and what saw an
 *     earlier one becomes no session
 */
public record Account(
        String id, String handle, boolean bot, @Nullable String owner, Instant createdAt, long epoch) {

    /** The same as the caller of a request. */
    public Caller caller() {
        return new Caller(id, handle, bot);
    }
}
