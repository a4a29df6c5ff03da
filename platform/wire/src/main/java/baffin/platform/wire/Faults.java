package baffin.platform.wire;

import baffin.game.Textual;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.exc.StreamReadException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.exc.InvalidFormatException;
import com.fasterxml.jackson.databind.exc.InvalidNullException;
import com.fasterxml.jackson.databind.exc.InvalidTypeIdException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import com.fasterxml.jackson.databind.exc.ValueInstantiationException;
import java.util.Arrays;
import java.util.Collection;
import org.jspecify.annotations.Nullable;

/** Turns what the JSON library reports into words for a caller, without any name of a class. */
final class Faults {

    private static final int MESSAGE_MAX = 200;

    private Faults() {}

    static Malformed syntax(JsonProcessingException e) {
        if (e instanceof StreamConstraintsException) {
            return new Malformed(Malformed.JSON, "", "nested too deeply, or a number or name is too long");
        }
        String where = e.getLocation() == null
                ? ""
                : " at line " + e.getLocation().getLineNr() + ", column "
                        + e.getLocation().getColumnNr();
        boolean duplicate = e.getOriginalMessage().startsWith("Duplicate");
        return new Malformed(Malformed.JSON, "", (duplicate ? "a field stands twice" : "is not JSON") + where);
    }

    static Malformed binding(JsonProcessingException e) {
        if (e instanceof StreamReadException) {
            return e instanceof com.fasterxml.jackson.core.exc.InputCoercionException
                    ? new Malformed(Malformed.FIELD, "", "a number is out of range")
                    : syntax(e);
        }
        if (e instanceof JsonMappingException mapping) {
            return new Malformed(Malformed.FIELD, pointer(mapping), message(mapping));
        }
        return new Malformed(Malformed.FIELD, "", "is not valid");
    }

    private static String message(JsonMappingException e) {
        return switch (e) {
            case UnrecognizedPropertyException unknown -> unknownField(unknown.getKnownPropertyIds());
            case InvalidTypeIdException type -> "names no known type";
            case InvalidNullException none -> "must not be null";
            case InvalidFormatException format -> format(format);
            case MismatchedInputException mismatch when missing(mismatch) -> "is missing";
            case MismatchedInputException mismatch -> "must be " + kind(mismatch.getTargetType());
            case ValueInstantiationException refused -> refused(refused.getCause());
            default ->
                e.getCause() instanceof com.fasterxml.jackson.core.exc.InputCoercionException
                        ? "is out of range"
                        : "is not valid";
        };
    }

    private static String unknownField(@Nullable Collection<Object> known) {
        return "is not a known field" + (known == null || known.isEmpty() ? "" : "; known are " + known);
    }

    private static String format(InvalidFormatException e) {
        Class<?> target = e.getTargetType();
        if (target != null && target.isEnum()) {
            return "must be one of " + Arrays.toString(target.getEnumConstants());
        }
        return "must be " + kind(target);
    }

    // only what Baffin's own values say of themselves is fit for a caller
    private static String refused(@Nullable Throwable cause) {
        if (cause == null || cause.getClass() != IllegalArgumentException.class) {
            return "is not valid";
        }
        String text = cause.getMessage();
        boolean telling =
                text != null && text.length() <= MESSAGE_MAX && !text.contains("baffin.") && !text.contains("java.");
        return text != null && telling ? text : "is not valid";
    }

    private static String kind(@Nullable Class<?> type) {
        if (type == null) {
            return "another kind of value";
        }
        if (type == int.class || type == Integer.class || type == long.class || type == Long.class) {
            return "a whole number in range";
        }
        if (type == boolean.class || type == Boolean.class) {
            return "true or false";
        }
        if (type == String.class) {
            return "a string";
        }
        if (Collection.class.isAssignableFrom(type)) {
            return "a list";
        }
        if (type == baffin.game.Seat.class) {
            return "the number of a seat";
        }
        if (type == java.time.Instant.class) {
            return "an RFC 3339 time in UTC";
        }
        return baffin.game.Textual.class.isAssignableFrom(type)
                ? written(type)
                : type.isEnum() ? "one of " + Arrays.toString(type.getEnumConstants()) : "an object";
    }

    private static String written(Class<?> type) {
        Textual.Written written = type.getAnnotation(Textual.Written.class);
        return written == null
                ? "a string of another form"
                : "a string of the form " + written.form() + ", such as " + written.example();
    }

    private static boolean missing(JsonMappingException e) {
        return e.getOriginalMessage().startsWith("Missing required creator property");
    }

    private static String pointer(JsonMappingException e) {
        StringBuilder pointer = new StringBuilder();
        for (JsonMappingException.Reference step : e.getPath()) {
            pointer.append('/').append(step.getFieldName() == null ? step.getIndex() : escaped(step.getFieldName()));
        }
        return pointer.toString();
    }

    private static String escaped(String name) {
        return name.replace("~", "~0").replace("/", "~1");
    }
}
