package baffin.match;

import java.util.List;

/**
 * The result of replaying a match from its revealed seed.
 *
 * @param verified true when the seed fits the commitment and every step came out as it stands in the log
 * @param steps how many steps were replayed
 * @param findings what did not fit, in words with the version; empty when verified
 */
public record Verification(boolean verified, long steps, List<String> findings) {

    public Verification {
        findings = List.copyOf(findings);
    }
}
