package baffin.lobby.openmatch.api;

import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * How one wants to join; an empty object is enough.
 *
 * @param seat the seat wanted; the first free one when left out
 * @param invitation the code of the invitation, for a match that needs one
 * @param ready true when ready at once; false when left out
 * @param nonce what you put into the draws, 1 to 64 visible ASCII characters; nothing when left out
 */
@Schema(name = "Join")
public record JoinRequest(
        @Nullable Integer seat,
        @Nullable String invitation,
        @Nullable Boolean ready,
        @Nullable String nonce) {

    static final JoinRequest ANY = new JoinRequest(null, null, null, null);
}
