package baffin.accounts.operator.api;

import baffin.platform.operator.ActingOperator;
import baffin.platform.operator.OperatorRequest;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Size;
import java.time.Duration;
import java.util.Objects;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * An invitation to be made.
 *
 * @param uses how many accounts may be made with it, 1 to 1000; 1 when left out
 * @param days after which it ends, 1 to 366; 30 when left out
 * @param reason 1 to 500 characters
 */
@Schema(name = "NewAccountInvitation")
public record InvitationRequest(
        @Min(value = 1, message = "must be {value} or more")
        @Max(value = USES_MAX, message = "must be {value} or less")
        @Schema(defaultValue = "1", examples = "20")
        @Nullable
        Integer uses,

        @Min(value = 1, message = "must be {value} or more")
        @Max(value = DAYS_MAX, message = "must be {value} or less")
        @Schema(defaultValue = "30", examples = "30")
        @Nullable
        Integer days,

        @NotBlank(message = "is missing")
        @Size(max = OperatorRequest.REASON_MAX, message = "must have at most {max} characters")
        @Schema(examples = "for the club evening")
        String reason) {

    private static final int USES_MAX = 1000;
    private static final int DAYS_MAX = 366;
    private static final int DAYS = 30;

    ActingOperator by(@Nullable String operator) {
        return new ActingOperator(operator, reason);
    }

    int most() {
        return Objects.requireNonNullElse(uses, 1);
    }

    Duration lifetime() {
        return Duration.ofDays(Objects.requireNonNullElse(days, DAYS));
    }
}
