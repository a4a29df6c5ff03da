package baffin.lobby.openmatch.domain;

import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Words that people put into the draws: a seed from outside, or a nonce, which comes after the secret was committed to,
 * so that nobody can choose both.
 */
final class VisibleText {

    private static final Pattern TEXT = Pattern.compile("[\\x21-\\x7e]{1,64}");

    private VisibleText() {}

    static Optional<LobbyRefusal> nonceFault(@Nullable String nonce) {
        return fault("/nonce", nonce);
    }

    /** What is wrong with the words; nothing when there are none. */
    static Optional<LobbyRefusal> fault(String pointer, @Nullable String text) {
        return text == null || TEXT.matcher(text).matches()
                ? Optional.empty()
                : Optional.of(LobbyRefusal.invalid(pointer, "must be 1 to 64 visible ASCII characters"));
    }
}
