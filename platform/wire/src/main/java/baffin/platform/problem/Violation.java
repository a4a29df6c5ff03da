package baffin.platform.problem;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
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
                Nearby.of(value == null || code.equals("unknown-field") ? name(pointer) : value, allowed));
    }

    /** A fault of what is none of a few words, wherever they stand: the same code and message everywhere. */
    public static Violation notOneOf(String pointer, @Nullable String sent, List<String> words) {
        return new Violation(pointer, "unknown-value", "must be one of " + String.join(", ", words))
                .withValue(sent)
                .withAllowed(words);
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
    public Violation worded(String words) {
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

    /** The same with those of some texts that look like what was sent, where not all that may stand there is told. */
    public Violation withNearby(List<String> texts) {
        return new Violation(
                pointer, code, message, value, allowed, example, value == null ? List.of() : Nearby.of(value, texts));
    }

    /** The same with something that may stand there. */
    public Violation withExample(@Nullable String one) {
        return new Violation(pointer, code, message, value, allowed, one);
    }

    /** The same, somewhere inside of what the pointer leads to. */
    public Violation below(String parent) {
        return new Violation(parent + pointer, code, message, value, allowed, example);
    }

    /** Finds what somebody may have meant: the fewer letters to change, the nearer (Levenshtein). */
    static final class Nearby {

        private static final int FOUND_MAX = 3;
        private static final int CHANGES_MAX = 3;

        /** So long a text is no slip of the pen. */
        private static final int LENGTH_MAX = 60;

        private Nearby() {}

        /** Those of the texts that a slip of the pen away are from what was sent, the nearest first. */
        static List<String> of(String sent, List<String> texts) {
            if (sent.isEmpty() || sent.length() > LENGTH_MAX) {
                return List.of();
            }
            record Found(String text, int changes) {}
            String small = sent.toLowerCase(Locale.ROOT);
            return texts.stream()
                    .filter(text -> text.length() <= LENGTH_MAX)
                    .map(text -> new Found(text, changes(small, text.toLowerCase(Locale.ROOT))))
                    .filter(found -> found.changes()
                            <= Math.min(
                                    CHANGES_MAX,
                                    (Math.max(sent.length(), found.text().length()) + 1) / 3))
                    .sorted(Comparator.comparingInt(Found::changes))
                    .limit(FOUND_MAX)
                    .map(Found::text)
                    .toList();
        }

        /** Letters to insert, delete or replace, where two that have changed places count as one. */
        private static int changes(String one, String other) {
            int[][] least = new int[one.length() + 1][other.length() + 1];
            for (int at = 0; at <= one.length(); at++) {
                for (int to = 0; to <= other.length(); to++) {
                    if (at == 0 || to == 0) {
                        least[at][to] = at + to;
                        continue;
                    }
                    boolean same = one.charAt(at - 1) == other.charAt(to - 1);
                    least[at][to] = Math.min(
                            least[at - 1][to - 1] + (same ? 0 : 1), Math.min(least[at - 1][to], least[at][to - 1]) + 1);
                    if (swapped(one, at, other, to)) {
                        least[at][to] = Math.min(least[at][to], least[at - 2][to - 2] + 1);
                    }
                }
            }
            return least[one.length()][other.length()];
        }

        private static boolean swapped(String one, int at, String other, int to) {
            return at > 1
                    && to > 1
                    && one.charAt(at - 1) == other.charAt(to - 2)
                    && one.charAt(at - 2) == other.charAt(to - 1);
        }
    }
}
