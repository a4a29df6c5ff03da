package baffin.platform.operator;

import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Size;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * Why an operator does something.
 *
 * @param reason 1 to 500 characters; the owner of the account may read it
 */
@Schema(name = "OperatorRequest")
public record OperatorRequest(
        @NotBlank(message = "is missing")
        @Size(max = REASON_MAX, message = "must have at most {max} characters")
        @Schema(examples = "lost the device")
        String reason) {

    /** Most characters of a reason. */
    public static final int REASON_MAX = 500;

    /** Who does it, with this reason. */
    public ActingOperator by(@Nullable String operator) {
        return new ActingOperator(operator, reason);
    }
}
