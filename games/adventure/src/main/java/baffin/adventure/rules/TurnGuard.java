package baffin.adventure.rules;

import baffin.adventure.state.AdventureCommand;
import baffin.adventure.state.AdventureCommand.ChooseCharacter;
import baffin.adventure.state.AdventureCommand.DiscardCard;
import baffin.adventure.state.AdventureCommand.EndTurn;
import baffin.adventure.state.AdventureCommand.KeepTiles;
import baffin.adventure.state.AdventureCommand.LayMarker;
import baffin.adventure.state.AdventureCommand.LayWake;
import baffin.adventure.state.AdventureCommand.Movement;
import baffin.adventure.state.AdventureCommand.SwapTiles;
import baffin.adventure.state.AdventureCommand.TurnTile;
import baffin.adventure.state.AdventureState;
import baffin.adventure.state.Phase;
import baffin.game.RuleViolation;
import baffin.game.Seat;
import baffin.game.words.Phrase;
import java.util.Optional;

/** Who may act, and with which kind of command (AD-3.1, AD-4.9, AD-4.10, AD-6.12, AD-6.13, AD-7.10, AD-9.1). */
final class TurnGuard {

    private TurnGuard() {}

    static Optional<RuleViolation> check(AdventureState state, Seat seat, AdventureCommand command) {
        if (state.phase() == Phase.OVER) {
            return RuleViolation.broken("AD-9.1", Phrase.of("refused.over"));
        }
        if (!state.toAct().contains(seat)) {
            return RuleViolation.broken("AD-3.1", notToAct(state, seat));
        }
        if (state.phase() == Phase.TURN) {
            return inTurn(state, command);
        }
        Phrase act = act(command.getClass());
        return switch (state.phase()) {
            case DRAFT ->
                unless(command instanceof ChooseCharacter, "AD-3.1", Phrase.of("refused.choose-first", "act", act));
            case FREE_MARKER ->
                unless(
                        command instanceof LayMarker || command instanceof LayWake || command instanceof EndTurn,
                        "AD-6.12",
                        Phrase.of("refused.free-marker-first", "act", act));
            case SWAP ->
                unless(
                        command instanceof SwapTiles || command instanceof KeepTiles,
                        "AD-6.13",
                        Phrase.of("refused.other-strip-first", "act", act));
            case NEW_TILES ->
                unless(
                        command instanceof TurnTile || command instanceof KeepTiles,
                        "AD-7.10",
                        Phrase.of("refused.new-strip-first", "act", act));
            case DISCARD ->
                unless(command instanceof DiscardCard, "AD-4.10", Phrase.of("refused.discard-first", "act", act));
            default -> inTurn(state, command);
        };
    }

    private static Optional<RuleViolation> inTurn(AdventureState state, AdventureCommand command) {
        return switch (command) {
            case ChooseCharacter c -> RuleViolation.broken("AD-3.1", Phrase.of("refused.all-chosen"));
            case SwapTiles c -> RuleViolation.broken("AD-6.13", Phrase.of("refused.no-swap"));
            case TurnTile c -> RuleViolation.broken("AD-7.10", Phrase.of("refused.no-new-strip"));
            case KeepTiles c -> RuleViolation.broken("AD-7.10", Phrase.of("refused.no-new-strip"));
            case DiscardCard c -> RuleViolation.broken("AD-4.10", Phrase.of("refused.discard-later"));
            case LayWake c -> unless(!state.turn().overtaking(), "AD-4.9", Phrase.of("refused.overtaking-bars-wake"));
            default ->
                unless(
                        !state.turn().overtaking() || command instanceof Movement || command instanceof EndTurn,
                        "AD-4.9",
                        Phrase.of("refused.overtaking-only-moves"));
        };
    }

    /** What a kind of command is called. */
    static Phrase act(Class<? extends AdventureCommand> command) {
        return Phrase.of("act." + command.getSimpleName());
    }

    private static Phrase notToAct(AdventureState state, Seat seat) {
        Phrase asking = Phrase.seat(seat.index());
        return state.phase() == Phase.DRAFT
                ? Phrase.of("refused.has-chosen", "seat", asking)
                : Phrase.of(
                        "refused.not-your-turn", "now", Phrase.seat(state.now().index()), "seat", asking);
    }

    private static Optional<RuleViolation> unless(boolean holds, String ruleId, Phrase reason) {
        return holds ? Optional.empty() : RuleViolation.broken(ruleId, reason);
    }
}
