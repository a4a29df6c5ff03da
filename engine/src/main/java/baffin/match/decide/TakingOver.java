package baffin.match.decide;

import baffin.decider.Decision;
import baffin.game.Seat;
import baffin.game.words.Phrase;
import baffin.match.event.MatchCommand;
import baffin.match.event.MatchEvent;
import baffin.match.event.MatchEvent.HandOverReason;
import baffin.match.event.MatchEvent.SeatHandedOver;
import baffin.match.state.Attendance;
import baffin.match.state.MatchState;
import java.time.Instant;
import java.util.List;

/** Decides whether another person takes over the seat of somebody who is gone, when an operator says so. */
final class TakingOver {

    private TakingOver() {}

    static Decision<List<MatchEvent>, Refusal> decide(MatchState<?, ?> state, Instant at, MatchCommand.TakeOver word) {
        Attendance attendance = state.attendance();
        Seat seat = word.seat();
        if (state.ended()) {
            return Decision.refused(new Refusal.MatchOver());
        }
        if (state.start().competition() != null) {
            return conflict(Phrase.of("competition-replaces"));
        }
        if (seat.index() >= attendance.holders().size()) {
            return Decision.refused(new Refusal.BadField("/seat", Phrase.of("no-such-seat")));
        }
        if (state.resigned().contains(seat)) {
            return Decision.refused(new Refusal.Resigned(seat));
        }
        if (attendance.seatOf(word.to().player()).isPresent()) {
            return conflict(Phrase.of("sits-already"));
        }
        return Decision.accepted(List.of(new SeatHandedOver(
                seat,
                attendance.holder(seat),
                word.to(),
                HandOverReason.OPERATOR,
                attendance.clocks().of(seat).left(at))));
    }

    private static Decision<List<MatchEvent>, Refusal> conflict(Phrase reason) {
        return Decision.refused(new Refusal.Conflict(reason));
    }
}
