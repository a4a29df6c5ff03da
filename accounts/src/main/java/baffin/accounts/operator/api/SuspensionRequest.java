package baffin.accounts.operator.api;

import baffin.platform.operator.ActingOperator;
import baffin.platform.operator.OperatorRequest;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Size;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A suspension.
 *
 * @param days after which it ends by itself, 1 to 3650; until an operator lifts it when left out
 * @param reason 1 to 500 characters, told to whoever signs in
 */
@Schema(name = "SuspensionRequest")
public record SuspensionRequest(
        @Min(value = 1, message = "must be {value} or more")
        @Max(value = DAYS_MAX, message = "must be {value} or less")
        @Schema(examples = "7")
        @Nullable
        Integer days,

        @NotBlank(message = "is missing")
        @Size(max = OperatorRequest.REASON_MAX, message = "must have at most {max} characters")
        @Schema(examples = "insults in the chat of three matches")
        String reason) {

    private static final int DAYS_MAX = 3650;

    @Nullable
    Instant until(Instant now) {
        return days == null ? null : now.plus(Duration.ofDays(days)).truncatedTo(ChronoUnit.MILLIS);
    }

    ActingOperator by(@Nullable String operator) {
        return new ActingOperator(operator, reason);
    }
}
