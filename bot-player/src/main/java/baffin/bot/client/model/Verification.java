package baffin.bot.client.model;

import java.util.List;

/**
 * Whether the replay of a match from its revealed seed gave the same log.
 *
 * @param verified true when it did
 * @param steps how many steps were replayed
 * @param findings what did not fit, in words
 */
public record Verification(boolean verified, long steps, List<String> findings) {

    public Verification {
        findings = findings == null ? List.of() : List.copyOf(findings);
    }
}
