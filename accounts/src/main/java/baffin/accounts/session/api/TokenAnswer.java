package baffin.accounts.session.api;

import baffin.accounts.account.api.PlayerView;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * A bearer token.
 *
 * @param accessToken to be sent as {@code Authorization: Bearer <accessToken>}
 * @param tokenType always Bearer
 * @param expiresIn seconds after which it is refused
 * @param player who is signed in
 * @param sessionId id of the session, among those of {@code GET /players/me/sessions}
 * @param refreshToken gives the next token at {@code POST /auth/refresh}, once
 * @param refreshExpiresIn seconds after which it is refused if it is not used
 */
@Schema(name = "Token")
public record TokenAnswer(
        String accessToken,
        @Schema(examples = "\"Bearer\"") String tokenType,
        @Schema(examples = "3600") long expiresIn,
        PlayerView player,

        @Schema(examples = "\"019aa5f0-93c1-7c7e-8f65-0d6f3a1f2b11\"")
        String sessionId,

        String refreshToken,
        @Schema(examples = "2592000") long refreshExpiresIn) {

    @Override
    public String toString() {
        return "TokenAnswer[" + sessionId + "]";
    }
}
