package baffin.expedition.rules;

import baffin.expedition.data.Action;
import baffin.expedition.data.Token;
import baffin.expedition.data.Tokens;
import baffin.expedition.geometry.Place;
import baffin.expedition.geometry.Square;
import baffin.expedition.state.ExpeditionCommand;
import baffin.expedition.state.ExpeditionCommand.Discover;
import baffin.expedition.state.ExpeditionCommand.Explore;
import baffin.expedition.state.ExpeditionEvent;
import baffin.expedition.state.ExpeditionEvent.TokenTaken;
import baffin.expedition.state.ExpeditionState;
import baffin.expedition.state.Vehicle;
import baffin.expedition.tile.Piece;
import baffin.game.EventBuffer;
import baffin.game.LegalCommand;
import baffin.game.RuleViolation;
import baffin.game.Seat;
import baffin.game.words.Phrase;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Taking tokens from the tile of a vehicle (EX-7.13 to EX-7.15). */
final class Finding {

    private Finding() {}

    static Optional<RuleViolation> check(ExpeditionState state, Seat seat, Explore command) {
        return check(state, seat, command.vehicle(), command.symbol(), Action.EXPLORE);
    }

    static Optional<RuleViolation> check(ExpeditionState state, Seat seat, Discover command) {
        return check(state, seat, command.vehicle(), command.symbol(), Action.DISCOVER);
    }

    static void apply(EventBuffer<ExpeditionState, ExpeditionEvent> eventBuffer, Seat seat, Explore command) {
        take(eventBuffer, seat, command.vehicle(), command.symbol(), Action.EXPLORE);
    }

    static void apply(EventBuffer<ExpeditionState, ExpeditionEvent> eventBuffer, Seat seat, Discover command) {
        take(eventBuffer, seat, command.vehicle(), command.symbol(), Action.DISCOVER);
    }

    static void list(ExpeditionState state, Seat seat, List<LegalCommand<ExpeditionCommand>> into) {
        for (Vehicle vehicle : Vehicle.values()) {
            Piece tile = tile(state, seat, vehicle);
            Token token = tile == null || !tile.token() ? null : tile.symbol();
            Action action = token == null ? null : Tokens.of(token).action();
            if (token != null && action != null && Payment.affordable(state, seat, vehicle, action)) {
                ExpeditionCommand command =
                        action == Action.EXPLORE ? new Explore(vehicle, token) : new Discover(vehicle, token);
                into.add(new LegalCommand<>(command, Payment.cost(state, action)));
            }
        }
    }

    private static Optional<RuleViolation> check(
            ExpeditionState state, Seat seat, Vehicle vehicle, Token symbol, Action action) {
        String rule = rule(action);
        if (Tokens.of(symbol).action() != action) {
            return RuleViolation.broken(
                    rule,
                    Phrase.of(
                            "refused.wrong-token",
                            "action",
                            Phrase.named("action", action),
                            "token",
                            Phrase.named("token", symbol)),
                    "/symbol");
        }
        Place stand = state.of(seat).place(vehicle);
        if (stand == null) {
            return Movement.noSled(state.of(seat), "/vehicle");
        }
        Piece tile = tile(state, seat, vehicle);
        if (tile == null) {
            return RuleViolation.broken(rule, Refusals.onArrow(vehicle, stand), "/vehicle");
        }
        Token there = tile.token() ? tile.symbol() : null;
        if (there == null) {
            return RuleViolation.broken(rule, Phrase.of("refused.no-token", "place", stand.text()), "/symbol");
        }
        if (there != symbol) {
            return RuleViolation.broken(
                    rule,
                    Phrase.of("refused.other-token", "place", stand.text(), "token", Phrase.named("token", there)),
                    "/symbol");
        }
        return Payment.check(state, seat, vehicle, action, "/vehicle");
    }

    private static void take(
            EventBuffer<ExpeditionState, ExpeditionEvent> eventBuffer,
            Seat seat,
            Vehicle vehicle,
            Token token,
            Action action) {
        Payment.pay(eventBuffer, seat, vehicle, action);
        Piece tile = tile(eventBuffer.now(), seat, vehicle);
        if (tile == null) {
            throw new IllegalStateException("an accepted " + action + " without a tile under the " + vehicle);
        }
        Square at = tile.symbolSquare();
        int zone = tile.zoneFactor();
        int points = Tokens.of(token).points() * zone;
        eventBuffer.add(new TokenTaken(seat, token, at.row(), at.col(), zone, points, rule(action)));
    }

    private static @Nullable Piece tile(ExpeditionState state, Seat seat, Vehicle vehicle) {
        Place stand = state.of(seat).place(vehicle);
        return stand == null ? null : state.board().pieceAt(stand);
    }

    private static String rule(Action action) {
        return action == Action.EXPLORE ? "EX-7.13" : "EX-7.14";
    }
}
