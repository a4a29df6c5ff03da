package baffin.match.decide;

import baffin.game.Seat;
import baffin.match.event.MatchCommand.AccountGone;
import baffin.match.event.MatchEvent;
import baffin.match.event.MatchEvent.AlternateLeft;
import baffin.match.event.MatchEvent.HandOverReason;
import baffin.match.event.MatchEvent.SeatForfeited;
import baffin.match.event.MatchEvent.SeatHandedOver;
import baffin.match.event.MatchEvent.SeatOfferEnded;
import baffin.match.state.Attendance;
import baffin.match.state.MatchState;
import baffin.match.terms.HouseBot;
import baffin.match.terms.SeatHolder;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a match makes of an account that takes over no seat any more, or plays no more at all. */
final class GonePlayer {

    private GonePlayer() {}

    /** What happens; nothing when the match has ended, or the player has no part in it. */
    static List<MatchEvent> events(MatchState<?, ?> state, Instant at, AccountGone gone) {
        if (state.ended()) {
            return List.of();
        }
        Attendance attendance = state.attendance();
        List<MatchEvent> events = new ArrayList<>();
        if (attendance.alternates().stream().anyMatch(other -> other.player().equals(gone.player()))) {
            events.add(new AlternateLeft(gone.player()));
        }
        Optional<Seat> own = attendance
                .seatOf(gone.player())
                .filter(seat -> !state.resigned().contains(seat));
        // while something else counts at the table, its seats stay as they are
        if (own.isPresent() && gone.ended() && state.ruled() == null) {
            events.add(without(state, own.get(), HandOverReason.ABSENCE, at));
        } else if (own.isPresent() && attendance.offered().contains(own.get())) {
            events.add(new SeatOfferEnded(own.get()));
        }
        return events;
    }

    /**
     * What becomes of the seat of somebody who does not come back: the policy gives it away, or a house bot plays for
     * it while at least two others of a competition's table are left; else it is lost.
     */
    static MatchEvent without(MatchState<?, ?> state, Seat seat, HandOverReason reason, Instant at) {
        Attendance attendance = state.attendance();
        int others = attendance.holders().size() - state.resigned().size() - 1;
        SeatHolder bot = state.start().competition() == null || others < 2 ? null : HouseBot.CAREFUL.holder();
        SeatHolder to = AbsenceSteps.successor(attendance, seat).orElse(bot);
        return to == null
                ? new SeatForfeited(seat, reason.name())
                : new SeatHandedOver(
                        seat,
                        attendance.holder(seat),
                        to,
                        reason,
                        attendance.clocks().of(seat).left(at));
    }
}
