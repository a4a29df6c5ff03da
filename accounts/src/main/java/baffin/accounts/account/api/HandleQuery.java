package baffin.accounts.account.api;

import baffin.platform.limits.PublicName;
import baffin.platform.problem.Problem;
import baffin.platform.problem.Violation;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The query parameter {@code handle}. */
public final class HandleQuery {

    private HandleQuery() {}

    /** The beginning of a handle; fails with 400 when it has not 3 to 24 characters of a handle. */
    public static PublicName beginning(@Nullable String handle) {
        Optional<String> fault = handle == null ? Optional.of("is missing") : PublicName.fault(handle);
        if (handle == null || fault.isPresent()) {
            throw Problem.invalidFields(
                            List.of(new Violation("?handle", "invalid", fault.orElseThrow()).withExample("amun")))
                    .asException();
        }
        return PublicName.of(handle);
    }
}
