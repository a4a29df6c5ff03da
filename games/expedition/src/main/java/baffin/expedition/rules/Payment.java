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
import baffin.game.words.Phrase;
import java.util.HashMap;
import java.util.Map;
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
                    "EX-5.6", Phrase.of("refused.no-crew", "column", Phrase.named("column", payer)), pointer);
        }
        return crew.available() >= cost(state, action)
                ? Optional.empty()
                : RuleViolation.broken(
                        state.actions() == 0 ? "EX-5.3" : "EX-5.2", tooDear(state, payer, crew, action), pointer);
    }

    private static Phrase tooDear(ExpeditionState state, Vehicle payer, Crew crew, Action action) {
        int price = Prices.of(action, true);
        Map<String, Object> parameters = new HashMap<>(Map.of(
                "action", Phrase.named("action", action),
                "price", price,
                "available", crew.available(),
                "total", crew.total(),
                "column", Phrase.named("column", payer)));
        if (state.actions() == 0) {
            return new Phrase("refused.too-dear", parameters);
        }
        parameters.put("more", cost(state, action) - price);
        return new Phrase("refused.too-dear-again", parameters);
    }

    static void pay(
            EventBuffer<ExpeditionState, ExpeditionEvent> eventBuffer, Seat seat, Vehicle payer, Action action) {
        eventBuffer.add(new CrewSpent(seat, payer, cost(eventBuffer.now(), action), action));
    }
}
