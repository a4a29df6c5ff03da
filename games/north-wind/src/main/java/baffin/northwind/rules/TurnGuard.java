package baffin.northwind.rules;

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
import baffin.northwind.state.NorthWindState;
import baffin.northwind.state.Phase;
import java.util.Optional;

/** Who may act, and with which kind of command. */
final class TurnGuard {

    private TurnGuard() {}

    static Optional<RuleViolation> check(NorthWindState state, Seat seat, NorthWindCommand command) {
        if (state.phase() == Phase.OVER) {
            return RuleViolation.broken("NW-6.4", "the match is over");
        }
        if (command instanceof SetStandingAnswer) {
            return seat.equals(state.active())
                    ? RuleViolation.broken("NW-7.3", "no letter is asked of a seat in its own turn")
                    : Optional.empty();
        }
        if (!seat.equals(state.asks())) {
            return notAsked(state, seat);
        }
        return fits(state.phase(), command)
                ? Optional.empty()
                : RuleViolation.broken(
                        ruleOf(state.phase(), command), expected(state) + ", so " + kind(command) + " is not possible");
    }

    private static Optional<RuleViolation> notAsked(NorthWindState state, Seat seat) {
        if (state.phase() == Phase.LETTERS) {
            return RuleViolation.broken(
                    "NW-4.5",
                    "seat " + state.asked().getFirst().index() + " answers first whether it uses a letter, not seat "
                            + seat.index());
        }
        return RuleViolation.broken(
                "NW-2.2", "it is the turn of seat " + state.active().index() + ", not of seat " + seat.index());
    }

    private static boolean fits(Phase phase, NorthWindCommand command) {
        return switch (command) {
            case SetSail c -> phase == Phase.SAIL;
            case LookAtTop c -> phase == Phase.LOOKOUT;
            case PutTopUnder c -> phase == Phase.TOP;
            case RevealTile c -> phase == Phase.LOOKOUT || phase == Phase.TOP || phase == Phase.TILE;
            case EndVoyage c -> phase == Phase.TILE;
            case Use c -> phase == Phase.TILE || phase == Phase.LETTERS;
            case PayPirate c -> phase == Phase.PIRATE;
            case Fight c -> phase == Phase.PIRATE;
            case DeclineLetter c -> phase == Phase.LETTERS;
            case SetStandingAnswer c -> true;
        };
    }

    private static String ruleOf(Phase phase, NorthWindCommand command) {
        return switch (phase) {
            case SAIL, TILE -> ruleOf(command);
            case LOOKOUT, TOP -> "NW-3.5";
            case PIRATE -> "NW-5.1";
            case LETTERS -> "NW-4.5";
            case OVER -> "NW-6.4";
        };
    }

    private static String ruleOf(NorthWindCommand command) {
        return switch (command) {
            case LookAtTop c -> "NW-3.5";
            case PutTopUnder c -> "NW-3.5";
            case PayPirate c -> "NW-5.1";
            case Fight c -> "NW-5.1";
            case DeclineLetter c -> "NW-4.5";
            default -> "NW-3.2";
        };
    }

    private static String expected(NorthWindState state) {
        return switch (state.phase()) {
            case SAIL -> "a stack has to be chosen first";
            case LOOKOUT -> "the lookout may look now, or the first tile is revealed";
            case TOP -> "the top tile is left or put under the stack";
            case TILE -> "the revealed tile " + state.sailing().current().tile() + " is to be dealt with";
            case PIRATE -> "a pirate of strength " + state.sailing().pirate() + " has to be paid or fought";
            case LETTERS -> "the tile may be used by letter or not";
            case OVER -> "the match is over";
        };
    }

    private static String kind(NorthWindCommand command) {
        return command.getClass().getSimpleName();
    }
}
