package baffin.accounts.operator.api;

import baffin.accounts.session.PasswordReset;
import java.time.Instant;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * What the owner of an account needs to set a new password.
 *
 * @param token for {@code POST /auth/password-reset}, good once; shown this once
 * @param expiresAt when it ends (UTC)
 */
@Schema(name = "PasswordResetToken")
public record ResetAnswer(String token, Instant expiresAt) {

    static ResetAnswer of(PasswordReset.OneTime token) {
        return new ResetAnswer(token.secret(), token.expiresAt());
    }

    @Override
    public String toString() {
        return "ResetAnswer[" + expiresAt + "]";
    }
}
