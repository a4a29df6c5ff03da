package baffin.lobby.decider;

import baffin.competition.Competition;
import baffin.competition.event.CompetitionCommand;
import baffin.competition.event.RulingCommand.RecordResult;
import baffin.competition.event.RulingCommand.RecordStop;
import baffin.competition.table.SeatResult;
import baffin.competition.table.SeatResult.Fate;
import baffin.lobby.competition.domain.CompetitionCommandBody;
import baffin.lobby.competition.domain.CompetitionJson;
import baffin.match.terms.CompetitionRef;
import baffin.platform.match.MatchScored;
import baffin.platform.match.MatchScored.Seat;
import baffin.platform.wire.CommandEnvelope;
import java.util.Comparator;
import java.util.Optional;

/** Turns a match that has ended, or was stopped, into the result of its table. */
final class Results {

    private Results() {}

    /** The command to the competition; empty for a match of its own. */
    static Optional<CommandEnvelope> command(MatchScored match) {
        CompetitionRef ref = match.competition();
        if (ref == null || !ref.matchId().equals(match.matchId())) {
            return Optional.empty();
        }
        String key = Competition.key(ref.competition());
        return Optional.of(
                match.toAct() == null
                        ? command(key, "result-" + match.matchId(), result(match, ref))
                        : command(
                                key,
                                "stop-" + match.matchId() + "@" + match.version(),
                                new RecordStop(ref.round(), ref.table(), ref.attempt(), match.toAct())));
    }

    private static CommandEnvelope command(String key, String id, CompetitionCommand command) {
        return CommandEnvelope.command(
                key, id, "", null, CompetitionJson.body(new CompetitionCommandBody(null, command)));
    }

    private static RecordResult result(MatchScored match, CompetitionRef ref) {
        return new RecordResult(
                ref.round(),
                ref.table(),
                ref.attempt(),
                match.endedAt(),
                match.seats().stream()
                        .sorted(Comparator.comparingInt(Seat::seat))
                        .map(Results::seat)
                        .toList());
    }

    private static SeatResult seat(Seat seat) {
        // who began at the seat need not be the entrant's person: a house bot does for somebody who has left
        return new SeatResult(seat.place(), seat.points(), seat.team(), fate(seat), seat.mainPlayer());
    }

    private static Fate fate(Seat seat) {
        if (!seat.dropped()) {
            return Fate.PLAYED;
        }
        // nobody has sent most of its steps where there are none
        return seat.forfeited() && seat.mainPlayer() == null ? Fate.NO_SHOW : Fate.DROPPED;
    }
}
