package baffin.view.hook;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A webhook.
 *
 * @param id its id
 * @param owner id of the player it belongs to
 * @param request digest of the request that made it, to tell a repeat from a reused key
 * @param settings what its owner has chosen
 * @param state whether it is told anything
 * @param reason why it is in a state that its owner has not chosen; null otherwise
 * @param since when it came into its state (UTC)
 * @param createdAt when it was made; nothing earlier is told (UTC)
 * @param failingSince since when every attempt has failed (UTC); null when the last one was taken
 * @param keys what signs
 */
public record Hook(
        String id,
        String owner,
        String request,
        HookSettings settings,
        HookState state,
        @Nullable String reason,
        Instant since,
        Instant createdAt,
        @Nullable Instant failingSince,
        HookKeys keys) {

    /** The same with other keys. */
    public Hook with(HookKeys next) {
        return new Hook(id, owner, request, settings, state, reason, since, createdAt, failingSince, next);
    }

    /** The same with other settings. */
    public Hook with(HookSettings next) {
        return new Hook(id, owner, request, next, state, reason, since, createdAt, failingSince, keys);
    }

    /** The same, switched on or off by its owner; a dead one stays dead. */
    public Hook switched(boolean on, Instant now) {
        HookState next = on ? HookState.ACTIVE : HookState.PAUSED;
        if (state == next || state == HookState.DEAD || (!on && state == HookState.FAILED)) {
            return this;
        }
        return new Hook(id, owner, request, settings, next, null, now, createdAt, null, keys);
    }
}
