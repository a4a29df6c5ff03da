package baffin.lobby.open;

import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What players may put into the draws of a match: after the secret was committed to, so that nobody can choose both.
 */
final class Nonces {

    private static final Pattern NONCE = Pattern.compile("[\\x21-\\x7e]{1,64}");

    private Nonces() {}

    static Optional<Ruling> fault(@Nullable String nonce) {
        return nonce == null || NONCE.matcher(nonce).matches()
                ? Optional.empty()
                : Optional.of(Ruling.invalid("/nonce", "must be 1 to 64 visible ASCII characters"));
    }
}
