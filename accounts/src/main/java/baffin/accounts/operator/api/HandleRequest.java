package baffin.accounts.operator.api;

import baffin.platform.operator.ActingOperator;
import baffin.platform.operator.OperatorRequest;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A handle that an operator gives.
 *
 * @param handle 3 to 24 visible characters
 * @param reason 1 to 500 characters
 */
@Schema(name = "OperatorsHandle")
public record HandleRequest(
        @NotNull(message = "is missing") @Schema(examples = "Amundsen")
        String handle,

        @NotBlank(message = "is missing")
        @Size(max = OperatorRequest.REASON_MAX, message = "must have at most {max} characters")
        @Schema(examples = "joined the club")
        String reason) {

    ActingOperator by(@Nullable String operator) {
        return new ActingOperator(operator, reason);
    }
}
