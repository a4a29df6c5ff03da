package baffin.expedition.rules;

import baffin.expedition.state.ExpeditionCommand;
import baffin.expedition.state.ExpeditionCommand.RelocateSled;
import baffin.expedition.state.ExpeditionCommand.TakeTile;
import baffin.expedition.state.ExpeditionState;
import baffin.expedition.state.Phase;
import baffin.game.RuleViolation;
import baffin.game.Seat;
import java.util.Optional;

/** Who may act, and with which kind of command (EX-4.3, EX-5.1, EX-6.5, EX-7.5, EX-9.1). */
final class TurnGuard {

    private TurnGuard() {}

    static Optional<RuleViolation> check(ExpeditionState state, Seat seat, ExpeditionCommand command) {
        if (state.phase() == Phase.OVER) {
            return RuleViolation.broken("EX-9.1", "the match is over");
        }
        if (!state.asks(seat)) {
            return RuleViolation.broken("EX-5.1", notAsked(state, seat));
        }
        return switch (state.phase()) {
            case DRAFT -> command instanceof TakeTile ? Optional.empty() : mustTake("EX-4.3", command);
            case TAKE -> command instanceof TakeTile ? Optional.empty() : mustTake("EX-7.5", command);
            case RELOCATION ->
                command instanceof RelocateSled
                        ? Optional.empty()
                        : RuleViolation.broken(
                                "EX-6.5", "the thaw has caught your sled: choose its new area, not " + kind(command));
            default -> inRound(command);
        };
    }

    private static String notAsked(ExpeditionState state, Seat seat) {
        if (state.of(seat).home()) {
            return "seat " + seat.index() + " is back in Greenland and no longer plays (EX-8.2)";
        }
        String who = "it is the turn of seat " + state.asked().getFirst().index();
        return state.next().contains(seat)
                ? "seat " + seat.index() + " has passed in round " + state.round() + "; " + who
                : who + ", not of seat " + seat.index();
    }

    private static Optional<RuleViolation> mustTake(String ruleId, ExpeditionCommand command) {
        return RuleViolation.broken(ruleId, "a tile has to be taken first, so " + kind(command) + " is not possible");
    }

    private static Optional<RuleViolation> inRound(ExpeditionCommand command) {
        return switch (command) {
            case TakeTile c ->
                RuleViolation.broken("EX-7.5", "a tile is free only in the setup and after a refresh; draw one");
            case RelocateSled c -> RuleViolation.broken("EX-6.5", "no sled of yours stands on thawed sea");
            default -> Optional.empty();
        };
    }

    private static String kind(ExpeditionCommand command) {
        return command.getClass().getSimpleName();
    }
}
