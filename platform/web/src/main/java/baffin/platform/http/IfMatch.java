package baffin.platform.http;

import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemType;
import java.util.Collections;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The versions of which one must be the current one (RFC 9110): those of strong entity tags. A weak tag never matches,
 * nor one that no version has.
 *
 * @param versions the latest first, empty when none can match; null when the caller takes any ({@code *})
 */
public record IfMatch(@Nullable List<Long> versions) {

    /** The request header. */
    public static final String HEADER = "If-Match";

    /** Any version will do. */
    public static final IfMatch ANY = new IfMatch(null);

    // a bare version is no entity tag, but clients that leave the quotes out mean the same
    private static final String TAG = "(W/)?+\"([!#-~\\x80-\\xff]*+)\"|([0-9]{1,18}+)";
    private static final Pattern ONE = Pattern.compile(TAG);
    private static final Pattern ALL =
            Pattern.compile("[\\s,]*+(?:" + TAG + ")(?:\\s*+,[\\s,]*+(?:" + TAG + "))*+[\\s,]*+");
    private static final Pattern VERSION = Pattern.compile("[1-9][0-9]{0,17}");

    /**
     * Reads a header that must be there.
     *
     * @throws baffin.platform.problem.ProblemException 428 when it is missing, 400 when it is neither * nor a list of
     *     entity tags
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
     * @throws baffin.platform.problem.ProblemException 400 when it is neither * nor a list of entity tags
     */
    public static IfMatch optional(@Nullable String header) {
        if (header == null || header.isBlank() || header.strip().equals("*")) {
            return ANY;
        }
        if (!ALL.matcher(header).matches()) {
            throw Problem.invalidField(HEADER, "wrong-type", "must be a version such as \"57\", or *")
                    .asException();
        }
        TreeSet<Long> versions = new TreeSet<>(Collections.reverseOrder());
        for (Matcher tag = ONE.matcher(header); tag.find(); ) {
            String text = tag.group(2) == null ? tag.group(3) : tag.group(2);
            if (tag.group(1) == null && VERSION.matcher(text).matches()) {
                versions.add(Long.valueOf(text));
            }
        }
        return new IfMatch(List.copyOf(versions));
    }

    /** The earliest of the versions, 0 when there is none: what is read for the change must be as new as that. */
    public long earliest() {
        return versions == null || versions.isEmpty() ? 0 : versions.getLast();
    }

    /** The strong entity tag of a version, with its quotes. */
    public static String etag(long version) {
        return "\"" + version + "\"";
    }
}
