package baffin.platform.problem;

import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** One id from complaint to log: 32 hexadecimal digits, taken from {@code traceparent} (W3C Trace Context) or drawn. */
public final class Traces {

    /** Response header that carries the id. */
    public static final String HEADER = "Trace-Id";

    /** Request header that may name one. */
    public static final String PARENT = "traceparent";

    private static final int BYTES = 16;
    private static final Pattern TRACEPARENT = Pattern.compile("[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}");
    private static final String INVALID = "0".repeat(2 * BYTES);
    private static final SecureRandom RANDOM = new SecureRandom();

    private Traces() {}

    /** The id that the header names, or a new one. */
    public static String from(@Nullable String traceparent) {
        if (traceparent != null) {
            Matcher matcher = TRACEPARENT.matcher(traceparent);
            if (matcher.matches() && !matcher.group(1).equals(INVALID)) {
                return matcher.group(1);
            }
        }
        byte[] drawn = new byte[BYTES];
        RANDOM.nextBytes(drawn);
        return HexFormat.of().formatHex(drawn);
    }
}
