package baffin.expedition.rules;

import baffin.expedition.state.ExpeditionCommand;
import baffin.expedition.state.ExpeditionCommand.RelocateSled;
import baffin.expedition.state.ExpeditionCommand.TakeTile;
import baffin.expedition.state.ExpeditionState;
import baffin.expedition.state.Phase;
import baffin.game.RuleViolation;
import baffin.game.Seat;
import baffin.game.words.Phrase;
import java.util.Optional;

/** Who may act, and with which kind of command (EX-4.3, EX-5.1, EX-6.5, EX-7.5, EX-9.1). */
final class TurnGuard {

    private TurnGuard() {}

    static Optional<RuleViolation> check(ExpeditionState state, Seat seat, ExpeditionCommand command) {
        if (state.phase() == Phase.OVER) {
            return RuleViolation.broken("EX-9.1", Phrase.of("refused.over"));
        }
        if (!state.asks(seat)) {
            return RuleViolation.broken("EX-5.1", notToAct(state, seat));
        }
        return switch (state.phase()) {
            case DRAFT -> command instanceof TakeTile ? Optional.empty() : mustTake("EX-4.3", command);
            case TAKE -> command instanceof TakeTile ? Optional.empty() : mustTake("EX-7.5", command);
            case RELOCATION ->
                command instanceof RelocateSled
                        ? Optional.empty()
                        : RuleViolation.broken("EX-6.5", Phrase.of("refused.relocate-first", "act", act(command)));
            default -> inRound(command);
        };
    }

    private static Phrase notToAct(ExpeditionState state, Seat seat) {
        Phrase asking = Phrase.seat(seat.index());
        if (state.of(seat).home()) {
            return Phrase.of("refused.home", "seat", asking);
        }
        Phrase active = Phrase.seat(state.toAct().getFirst().index());
        return state.next().contains(seat)
                ? Phrase.of("refused.passed", "seat", asking, "round", state.round(), "active", active)
                : Phrase.of("refused.turn", "seat", asking, "active", active);
    }

    private static Optional<RuleViolation> mustTake(String ruleId, ExpeditionCommand command) {
        return RuleViolation.broken(ruleId, Phrase.of("refused.take-first", "act", act(command)));
    }

    private static Optional<RuleViolation> inRound(ExpeditionCommand command) {
        return switch (command) {
            case TakeTile c -> RuleViolation.broken("EX-7.5", Phrase.of("refused.nothing-free"));
            case RelocateSled c -> RuleViolation.broken("EX-6.5", Phrase.of("refused.not-stranded"));
            default -> Optional.empty();
        };
    }

    private static Phrase act(ExpeditionCommand command) {
        return Phrase.of("act." + command.getClass().getSimpleName());
    }
}
