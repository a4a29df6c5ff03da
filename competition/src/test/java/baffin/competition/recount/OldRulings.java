package baffin.competition.recount;

import baffin.competition.event.CompetitionEvent;
import baffin.competition.event.CompetitionEvent.MatchReplayed;
import baffin.competition.event.CompetitionEvent.PersonReplaced;
import baffin.competition.event.CompetitionEvent.Removed;
import baffin.competition.event.CompetitionEvent.ResultSetAside;
import baffin.competition.event.CompetitionEvent.RulingLifted;
import baffin.competition.event.CompetitionEvent.RulingMade;
import baffin.competition.event.CompetitionRecord;
import baffin.competition.table.SeatResult;
import java.util.List;
import java.util.Objects;

/** Logs as earlier releases wrote them: their rulings have no number, and no score was 0. */
final class OldRulings {

    private OldRulings() {}

    /** True where nothing was lifted, which only rulings with a number can be. */
    static boolean possible(List<CompetitionRecord> log) {
        List<CompetitionEvent> all =
                log.stream().flatMap(record -> record.events().stream()).toList();
        return all.stream().anyMatch(RulingMade.class::isInstance)
                && all.stream().noneMatch(event -> event instanceof RulingLifted || event instanceof ResultSetAside);
    }

    static List<CompetitionRecord> of(List<CompetitionRecord> log) {
        return log.stream()
                .map(record -> new CompetitionRecord(
                        record.competitionId(),
                        record.version(),
                        record.commandId(),
                        record.by(),
                        record.at(),
                        record.events().stream().map(OldRulings::old).toList()))
                .toList();
    }

    private static CompetitionEvent old(CompetitionEvent event) {
        return switch (event) {
            case RulingMade made ->
                new RulingMade(
                        made.round(),
                        made.table(),
                        made.source(),
                        made.seats().stream().map(OldRulings::old).toList(),
                        made.reason(),
                        null);
            case MatchReplayed again ->
                new MatchReplayed(again.round(), again.table(), again.attempt(), again.reason(), null);
            case Removed gone -> new Removed(gone.entrant(), gone.reason());
            case PersonReplaced other -> new PersonReplaced(other.entrant(), other.to(), other.reason());
            default -> event;
        };
    }

    private static SeatResult old(SeatResult row) {
        int score = Objects.requireNonNullElse(row.score(), 0);
        return new SeatResult(row.place(), score, row.team(), row.fate(), row.player());
    }
}
