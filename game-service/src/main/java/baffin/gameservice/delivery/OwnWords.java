package baffin.gameservice.delivery;

import baffin.platform.problem.Violation;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A line that the owner of a webhook or a push subscription writes for themselves; none is empty and not shown. */
public final class OwnWords {

    private OwnWords() {}

    /** What a request has, or empty; another fault when it is too long or has control characters. */
    public static String of(String pointer, @Nullable String text, int most, List<Violation> faults) {
        String words = text == null ? "" : text;
        if (words.codePointCount(0, words.length()) > most || words.codePoints().anyMatch(Character::isISOControl)) {
            faults.add(new Violation(
                    pointer, "invalid", "must have at most " + most + " characters, none a control character"));
        }
        return words;
    }

    /** What an answer has. */
    public static @Nullable String shown(String words) {
        return words.isEmpty() ? null : words;
    }
}
