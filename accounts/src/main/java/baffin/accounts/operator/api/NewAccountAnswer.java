package baffin.accounts.operator.api;

import baffin.accounts.account.api.PlayerView;
import baffin.accounts.operator.NewPlayers;
import java.time.Instant;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * An account that an operator has made.
 *
 * @param player the account
 * @param token with which its owner sets the first password at {@code POST /auth/password-reset}; shown this once
 * @param expiresAt when the token ends (UTC)
 */
@Schema(name = "OperatorsAccount")
public record NewAccountAnswer(PlayerView player, String token, Instant expiresAt) {

    static NewAccountAnswer of(NewPlayers.Made made) {
        return new NewAccountAnswer(
                PlayerView.of(made.account()),
                made.token().secret(),
                made.token().expiresAt());
    }

    @Override
    public String toString() {
        return "NewAccountAnswer[" + player + "]";
    }
}
