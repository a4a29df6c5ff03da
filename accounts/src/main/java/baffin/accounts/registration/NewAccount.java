package baffin.accounts.registration;

import baffin.accounts.account.Passwords;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.Objects;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * An account to be made. What {@code GET /auth/registration} does not ask for may be left out.
 *
 * @param handle 3 to 24 visible characters; upper and lower case are the same
 * @param password 10 to 128 characters
 * @param invitation code of an invitation
 * @param termsAccepted true when you accept the terms
 * @param ageConfirmed true when you are as old as the host asks for
 */
@Schema(name = "NewAccount")
public record NewAccount(
        @NotNull(message = "is missing") @Schema(examples = "\"Amundsen\"")
        String handle,

        @NotNull(message = "is missing")
        @Size(min = Passwords.LENGTH_MIN, max = Passwords.LENGTH_MAX, message = "must have {min} to {max} characters")
        @Schema(examples = "\"a long walk over ice\"")
        String password,

        @Size(max = CODE_MAX, message = "must have at most {max} characters") @Nullable
        String invitation,

        @Nullable Boolean termsAccepted,
        @Nullable Boolean ageConfirmed) {

    private static final int CODE_MAX = 100;

    Applicant applicant() {
        return new Applicant(
                handle,
                false,
                Objects.requireNonNullElse(invitation, ""),
                Boolean.TRUE.equals(termsAccepted),
                Boolean.TRUE.equals(ageConfirmed));
    }

    @Override
    public String toString() {
        return "NewAccount[" + handle + "]";
    }
}
