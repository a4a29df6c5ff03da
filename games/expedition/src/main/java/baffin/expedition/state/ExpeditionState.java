package baffin.expedition.state;

import baffin.expedition.board.Board;
import baffin.expedition.board.Ice;
import baffin.expedition.data.SunLine;
import baffin.game.Seat;
import java.util.List;

/**
 * The whole table. All of it is public but the order of the bag, which exists only once it is drawn.
 *
 * @param cartographyOnce true when one placement gives one Cartography token at most (EX-7.10)
 * @param phase what the seat that is asked may do
 * @param round 0 in the setup, then 1 to 10
 * @param turn grows whenever another seat is asked or a turn ends
 * @param board the map so far, with the tokens on it
 * @param supply what lies beside it
 * @param seats what belongs to each seat, by index
 * @param order order of this round
 * @param next seats that have passed, in the order of the next round
 * @param toAct seats that are to act, the first one now
 * @param actions actions of the seat in this turn
 */
public record ExpeditionState(
        boolean cartographyOnce,
        Phase phase,
        int round,
        int turn,
        Board board,
        Supply supply,
        List<Expedition> seats,
        List<Seat> order,
        List<Seat> next,
        List<Seat> toAct,
        int actions) {

    public ExpeditionState {
        seats = List.copyOf(seats);
        order = List.copyOf(order);
        next = List.copyOf(next);
        toAct = List.copyOf(toAct);
    }

    /** What belongs to a seat. */
    public Expedition of(Seat seat) {
        return seats.get(seat.index());
    }

    /** Rows of squares under ice, counted from the north (EX-6.2); in the setup those of the first round. */
    public int frozenRows() {
        return SunLine.frozenRows(Math.max(1, round));
    }

    /** The ice of this round. */
    public Ice ice() {
        return new Ice(frozenRows());
    }

    /** True when the seat is the one that is asked. */
    public boolean asks(Seat seat) {
        return !toAct.isEmpty() && toAct.getFirst().equals(seat);
    }

    /** True when the seat plays no more in this round or in this match. */
    public boolean done(Seat seat) {
        return next.contains(seat) || of(seat).home();
    }

    public ExpeditionState with(Phase newPhase, List<Seat> newToAct, int newActions, int newTurn) {
        return new ExpeditionState(
                cartographyOnce, newPhase, round, newTurn, board, supply, seats, order, next, newToAct, newActions);
    }

    public ExpeditionState with(Seat seat, Expedition changed) {
        Expedition[] all = seats.toArray(Expedition[]::new);
        all[seat.index()] = changed;
        return withSeats(List.of(all));
    }

    ExpeditionState withSeats(List<Expedition> changed) {
        return new ExpeditionState(
                cartographyOnce, phase, round, turn, board, supply, changed, order, next, toAct, actions);
    }

    public ExpeditionState with(Supply changed) {
        return new ExpeditionState(
                cartographyOnce, phase, round, turn, board, changed, seats, order, next, toAct, actions);
    }

    public ExpeditionState with(Board changed) {
        return new ExpeditionState(
                cartographyOnce, phase, round, turn, changed, supply, seats, order, next, toAct, actions);
    }

    public ExpeditionState withRound(int newRound, List<Seat> newOrder, List<Seat> newNext) {
        return new ExpeditionState(
                cartographyOnce, phase, newRound, turn, board, supply, seats, newOrder, newNext, toAct, actions);
    }
}
