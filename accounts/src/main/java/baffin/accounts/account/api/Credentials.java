package baffin.accounts.account.api;

import baffin.accounts.account.Passwords;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * What proves who somebody is.
 *
 * @param handle 3 to 24 visible characters; upper and lower case are the same
 * @param password 10 to 128 characters
 */
@Schema(name = "Credentials")
public record Credentials(
        @NotNull(message = "is missing") @Schema(examples = "Amundsen")
        String handle,

        @NotNull(message = "is missing")
        @Size(min = Passwords.LENGTH_MIN, max = Passwords.LENGTH_MAX, message = "must have {min} to {max} characters")
        @Schema(examples = "a long walk over ice")
        String password) {

    @Override
    public String toString() {
        return "Credentials[" + handle + "]";
    }
}
