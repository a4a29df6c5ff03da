package baffin.platform.wire;

/**
 * Why bytes could not be read; safe to be shown to whoever sent them.
 *
 * @param slug problem type: {@link #JSON}, {@link #COMMAND} or {@link #FIELD}
 * @param pointer JSON pointer (RFC 6901) to the field at fault; empty for the whole document
 * @param message the reason in words
 */
public record Malformed(String slug, String pointer, String message) {

    /** Not JSON, or nested too deeply. */
    public static final String JSON = "malformed-json";

    /** A command of that name is not known. */
    public static final String COMMAND = "unknown-command";

    /** A field is missing, unknown, or not of its kind. */
    public static final String FIELD = "invalid-field";
}
