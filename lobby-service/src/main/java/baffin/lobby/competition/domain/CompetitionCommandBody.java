package baffin.lobby.competition.domain;

import baffin.competition.entry.Actor;
import baffin.competition.event.Cause;
import baffin.competition.event.CompetitionCommand;
import org.jspecify.annotations.Nullable;

/**
 * Body of a record of {@code lobby.commands} whose key is a competition.
 *
 * <p>What is not explained here is as in {@link baffin.competition.event.CompetitionRequest}.
 *
 * @param by who asks, as the verified token says; null for the platform itself
 */
public record CompetitionCommandBody(
        @Nullable Actor by,
        CompetitionCommand command,
        @Nullable Integer round,
        @Nullable Cause cause) {

    /** A command that publishes nothing. */
    public CompetitionCommandBody(@Nullable Actor by, CompetitionCommand command) {
        this(by, command, null, null);
    }

    /** A command without a cause beside its words. */
    public CompetitionCommandBody(@Nullable Actor by, CompetitionCommand command, @Nullable Integer round) {
        this(by, command, round, null);
    }
}
