package baffin.match.verify;

import baffin.match.event.Step;
import org.jspecify.annotations.Nullable;

/**
 * What a replay has found to be wrong.
 *
 * @param version version of the match at which it is seen first
 * @param text what does not fit, in words; holds no whole step
 * @param logged the step as it stands in the log; null when steps are not what differs
 * @param replayed the step as the engine makes it; null when steps are not what differs
 */
public record Finding(
        long version,
        String text,
        @Nullable Step logged,
        @Nullable Step replayed) {

    static Finding of(long version, String text) {
        return new Finding(version, text, null, null);
    }

    /** The finding in one line. */
    public String line() {
        return "version " + version + ": " + text;
    }
}
