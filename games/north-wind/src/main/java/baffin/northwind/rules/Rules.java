package baffin.northwind.rules;

import baffin.decider.Decision;
import baffin.decider.Transition;
import baffin.game.Chance;
import baffin.game.LegalCommand;
import baffin.game.RuleViolation;
import baffin.game.Seat;
import baffin.northwind.state.NorthWindCommand;
import baffin.northwind.state.NorthWindCommand.DeclineLetter;
import baffin.northwind.state.NorthWindCommand.EndVoyage;
import baffin.northwind.state.NorthWindCommand.Fight;
import baffin.northwind.state.NorthWindCommand.LookAtTop;
import baffin.northwind.state.NorthWindCommand.PayPirate;
import baffin.northwind.state.NorthWindCommand.PutTopUnder;
import baffin.northwind.state.NorthWindCommand.RevealTile;
import baffin.northwind.state.NorthWindCommand.SetSail;
import baffin.northwind.state.NorthWindCommand.SetStandingAnswer;
import baffin.northwind.state.NorthWindCommand.Use;
import baffin.northwind.state.NorthWindEvent;
import baffin.northwind.state.NorthWindState;
import baffin.northwind.state.Phase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Hands each command to the chapter of the rules that judges it and knows what it causes. */
public final class Rules {

    private Rules() {}

    /** Judges a command and says what it causes. */
    public static Decision<Transition<NorthWindState, NorthWindEvent>, RuleViolation> decide(
            NorthWindState state, Seat seat, NorthWindCommand command, Chance chance) {
        Optional<RuleViolation> broken = broken(state, seat, command);
        if (broken.isPresent()) {
            return Decision.refused(broken.get().withNearby(Suggestions.of(legal(state, seat), command)));
        }
        Deeds deeds = new Deeds(state, chance);
        apply(deeds, seat, command);
        return Decision.accepted(deeds.transition());
    }

    /** The first rule that the command breaks, without alternatives. */
    public static Optional<RuleViolation> broken(NorthWindState state, Seat seat, NorthWindCommand command) {
        return TurnGuard.check(state, seat, command).or(() -> check(state, seat, command));
    }

    /** Every command that the seat may give now, with its price in actions. */
    public static List<LegalCommand<NorthWindCommand>> legal(NorthWindState state, Seat seat) {
        List<LegalCommand<NorthWindCommand>> legal = new ArrayList<>();
        for (NorthWindCommand command : candidates(state, seat)) {
            if (broken(state, seat, command).isEmpty()) {
                boolean action = command instanceof Use && state.active().equals(seat);
                legal.add(new LegalCommand<>(command, action ? 1 : 0));
            }
        }
        return legal;
    }

    /** The draws of the setup (NW-2.1, NW-2.2), up to the first seat that is asked. */
    public static List<NorthWindEvent> setUp(NorthWindState empty, Chance chance) {
        Deeds deeds = new Deeds(empty, chance);
        Turns.setUp(deeds);
        return deeds.events();
    }

    private static List<NorthWindCommand> candidates(NorthWindState state, Seat seat) {
        List<NorthWindCommand> candidates = new ArrayList<>();
        if (state.phase() == Phase.OVER) {
            return candidates;
        }
        if (seat.equals(state.asks())) {
            switch (state.phase()) {
                case SAIL -> Sailing.listStacks(candidates);
                case LOOKOUT -> candidates.addAll(List.of(new LookAtTop(), new RevealTile()));
                case TOP -> candidates.addAll(List.of(new PutTopUnder(), new RevealTile()));
                case TILE -> {
                    candidates.addAll(Uses.candidates(state, seat));
                    candidates.addAll(List.of(new RevealTile(), new EndVoyage()));
                }
                case PIRATE -> candidates.addAll(List.of(new PayPirate(), new Fight()));
                case LETTERS -> {
                    candidates.addAll(Uses.candidates(state, seat));
                    candidates.add(new DeclineLetter());
                }
                case OVER -> {}
            }
        }
        if (!seat.equals(state.active())) {
            Standing.list(candidates);
        }
        return candidates;
    }

    private static Optional<RuleViolation> check(NorthWindState state, Seat seat, NorthWindCommand command) {
        return switch (command) {
            case SetSail c -> Sailing.check(c);
            case RevealTile c -> Sailing.check(state, c);
            case Use c -> Uses.check(state, seat, c);
            case PayPirate c -> Pirates.check(state, c);
            case SetStandingAnswer c -> Standing.check(state, seat, c);
            case LookAtTop c -> Optional.empty();
            case PutTopUnder c -> Optional.empty();
            case EndVoyage c -> Optional.empty();
            case Fight c -> Optional.empty();
            case DeclineLetter c -> Optional.empty();
        };
    }

    private static void apply(Deeds deeds, Seat seat, NorthWindCommand command) {
        switch (command) {
            case SetSail c -> Sailing.apply(deeds, seat, c);
            case LookAtTop c -> Sailing.look(deeds, seat);
            case PutTopUnder c -> Sailing.putUnder(deeds, seat);
            case RevealTile c -> Sailing.reveal(deeds);
            case EndVoyage c -> Turns.endVoyage(deeds, NorthWindEvent.VoyageEnd.ENDED);
            case Use c -> Uses.apply(deeds, seat, c);
            case PayPirate c -> Pirates.pay(deeds, seat);
            case Fight c -> Pirates.fight(deeds, seat);
            case DeclineLetter c -> Letters.decline(deeds, seat);
            case SetStandingAnswer c -> Standing.apply(deeds, seat, c);
        }
    }
}
