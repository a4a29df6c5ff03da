package baffin.platform.http;

import baffin.platform.limits.Limits;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * How large a body may be: {@link Limits#BODY_BYTES_MAX} but for a few addresses.
 *
 * @param larger bytes by path; {@code *} stands for one part of a path
 */
record BodyLimits(Map<Pattern, Long> larger) {

    BodyLimits {
        larger = Map.copyOf(larger);
    }

    /**
     * Reads a list of {@code path=bytes}.
     *
     * @throws IllegalArgumentException when an entry is something else
     */
    static BodyLimits of(List<String> entries) {
        Map<Pattern, Long> larger = new HashMap<>();
        for (String entry : entries) {
            int sign = entry.indexOf('=');
            if (sign < 1) {
                throw new IllegalArgumentException("must be path=bytes: " + entry);
            }
            larger.put(
                    path(entry.substring(0, sign).strip()),
                    Long.parseLong(entry.substring(sign + 1).strip()));
        }
        return new BodyLimits(larger);
    }

    private static Pattern path(String path) {
        return Pattern.compile(Arrays.stream(path.split("/", -1))
                .map(part -> part.equals("*") ? "[^/]+" : Pattern.quote(part))
                .collect(Collectors.joining("/")));
    }

    /** True when a path takes more than others. */
    boolean large(@Nullable String path) {
        return of(path) > Limits.BODY_BYTES_MAX;
    }

    /** Most bytes of a body that is sent to a path. */
    long of(@Nullable String path) {
        return path == null
                ? Limits.BODY_BYTES_MAX
                : larger.entrySet().stream()
                        .filter(entry -> entry.getKey().matcher(path).matches())
                        .mapToLong(Map.Entry::getValue)
                        .findFirst()
                        .orElse(Limits.BODY_BYTES_MAX);
    }
}
