package baffin.lobby.decider;

import baffin.competition.Competition;
import baffin.competition.CompetitionStatus;
import baffin.competition.decide.season.Seasons;
import baffin.competition.event.CompetitionCommand.CorrectPlacements;
import baffin.competition.event.CompetitionEvent.CompetitionFinished;
import baffin.competition.event.CompetitionEvent.PlacementsCorrected;
import baffin.competition.event.CompetitionRecord;
import baffin.competition.event.RulingEvent;
import baffin.competition.table.Series;
import baffin.lobby.competition.domain.CompetitionCommandBody;
import baffin.lobby.competition.domain.CompetitionJson;
import baffin.lobby.competition.service.CompetitionIds;
import baffin.platform.wire.CommandEnvelope;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Tells the next season of a league how the one before has ended after all; one that is cancelled passes it on. */
final class NextSeasons {

    private NextSeasons() {}

    static Optional<CommandEnvelope> command(
            @Nullable Competition before, Competition after, CompetitionRecord record) {
        if (before == null) {
            return Optional.empty();
        }
        Series own = after.series();
        boolean corrected = record.events().stream().anyMatch(PlacementsCorrected.class::isInstance);
        if (corrected && own != null) {
            return after.status() == CompetitionStatus.CANCELLED
                    ? Optional.of(command(own, attempt(after.id(), own) + 1, record, given(after)))
                    : Optional.empty();
        }
        boolean ended = record.events().stream()
                .anyMatch(event -> event instanceof RulingEvent || event instanceof CompetitionFinished);
        return ended
                ? Seasons.correction(before, after).map(now -> command(Seasons.next(after), 1, record, now))
                : Optional.empty();
    }

    private static CorrectPlacements given(Competition season) {
        return new CorrectPlacements(season.placements(), season.cards());
    }

    private static int attempt(String id, Series series) {
        int attempt = 1;
        while (!CompetitionIds.season(series.id(), series.season(), attempt).equals(id)) {
            attempt++;
        }
        return attempt;
    }

    private static CommandEnvelope command(
            Series series, int attempt, CompetitionRecord record, CorrectPlacements corrected) {
        return CommandEnvelope.command(
                Competition.key(CompetitionIds.season(series.id(), series.season(), attempt)),
                "placements-" + record.version(),
                "",
                null,
                CompetitionJson.body(new CompetitionCommandBody(null, corrected, null)));
    }
}
