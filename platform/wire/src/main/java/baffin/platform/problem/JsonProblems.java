package baffin.platform.problem;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.exc.InputCoercionException;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.exc.StreamReadException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.exc.InvalidFormatException;
import com.fasterxml.jackson.databind.exc.InvalidTypeIdException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import com.fasterxml.jackson.databind.exc.ValueInstantiationException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Turns what Jackson says about a body into a problem that names the field and shows nothing of our classes. */
public final class JsonProblems {

    private static final int MESSAGE_MAX = 200;

    private JsonProblems() {}

    /** The problem that names the field by JSON pointer. */
    public static Problem of(JacksonException failure) {
        String pointer = pointer(failure);
        Throwable root = root(failure);
        return switch (root) {
            case InputCoercionException e -> field(pointer, "out-of-range", "is a number out of range");
            case StreamConstraintsException e ->
                field(pointer, "too-deep", "is nested too deeply or has too many values");
            case StreamReadException e -> malformed(e, pointer);
            case UnrecognizedPropertyException e -> unknown(pointer, e);
            case InvalidTypeIdException e -> field(pointer, "unknown-type", "has a type that is not known here");
            case InvalidFormatException e -> wrongType(pointer, e.getTargetType(), e.getValue());
            case MismatchedInputException e -> mismatched(pointer, e);
            case JsonMappingException e -> field(pointer, "invalid", "is not valid");
            // what a time or a duration makes of text has a cause of its own
            case Exception e
            when failure instanceof InvalidFormatException format ->
                wrongType(pointer, format.getTargetType(), format.getValue());
            case IllegalArgumentException e
            when failure instanceof ValueInstantiationException -> field(pointer, "invalid", sentence(e.getMessage()));
            default -> field(pointer, "invalid", "is not valid");
        };
    }

    private static Problem malformed(StreamReadException e, String pointer) {
        boolean repeated = String.valueOf(e.getOriginalMessage()).startsWith("Duplicate field");
        if (repeated) {
            return field(pointer, "repeated-field", "occurs twice");
        }
        String message = "is not JSON at line " + e.getLocation().getLineNr() + ", column "
                + e.getLocation().getColumnNr();
        String detail = pointer.isEmpty() ? "The body " + message : "The body " + message + ", reading " + pointer;
        return Problem.of(ProblemType.MALFORMED_JSON, detail)
                .withViolations(List.of(new Violation(pointer, "malformed", message)));
    }

    private static Problem unknown(String pointer, UnrecognizedPropertyException e) {
        List<String> known = e.getKnownPropertyIds() == null
                ? List.of()
                : e.getKnownPropertyIds().stream().map(String::valueOf).sorted().toList();
        String message = known.isEmpty() ? "is not known" : "is not known; known are " + known;
        return Problem.invalidFields(List.of(new Violation(pointer, "unknown-field", message).withAllowed(known)));
    }

    private static Problem mismatched(String pointer, MismatchedInputException e) {
        String said = String.valueOf(e.getOriginalMessage());
        if (said.startsWith("No content to map")) {
            return Problem.of(ProblemType.MALFORMED_JSON, "The body is empty");
        }
        if (said.startsWith("Missing required creator property")) {
            return field(pointer, "missing", "is missing");
        }
        if (said.startsWith("Trailing token")) {
            return Problem.of(ProblemType.MALFORMED_JSON, "The body continues after its value");
        }
        return wrongType(pointer, e.getTargetType(), null);
    }

    private static Problem wrongType(String pointer, @Nullable Class<?> target, @Nullable Object value) {
        Violation fault = new Violation(pointer, "wrong-type", ExpectedValue.sentence(target));
        String shown = value instanceof CharSequence || value instanceof Number ? value.toString() : null;
        return target != null && target.isEnum()
                ? Problem.notOneOf(pointer, shown, ExpectedValue.allowed(target))
                : Problem.invalidFields(
                        List.of(ExpectedValue.explained(fault, target).withValue(shown)));
    }

    private static Problem field(String pointer, String code, String message) {
        return Problem.invalidField(pointer, code, message);
    }

    // only what Baffin's own values say of themselves is fit for a caller
    private static String sentence(@Nullable String message) {
        boolean telling = message != null
                && message.length() <= MESSAGE_MAX
                && !message.contains("baffin.")
                && !message.contains("java.");
        return message != null && telling ? message : "is not valid";
    }

    private static Throwable root(JacksonException failure) {
        Throwable at = failure;
        for (int depth = 0; depth < 8 && at.getCause() != null; depth++) {
            at = at.getCause();
        }
        return at;
    }

    /** Longest path known: a mapping failure carries the path, a reading failure the parser's position. */
    private static String pointer(JacksonException failure) {
        if (failure instanceof JsonMappingException mapping
                && !mapping.getPath().isEmpty()) {
            StringBuilder pointer = new StringBuilder();
            mapping.getPath().forEach(step -> pointer.append('/').append(segment(step)));
            return pointer.toString();
        }
        if (failure instanceof JsonProcessingException processing
                && processing.getProcessor() instanceof JsonParser parser
                && parser.getParsingContext() != null) {
            return parser.getParsingContext().pathAsPointer().toString();
        }
        return "";
    }

    private static String segment(JsonMappingException.Reference step) {
        return step.getFieldName() == null
                ? Integer.toString(step.getIndex())
                : step.getFieldName().replace("~", "~0").replace("/", "~1");
    }
}
