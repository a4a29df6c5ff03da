package baffin.lobby.account.api;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * A bearer token.
 *
 * @param accessToken to be sent as {@code Authorization: Bearer <accessToken>}
 * @param tokenType always Bearer
 * @param expiresIn seconds after which it is refused
 * @param player who is signed in
 */
@Schema(name = "Token")
public record TokenAnswer(
        String accessToken,
        @Schema(examples = "\"Bearer\"") String tokenType,
        @Schema(examples = "3600") long expiresIn,
        PlayerView player) {}
