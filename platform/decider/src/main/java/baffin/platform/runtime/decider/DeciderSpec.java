package baffin.platform.runtime.decider;

import baffin.platform.runtime.decider.bounds.RecordLimits;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * Where a decider listens and writes.
 *
 * @param name of the store; with the application id it names the changelog topic, so it never changes
 * @param source {@code ce_source} of everything it writes, such as {@code /rules}
 * @param commands topic of commands
 * @param events topic of what happened; has as many partitions as {@code commands}
 * @param replies topic of replies, one partition a waiting instance
 * @param rejected topic of copies of commands that could not be read
 * @param foreign topic of another service's events, with as many partitions as {@code commands}; null when there is
 *     none
 * @param commandType {@code ce_type} of commands
 * @param replyType {@code ce_type} of replies
 * @param keepEnded how long an ended one still answers before it is forgotten
 */
public record DeciderSpec(
        String name,
        String source,
        String commands,
        String events,
        String replies,
        String rejected,
        @Nullable String foreign,
        String commandType,
        String replyType,
        Duration keepEnded) {

    /** How large what it writes may be. */
    public RecordLimits bounds() {
        return RecordLimits.of(commands, events, replies, rejected);
    }
}
