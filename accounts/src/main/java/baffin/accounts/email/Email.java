package baffin.accounts.email;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * The e-mail address of an account; nobody else sees it.
 *
 * @param address the one that its owner has proved; null for none
 * @param pending one that waits for that; null for none
 */
@Schema(name = "Email")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Email(
        @Schema(examples = "sedna@example.org") @Nullable String address,

        @Nullable String pending) {

    /** That of most accounts. */
    public static final Email NONE = new Email(null, null);

    @Override
    public String toString() {
        return "Email[]";
    }
}
