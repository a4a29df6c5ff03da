package baffin.expedition.rules;

import baffin.expedition.data.Action;
import baffin.expedition.data.Prices;
import baffin.expedition.state.Crew;
import baffin.expedition.state.ExpeditionEvent;
import baffin.expedition.state.ExpeditionEvent.CrewSpent;
import baffin.expedition.state.ExpeditionState;
import baffin.expedition.state.Vehicle;
import baffin.game.EventBuffer;
import baffin.game.RuleViolation;
import baffin.game.Seat;
import java.util.Locale;
import java.util.Optional;

/** Prices of actions and the columns that pay them (EX-5.2, EX-5.3, EX-5.6). */
final class Payment {

    private Payment() {}

    /** Crewmen an action costs now: more when it is not the first of the turn. */
    static int cost(ExpeditionState state, Action action) {
        return Prices.of(action, state.actions() == 0);
    }

    static boolean affordable(ExpeditionState state, Seat seat, Vehicle payer, Action action) {
        return state.of(seat).crew(payer).available() >= cost(state, action);
    }

    static Optional<RuleViolation> check(
            ExpeditionState state, Seat seat, Vehicle payer, Action action, String pointer) {
        Crew crew = state.of(seat).crew(payer);
        if (crew.total() == 0) {
            return RuleViolation.broken(
                    "EX-5.6", "there is no crewman in the " + name(payer) + " column to pay with", pointer);
        }
        int cost = cost(state, action);
        if (crew.available() >= cost) {
            return Optional.empty();
        }
        String price = state.actions() == 0
                ? "costs " + cost
                : "costs " + Prices.of(action, true) + " and, as a further action of this turn, "
                        + (cost - Prices.of(action, true)) + " more";
        return RuleViolation.broken(
                state.actions() == 0 ? "EX-5.3" : "EX-5.2",
                action + " " + price + ", but only " + crew.available() + " of " + crew.total() + " crewmen in the "
                        + name(payer) + " column are available",
                pointer);
    }

    static void pay(
            EventBuffer<ExpeditionState, ExpeditionEvent> eventBuffer, Seat seat, Vehicle payer, Action action) {
        eventBuffer.add(new CrewSpent(seat, payer, cost(eventBuffer.now(), action), action));
    }

    static String name(Vehicle vehicle) {
        return vehicle.name().toLowerCase(Locale.ROOT);
    }
}
