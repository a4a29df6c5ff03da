package baffin.platform.http;

import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemType;
import baffin.platform.request.Quoted;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The version that the caller has seen.
 *
 * @param version the version; null when the caller takes any ({@code *})
 */
public record IfMatch(@Nullable Long version) {

    /** The request header. */
    public static final String HEADER = "If-Match";

    /** Any version will do. */
    public static final IfMatch ANY = new IfMatch(null);

    private static final Pattern VERSION = Pattern.compile("[0-9]{1,18}");

    /**
     * Reads a header that must be there.
     *
     * @throws baffin.platform.problem.ProblemException 428 when it is missing, 400 when it is neither * nor a version
     */
    public static IfMatch required(@Nullable String header) {
        if (header == null || header.isBlank()) {
            ProblemType type = ProblemType.PRECONDITION_REQUIRED;
            throw Problem.of(type, type.description()).asException();
        }
        return optional(header);
    }

    /**
     * Reads a header that may be absent, which means any version.
     *
     * @throws baffin.platform.problem.ProblemException 400 when it is neither * nor a version
     */
    public static IfMatch optional(@Nullable String header) {
        if (header == null || header.isBlank() || header.strip().equals("*")) {
            return ANY;
        }
        String version = Quoted.strip(header);
        if (!VERSION.matcher(version).matches()) {
            throw Problem.invalidField(HEADER, "wrong-type", "must be a version such as \"57\", or *")
                    .asException();
        }
        return new IfMatch(Long.parseLong(version));
    }

    /** The strong entity tag of a version, with its quotes. */
    public static String etag(long version) {
        return "\"" + version + "\"";
    }
}
