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
import java.util.Optional;

/** Who may act, and with which kind of command (AD-3.1, AD-4.9, AD-4.10, AD-6.12, AD-6.13, AD-7.10, AD-9.1). */
final class TurnGuard {

    private TurnGuard() {}

    static Optional<RuleViolation> check(AdventureState state, Seat seat, AdventureCommand command) {
        if (state.phase() == Phase.OVER) {
            return RuleViolation.broken("AD-9.1", "the match is over");
        }
        if (!state.asked().contains(seat)) {
            return RuleViolation.broken("AD-3.1", notAsked(state, seat));
        }
        if (state.phase() == Phase.TURN) {
            return inTurn(state, command);
        }
        String kind = command.getClass().getSimpleName();
        boolean forgone = state.rules().cardsMayBeForgone();
        return switch (state.phase()) {
            case DRAFT ->
                unless(command instanceof ChooseCharacter, "AD-3.1", "a character has to be chosen, not " + kind);
            case FREE_MARKER ->
                unless(
                        command instanceof LayMarker
                                || command instanceof LayWake
                                || command instanceof EndTurn && forgone,
                        "AD-6.12",
                        "the free marker has to be laid, not " + kind);
            case SWAP ->
                unless(
                        command instanceof SwapTiles || command instanceof KeepTiles && forgone,
                        "AD-6.13",
                        "the other strip has to be named, not " + kind);
            case NEW_TILES ->
                unless(
                        command instanceof TurnTile || command instanceof KeepTiles,
                        "AD-7.10",
                        "a new strip is turned or all are kept first, so " + kind + " has to wait");
            case DISCARD ->
                unless(command instanceof DiscardCard, "AD-4.10", "cards have to be discarded, not " + kind);
            default -> inTurn(state, command);
        };
    }

    private static Optional<RuleViolation> inTurn(AdventureState state, AdventureCommand command) {
        return switch (command) {
            case ChooseCharacter c -> RuleViolation.broken("AD-3.1", "characters have been chosen");
            case SwapTiles c -> RuleViolation.broken("AD-6.13", "no swap is going on");
            case TurnTile c -> RuleViolation.broken("AD-7.10", "no new strip may be turned");
            case KeepTiles c -> RuleViolation.broken("AD-7.10", "no new strip may be turned");
            case DiscardCard c -> RuleViolation.broken("AD-4.10", "cards are discarded at the end of a turn");
            case LayWake c ->
                unless(
                        !Overtaking.barsWakeMarkers(state),
                        "AD-4.9",
                        "who overtakes lays own markers and follows the own route, but lays no wake marker");
            default ->
                unless(
                        !state.turn().overtaking() || command instanceof Movement || command instanceof EndTurn,
                        "AD-4.9",
                        "who overtakes only moves and then ends the turn");
        };
    }

    private static String notAsked(AdventureState state, Seat seat) {
        return state.phase() == Phase.DRAFT
                ? "seat " + seat.index() + " has chosen its character"
                : "it is the turn of seat " + state.now().index() + ", not of seat " + seat.index();
    }

    private static Optional<RuleViolation> unless(boolean holds, String ruleId, String message) {
        return holds ? Optional.empty() : RuleViolation.broken(ruleId, message);
    }
}
