package baffin.expedition.rules;

import baffin.expedition.state.Expedition;
import baffin.expedition.state.ExpeditionCommand;
import baffin.expedition.state.ExpeditionCommand.EndTurn;
import baffin.expedition.state.ExpeditionCommand.Pass;
import baffin.expedition.state.ExpeditionEvent;
import baffin.expedition.state.ExpeditionEvent.GameEnded;
import baffin.expedition.state.ExpeditionEvent.Reason;
import baffin.expedition.state.ExpeditionEvent.SeatPassed;
import baffin.expedition.state.ExpeditionEvent.TurnBegan;
import baffin.expedition.state.ExpeditionEvent.TurnEnded;
import baffin.expedition.state.ExpeditionState;
import baffin.game.EventBuffer;
import baffin.game.LegalCommand;
import baffin.game.RuleViolation;
import baffin.game.Seat;
import baffin.game.words.Phrase;
import java.util.List;
import java.util.Optional;

/** Ending turns, passing, and whose turn is next (EX-4.3, EX-5.1, EX-5.2, EX-5.4, EX-9.1). */
final class Turns {

    private Turns() {}

    static Optional<RuleViolation> check(ExpeditionState state, EndTurn command) {
        return state.actions() > 0 ? Optional.empty() : RuleViolation.broken("EX-5.2", Phrase.of("refused.idle"));
    }

    static Optional<RuleViolation> check(ExpeditionState state, Pass command) {
        return state.actions() == 0
                ? Optional.empty()
                : RuleViolation.broken("EX-5.4", Phrase.of("refused.acted", "actions", state.actions()));
    }

    static void list(ExpeditionState state, List<LegalCommand<ExpeditionCommand>> into) {
        into.add(new LegalCommand<>(state.actions() > 0 ? new EndTurn() : new Pass(), 0));
    }

    /** The seat's turn is over: it passes by itself without a crewman left, then the next seat is asked. */
    static void end(EventBuffer<ExpeditionState, ExpeditionEvent> eventBuffer, Seat seat) {
        eventBuffer.add(new TurnEnded(seat));
        Expedition expedition = eventBuffer.now().of(seat);
        if (!expedition.home() && expedition.available() == 0) {
            eventBuffer.add(new SeatPassed(seat, place(eventBuffer), true));
        }
        next(eventBuffer, eventBuffer.now().order().indexOf(seat) + 1);
    }

    static void pass(EventBuffer<ExpeditionState, ExpeditionEvent> eventBuffer, Seat seat) {
        eventBuffer.add(new TurnEnded(seat));
        eventBuffer.add(new SeatPassed(seat, place(eventBuffer), false));
        next(eventBuffer, eventBuffer.now().order().indexOf(seat) + 1);
    }

    /** After a first tile was taken: the seat before in the order takes one, or the first round begins. */
    static void drafted(EventBuffer<ExpeditionState, ExpeditionEvent> eventBuffer, Seat seat) {
        List<Seat> order = eventBuffer.now().order();
        int place = order.indexOf(seat);
        if (place > 0) {
            eventBuffer.add(new TurnBegan(order.get(place - 1)));
        } else {
            Rounds.begin(eventBuffer, 1);
        }
    }

    /** Asks the first seat from a place of the order on that still plays this round; without one, the round ends. */
    static void next(EventBuffer<ExpeditionState, ExpeditionEvent> eventBuffer, int from) {
        ExpeditionState state = eventBuffer.now();
        if (allHome(state)) {
            eventBuffer.add(new GameEnded(Reason.ALL_RETURNED, Fates.of(state)));
            return;
        }
        List<Seat> order = state.order();
        for (int step = 0; step < order.size(); step++) {
            Seat seat = order.get((from + step) % order.size());
            if (eventBuffer.now().done(seat)) {
                continue;
            }
            if (eventBuffer.now().of(seat).available() > 0) {
                eventBuffer.add(new TurnBegan(seat));
                return;
            }
            eventBuffer.add(new SeatPassed(seat, place(eventBuffer), true));
        }
        Rounds.end(eventBuffer);
    }

    private static boolean allHome(ExpeditionState state) {
        for (Expedition expedition : state.seats()) {
            if (!expedition.home()) {
                return false;
            }
        }
        return true;
    }

    private static int place(EventBuffer<ExpeditionState, ExpeditionEvent> eventBuffer) {
        return eventBuffer.now().next().size() + 1;
    }
}
