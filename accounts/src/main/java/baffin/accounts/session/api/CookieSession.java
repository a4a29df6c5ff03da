package baffin.accounts.session.api;

import baffin.accounts.account.api.PlayerView;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * What a browser is told that has signed in; the tokens are in its cookies.
 *
 * @param player who is signed in
 * @param sessionId id of the session, among those of {@code GET /players/me/sessions}
 * @param expiresIn seconds after which the session is to be renewed
 * @param refreshExpiresIn seconds after which it ends if it is not renewed
 */
@Schema(name = "CookieSession")
public record CookieSession(
        PlayerView player,

        @Schema(examples = "\"019aa5f0-93c1-7c7e-8f65-0d6f3a1f2b11\"")
        String sessionId,

        @Schema(examples = "3600") long expiresIn,
        @Schema(examples = "2592000") long refreshExpiresIn) {}
