package baffin.lobby.competition.domain;

import baffin.competition.entry.Actor;
import baffin.competition.event.CompetitionCommand;
import org.jspecify.annotations.Nullable;

/**
 * Body of a record of {@code lobby.commands} whose key is a competition.
 *
 * @param by who asks, as the verified token says; null for the platform itself
 * @param command what is asked
 * @param round number that the next round must have, so that two who publish it publish it once; null for commands
 *     that publish nothing
 */
public record CompetitionCommandBody(
        @Nullable Actor by,
        CompetitionCommand command,
        @Nullable Integer round) {

    /** A command that publishes nothing. */
    public CompetitionCommandBody(@Nullable Actor by, CompetitionCommand command) {
        this(by, command, null);
    }
}
