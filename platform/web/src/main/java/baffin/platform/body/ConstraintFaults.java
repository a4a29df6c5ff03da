package baffin.platform.body;

import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemType;
import baffin.platform.problem.Violation;
import jakarta.validation.ConstraintViolation;
import jakarta.validation.ConstraintViolationException;
import jakarta.validation.Path;
import java.util.Comparator;
import java.util.List;

/** What constraints have found, as violations of a problem document. */
public final class ConstraintFaults {

    // what every resource calls the parameter that takes the body
    private static final String BODY = "body";

    private ConstraintFaults() {}

    /** All of them in one problem. */
    public static Problem of(ConstraintViolationException failure) {
        List<Violation> violations = failure.getConstraintViolations().stream()
                // the first two nodes of the path are the method and its parameter
                .map(fault -> violation(fault, 2))
                .sorted(Comparator.comparing(Violation::pointer))
                .toList();
        return violations.isEmpty()
                ? Problem.of(ProblemType.INVALID_FIELD, "A field is not valid")
                : Problem.invalidFields(violations);
    }

    /**
     * One of them.
     *
     * @param outside how many nodes of its path stand before the way into the body
     */
    static Violation violation(ConstraintViolation<?> fault, int outside) {
        StringBuilder pointer = new StringBuilder();
        String parameter = BODY;
        int at = 0;
        for (Path.Node node : fault.getPropertyPath()) {
            if (node.isInIterable() && node.getIndex() != null) {
                pointer.append('/').append(node.getIndex());
            }
            if (at >= outside) {
                if (node.getName() != null && !node.getName().startsWith("<")) {
                    pointer.append('/').append(node.getName());
                }
            } else if (at == 1) {
                parameter = String.valueOf(node.getName());
            }
            at++;
        }
        String where = pointer.isEmpty() && !parameter.equals(BODY) ? "?" + parameter : pointer.toString();
        List<String> allowed = OneOf.Words.of(fault.getConstraintDescriptor().getAnnotation());
        // anything else that was sent may be a secret
        return allowed.isEmpty()
                ? new Violation(where, "invalid", fault.getMessage())
                : Violation.notOneOf(where, String.valueOf(fault.getInvalidValue()), allowed);
    }
}
