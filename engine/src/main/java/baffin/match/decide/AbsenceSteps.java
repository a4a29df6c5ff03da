package baffin.match.decide;

import baffin.game.Seat;
import baffin.match.state.Attendance;
import baffin.match.terms.AbsenceStep;
import baffin.match.terms.HouseBot;
import baffin.match.terms.MatchTerms;
import baffin.match.terms.SeatHolder;
import baffin.match.time.SeatClock;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Which step of the absence policy is next for a seat whose time has run out. */
final class AbsenceSteps {

    /** Why a seat is lost when its player stays away. */
    static final String REASON = "ABSENCE";

    private static final AbsenceStep ANSWER = new AbsenceStep.Safe(1);

    private AbsenceSteps() {}

    /**
     * What is done.
     *
     * @param index its place in the policy's list
     * @param used how often it was taken in a row, this time included
     * @param to who takes the seat over; null when it keeps its player or is lost
     */
    record Action(
            AbsenceStep step, int index, int used, @Nullable SeatHolder to) {}

    static Action next(Attendance attendance, SeatClock clock, Seat seat) {
        if (clock.answering()) {
            return new Action(ANSWER, clock.step(), clock.used(), null);
        }
        MatchTerms terms = attendance.clocks().terms();
        for (int index = clock.step(); ; index++) {
            int used = index == clock.step() ? clock.used() : 0;
            Optional<Action> action = action(attendance, terms.step(index), index, used + 1);
            if (action.isPresent()) {
                return action.get();
            }
        }
    }

    /** Who takes the seat of somebody who never comes back; empty when it is lost. Safe steps wait for nobody. */
    static Optional<SeatHolder> successor(Attendance attendance, Seat seat) {
        MatchTerms terms = attendance.clocks().terms();
        for (int index = attendance.clocks().of(seat).step(); ; index++) {
            AbsenceStep step = terms.step(index);
            Optional<Action> action =
                    step instanceof AbsenceStep.Safe ? Optional.empty() : action(attendance, step, index, 1);
            if (action.isPresent()) {
                return Optional.ofNullable(action.get().to());
            }
        }
    }

    private static Optional<Action> action(Attendance attendance, AbsenceStep step, int index, int used) {
        return switch (step) {
            case AbsenceStep.Safe(int times) ->
                used <= times ? Optional.of(new Action(step, index, used, null)) : Optional.empty();
            case AbsenceStep.Substitute substitute ->
                attendance.alternates().stream()
                        .filter(other -> attendance.seatOf(other.player()).isEmpty())
                        .findFirst()
                        .map(other -> new Action(step, index, used, other));
            case AbsenceStep.Bot(String kind) ->
                HouseBot.named(kind).map(bot -> new Action(step, index, used, bot.holder()));
            case AbsenceStep.Forfeit forfeit -> Optional.of(new Action(step, index, used, null));
        };
    }
}
