package baffin.lobby.operator.api;

import baffin.lobby.operator.domain.By;
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
        @Schema(examples = "\"lost the device\"")
        String reason) {

    static final int REASON_MAX = 500;

    By by(@Nullable String operator) {
        return new By(operator, reason);
    }
}
