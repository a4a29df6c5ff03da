package baffin.lobby.openmatch.api;

import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * Whether one is ready; an empty object means yes.
 *
 * @param ready false to take it back
 * @param nonce what you put into the draws, 1 to 64 visible ASCII characters; as before when left out
 */
@Schema(name = "Ready")
public record ReadyRequest(
        @Nullable Boolean ready, @Nullable String nonce) {}
