package baffin.competition.event;

import baffin.competition.entry.Actor;
import baffin.competition.event.CompetitionEvent.CompetitionCreated;
import baffin.competition.event.CompetitionEvent.StartUndone;
import baffin.competition.event.RulingEvent.RulingRequestClosed;
import baffin.competition.event.RulingEvent.RulingRequested;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One accepted command with all that it caused: one version of the competition, one record of its stream.
 *
 * @param version 1 for the creation, then without gap
 * @param commandId the caller's idempotency key; null when time or the platform was the cause
 * @param by who asked; null when the platform did it by itself, and for everybody but those concerned when it was about
 *     a request for a ruling
 * @param at when the log took the command (UTC, ms)
 * @param events what it caused, in order, at least one
 * @param cause beside the words of the command; null when there are none
 */
public record CompetitionRecord(
        String competitionId,
        long version,
        @Nullable String commandId,
        @Nullable Actor by,
        Instant at,
        List<CompetitionEvent> events,
        @Nullable Cause cause) {

    public CompetitionRecord {
        commandId = commandId == null || commandId.isEmpty() ? null : commandId;
        events = List.copyOf(events);
    }

    /** One without a cause beside its words. */
    public CompetitionRecord(
            String competitionId,
            long version,
            @Nullable String commandId,
            @Nullable Actor by,
            Instant at,
            List<CompetitionEvent> events) {
        this(competitionId, version, commandId, by, at, events, null);
    }

    /** The same without notes, what nobody is told before play begins, and who asks for rulings, where and why. */
    public CompetitionRecord hidden() {
        List<CompetitionEvent> shown =
                events.stream().map(CompetitionRecord::hidden).toList();
        boolean open = events.stream().noneMatch(CompetitionRecord::amongFew);
        Cause because = cause == null || !open ? null : cause.hidden();
        return new CompetitionRecord(competitionId, version, commandId, open ? by : null, at, shown, because);
    }

    private static boolean amongFew(CompetitionEvent event) {
        return event instanceof RulingRequested || event instanceof RulingRequestClosed;
    }

    private static CompetitionEvent hidden(CompetitionEvent event) {
        return switch (event) {
            case CompetitionCreated created -> created.hidden();
            case StartUndone undone -> undone.hidden();
            case RulingRequested(int request, var details) -> new RulingRequested(request, null);
            case RulingRequestClosed(int request, String reason) -> new RulingRequestClosed(request, null);
            default -> event;
        };
    }
}
