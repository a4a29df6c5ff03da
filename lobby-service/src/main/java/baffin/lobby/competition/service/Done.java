package baffin.lobby.competition.service;

import baffin.competition.event.CompetitionEvent;
import baffin.competition.event.CompetitionRecord;
import baffin.platform.names.PublicNames;
import java.util.List;
import java.util.Optional;

/**
 * A command that was taken, or would be.
 *
 * @param record what it has caused, without what nobody is told yet; another command's when everything was as asked
 *     already
 * @param commandId the caller's Idempotency-Key
 * @param replayed true when it was taken before
 * @param rehearsed true when nothing has changed
 * @param names under which the answer shows people
 */
public record Done(CompetitionRecord record, String commandId, boolean replayed, boolean rehearsed, PublicNames names) {

    public String competition() {
        return record.competitionId();
    }

    public long version() {
        return record.version();
    }

    /** What it has caused, in order; empty when everything was as asked already. */
    List<CompetitionEvent> events() {
        return commandId.equals(record.commandId()) ? record.events() : List.of();
    }

    public <E extends CompetitionEvent> Optional<E> first(Class<E> kind) {
        return events().stream().filter(kind::isInstance).map(kind::cast).findFirst();
    }
}
