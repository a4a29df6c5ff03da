package baffin.accounts.email;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * The e-mail address of an account; nobody else sees it.
 *
 * @param address the one that you have confirmed; absent for none
 * @param pending one that waits for that; absent for none
 */
@Schema(name = "Email")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record EmailView(
        @Schema(examples = "\"sedna@example.org\"") @Nullable
        String address,

        @Nullable String pending) {

    static EmailView of(Email email) {
        return new EmailView(email.address(), email.pending());
    }

    @Override
    public String toString() {
        return "EmailView[]";
    }
}
