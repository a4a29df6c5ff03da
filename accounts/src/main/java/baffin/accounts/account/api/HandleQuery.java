package baffin.accounts.account.api;

import baffin.platform.limits.PublicName;
import baffin.platform.problem.Problem;
import baffin.platform.problem.Violation;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Query parameters that name players. */
public final class HandleQuery {

    private HandleQuery() {}

    /**
     * A handle, or the beginning of one; fails with 400 when it has not 3 to 24 characters of a handle.
     *
     * @param parameter such as {@code ?q}
     */
    public static PublicName of(String parameter, @Nullable String text) {
        Optional<String> fault = text == null ? Optional.of("is missing") : PublicName.fault(text);
        if (text == null || fault.isPresent()) {
            throw Problem.invalidFields(
                            List.of(new Violation(parameter, "invalid", fault.orElseThrow()).withExample("amun")))
                    .asException();
        }
        return PublicName.of(text);
    }
}
