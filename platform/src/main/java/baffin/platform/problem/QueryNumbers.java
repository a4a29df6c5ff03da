package baffin.platform.problem;

import io.vertx.core.MultiMap;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.WebApplicationException;
import java.util.Map;
import java.util.Optional;

/** The framework takes a number that is none for an address that is none: right in a path, wrong in a query. */
final class QueryNumbers {

    private QueryNumbers() {}

    /** The problem of the query parameter that should have been a number; empty when the failure is another one. */
    static Optional<Problem> fault(WebApplicationException failure, MultiMap query) {
        return failure instanceof NotFoundException
                ? number(failure).flatMap(cause -> fault(cause, query))
                : Optional.empty();
    }

    private static Optional<NumberFormatException> number(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof NumberFormatException number) {
                return Optional.of(number);
            }
        }
        return Optional.empty();
    }

    private static Optional<Problem> fault(NumberFormatException cause, MultiMap query) {
        String message = String.valueOf(cause.getMessage());
        return query.entries().stream()
                .filter(parameter -> message.contains('"' + parameter.getValue() + '"'))
                .map(Map.Entry::getKey)
                .findFirst()
                .map(name -> Problem.invalidField("?" + name, "wrong-type", "must be a whole number"));
    }
}
