package baffin.platform.wire;

import baffin.platform.problem.Violation;
import java.util.List;

/**
 * Why bytes could not be read; safe to be shown to whoever sent them.
 *
 * @param slug problem type: {@link #JSON}, {@link #COMMAND} or {@link #FIELD}
 * @param faults what is wrong, at least one
 */
public record Malformed(String slug, List<Violation> faults) {

    /** Not JSON, or nested too deeply. */
    public static final String JSON = "malformed-json";

    /** A command of that name is not known. */
    public static final String COMMAND = "unknown-command";

    /** A field is missing, unknown, or not of its kind. */
    public static final String FIELD = "invalid-field";

    public Malformed {
        faults = List.copyOf(faults);
    }

    /** One fault in words alone. */
    public Malformed(String slug, String pointer, String message) {
        this(slug, List.of(new Violation(pointer, slug, message)));
    }

    /** JSON pointer (RFC 6901) to the first field at fault; empty for the whole document. */
    public String pointer() {
        return faults.getFirst().pointer();
    }

    /** The first reason in words. */
    public String message() {
        return faults.getFirst().message();
    }
}
