package baffin.platform.http;

import baffin.platform.limits.Limits;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * How large a body may be: {@link Limits#BODY_BYTES_MAX} but for a few addresses.
 *
 * @param larger bytes by path
 */
record BodyLimits(Map<String, Long> larger) {

    BodyLimits {
        larger = Map.copyOf(larger);
    }

    /**
     * Reads a list of {@code path=bytes}.
     *
     * @throws IllegalArgumentException when an entry is something else
     */
    static BodyLimits of(List<String> entries) {
        Map<String, Long> larger = new HashMap<>();
        for (String entry : entries) {
            int sign = entry.indexOf('=');
            if (sign < 1) {
                throw new IllegalArgumentException("must be path=bytes: " + entry);
            }
            larger.put(
                    entry.substring(0, sign).strip(),
                    Long.parseLong(entry.substring(sign + 1).strip()));
        }
        return new BodyLimits(larger);
    }

    /** Most bytes of a body that is sent to a path. */
    long of(@Nullable String path) {
        return path == null ? Limits.BODY_BYTES_MAX : larger.getOrDefault(path, (long) Limits.BODY_BYTES_MAX);
    }
}
