package baffin.platform.operator;

import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Size;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * What of a read model is to go on.
 *
 * @param key such as the id of a match
 * @param reason 1 to 500 characters
 */
@Schema(name = "ReadModelRelease")
public record ReadModelRelease(
        @NotBlank(message = "is missing")
        @Size(max = KEY_MAX, message = "must have at most {max} characters")
        @Schema(examples = "\"019aa5f0-93c1-7c7e-8f65-0d6f3a1f2b10\"")
        String key,

        @NotBlank(message = "is missing")
        @Size(max = OperatorRequest.REASON_MAX, message = "must have at most {max} characters")
        @Schema(examples = "\"the fault is mended\"")
        String reason) {

    static final int KEY_MAX = 200;

    /** Who lets it go on, with this reason. */
    public ActingOperator by(String operator) {
        return new ActingOperator(operator, reason);
    }
}
