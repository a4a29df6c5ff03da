package baffin.platform.problem;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One fault in a request. Members that say nothing are left out on the wire.
 *
 * @param pointer JSON pointer (RFC 6901) into the body, such as {@code /at/q}, "" for the whole body; a query parameter
 *     or
 *     header is named as {@code ?limit} or {@code Idempotency-Key}
 * @param code stable word for programs, such as {@code unknown-field}
 * @param message the fault in words
 * @param value what was sent, shortened to {@value #VALUE_MAX} characters; null when nothing was
 * @param allowed all that may stand there, where that is a list
 * @param example what may stand there; null when {@code allowed} or the message says enough
 * @param nearby those of {@code allowed} that look like what was sent, the most alike first; three at most
 */
@JsonInclude(JsonInclude.Include.NON_EMPTY)
public record Violation(
        @JsonInclude(JsonInclude.Include.ALWAYS) String pointer,
        String code,
        String message,
        @Nullable String value,
        List<String> allowed,
        @Nullable String example,
        List<String> nearby) {

    private static final int VALUE_MAX = 80;

    /** A fault in words alone. */
    public Violation(String pointer, String code, String message) {
        this(pointer, code, message, null, List.of(), null, List.of());
    }

    private Violation(
            String pointer,
            String code,
            String message,
            @Nullable String value,
            List<String> allowed,
            @Nullable String example) {
        this(
                pointer,
                code,
                message,
                value,
                allowed,
                example,
                Nearby.of(value == null ? name(pointer) : value, allowed));
    }

    public Violation {
        allowed = List.copyOf(allowed);
        nearby = List.copyOf(nearby);
    }

    /** What is named wrongly where nothing stands for it: the field or parameter itself. */
    private static String name(String pointer) {
        return pointer.substring(pointer.startsWith("?") ? 1 : pointer.lastIndexOf('/') + 1);
    }

    /** The same in other words. */
    Violation worded(String words) {
        return new Violation(pointer, code, words, value, allowed, example);
    }

    /** The same with what was sent. */
    public Violation withValue(@Nullable String sent) {
        String shown = sent == null || sent.length() <= VALUE_MAX ? sent : sent.substring(0, VALUE_MAX) + "…";
        return new Violation(pointer, code, message, shown, allowed, example);
    }

    /** The same with all that may stand there. */
    public Violation withAllowed(List<String> values) {
        return new Violation(pointer, code, message, value, values, example);
    }

    /** The same with something that may stand there. */
    public Violation withExample(@Nullable String one) {
        return new Violation(pointer, code, message, value, allowed, one);
    }

    /** The same, somewhere inside of what the pointer leads to. */
    public Violation below(String parent) {
        return new Violation(parent + pointer, code, message, value, allowed, example);
    }
}
