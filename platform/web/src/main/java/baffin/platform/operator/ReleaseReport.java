package baffin.platform.operator;

import org.jspecify.annotations.Nullable;

/**
 * The result of releasing a stopped match.
 *
 * @param key the match
 * @param released true when it is folded up to the position of its partition and goes on
 * @param version the last version folded now
 * @param reason why it stopped again or was not stopped; null when released
 */
public record ReleaseReport(
        String key,
        boolean released,
        long version,
        @Nullable String reason) {}
