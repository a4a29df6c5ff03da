package baffin.platform.operator;

import baffin.platform.problem.Problem;
import org.jspecify.annotations.Nullable;

/** Why the host does something at an internal address, where a reason is optional. */
public final class HostReason {

    private HostReason() {}

    /**
     * Who does it, and why.
     *
     * @param reason query parameter {@code reason}; empty for none
     * @return null without a reason: then there is no record of it
     */
    public static @Nullable ActingOperator by(String reason) {
        if (reason.length() > OperatorRequest.REASON_MAX) {
            throw Problem.invalidField(
                            "?reason", "invalid", "must have at most " + OperatorRequest.REASON_MAX + " characters")
                    .asException();
        }
        return reason.isBlank() ? null : new ActingOperator(null, reason);
    }
}
