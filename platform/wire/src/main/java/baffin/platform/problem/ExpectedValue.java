package baffin.platform.problem;

import baffin.game.Seat;
import baffin.game.Textual;
import baffin.match.terms.WrittenDuration;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What may stand in JSON where a value of a type is read. */
public final class ExpectedValue {

    /** A duration as a client may write it. */
    public static final String DURATION = "P14D";

    /** A time as a client may write it. */
    public static final String TIME = "2026-11-30T18:00:00+01:00";

    private ExpectedValue() {}

    /** In words, to be appended to the name of the field. */
    static String sentence(@Nullable Class<?> type) {
        return type == null ? "has the wrong type" : "must be " + name(type);
    }

    /** The fault with all that a value of the type may be, and an example where that is no list. */
    public static Violation explained(Violation fault, @Nullable Class<?> type) {
        if (type == null) {
            return fault;
        }
        List<String> allowed = fault.allowed().isEmpty() ? allowed(type) : fault.allowed();
        String example = fault.example() == null ? example(type) : fault.example();
        return fault.withAllowed(allowed).withExample(example);
    }

    static List<String> allowed(Class<?> type) {
        if (type.isEnum()) {
            return Arrays.stream(type.getEnumConstants()).map(String::valueOf).toList();
        }
        return type == boolean.class || type == Boolean.class ? List.of("true", "false") : List.of();
    }

    private static @Nullable String example(Class<?> type) {
        if (duration(type)) {
            return DURATION;
        }
        Textual.Written written = type.getAnnotation(Textual.Written.class);
        return written != null ? written.example() : type == Instant.class ? TIME : null;
    }

    private static boolean duration(Class<?> type) {
        return type == Duration.class || type == WrittenDuration.class;
    }

    private static String name(Class<?> type) {
        if (type == boolean.class || type == Boolean.class) {
            return "true or false";
        }
        Textual.Written written = type.getAnnotation(Textual.Written.class);
        if (written != null) {
            return "a string of the form " + written.form();
        }
        if (Textual.class.isAssignableFrom(type)) {
            return "a string of another form";
        }
        if (type == Seat.class) {
            return "the number of a seat";
        }
        if (type == int.class || type == long.class || type == Integer.class || type == Long.class) {
            return "a whole number";
        }
        if (Number.class.isAssignableFrom(type) || type.isPrimitive()) {
            return "a number";
        }
        if (Iterable.class.isAssignableFrom(type) || type.isArray()) {
            return "a list";
        }
        if (CharSequence.class.isAssignableFrom(type)) {
            return "a string";
        }
        if (duration(type)) {
            return "an ISO 8601 duration of days, hours, minutes or seconds";
        }
        if (type == Instant.class) {
            return "an RFC 3339 time";
        }
        return type.getPackageName().startsWith("java.") && !Map.class.isAssignableFrom(type)
                ? "a well-formed " + type.getSimpleName()
                : "an object";
    }
}
