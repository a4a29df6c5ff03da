package baffin.match.verify;

import baffin.match.chance.Draw;
import java.util.List;

/**
 * The result of replaying a match from its revealed seed.
 *
 * @param steps how many steps came out again as they stand in the log
 * @param draws every number that the replay has drawn, in order
 * @param faults what did not fit, earliest first; empty when verified
 */
public record Verification(long steps, List<Draw> draws, List<Finding> faults) {

    public Verification {
        draws = List.copyOf(draws);
        faults = List.copyOf(faults);
    }

    /** True when the seed fits the commitment and every step came out as it stands in the log. */
    public boolean verified() {
        return faults.isEmpty();
    }

    /** What did not fit, in words with the version. */
    public List<String> findings() {
        return faults.stream().map(Finding::line).toList();
    }
}
