package baffin.northwind.rules;

import baffin.game.RuleViolation;
import baffin.game.Seat;
import baffin.game.words.Phrase;
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
import baffin.northwind.words.Words;
import java.util.Optional;

/** Who may act, and with which kind of command. */
final class TurnGuard {

    private static final Phrase OVER = Phrase.of("refused.over");

    private TurnGuard() {}

    static Optional<RuleViolation> check(NorthWindState state, Seat seat, NorthWindCommand command) {
        if (state.phase() == Phase.OVER) {
            return RuleViolation.broken("NW-6.4", OVER);
        }
        if (command instanceof SetStandingAnswer) {
            return seat.equals(state.active())
                    ? RuleViolation.broken("NW-7.3", Phrase.of("refused.own-turn"))
                    : Optional.empty();
        }
        if (!seat.equals(state.asks())) {
            return notToAct(state, seat);
        }
        return fits(state.phase(), command)
                ? Optional.empty()
                : RuleViolation.broken(
                        ruleOf(state.phase(), command),
                        Phrase.of("refused.now", "expected", expected(state), "command", named(command)));
    }

    private static Optional<RuleViolation> notToAct(NorthWindState state, Seat seat) {
        if (state.phase() == Phase.LETTERS) {
            Seat first = state.toAnswer().getFirst();
            return RuleViolation.broken(
                    "NW-4.5", Phrase.of("refused.letters", "first", Words.seat(first), "seat", Words.seat(seat)));
        }
        return RuleViolation.broken(
                "NW-2.2", Phrase.of("refused.turn", "active", Words.seat(state.active()), "seat", Words.seat(seat)));
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

    private static Phrase expected(NorthWindState state) {
        String code = "expected." + state.phase().name();
        return switch (state.phase()) {
            case TILE ->
                Phrase.of(code, "tile", state.sailing().current().tile().text());
            case PIRATE -> Phrase.of(code, "strength", state.sailing().pirate());
            case SAIL, LOOKOUT, TOP, LETTERS -> Phrase.of(code);
            case OVER -> OVER;
        };
    }

    private static Phrase named(NorthWindCommand command) {
        return Phrase.of("act." + command.getClass().getSimpleName());
    }
}
