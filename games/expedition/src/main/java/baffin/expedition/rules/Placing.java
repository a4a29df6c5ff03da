package baffin.expedition.rules;

import baffin.expedition.board.Holes;
import baffin.expedition.board.Island;
import baffin.expedition.board.Islands;
import baffin.expedition.board.PlacementCheck;
import baffin.expedition.board.Placements;
import baffin.expedition.data.Action;
import baffin.expedition.data.LargeTiles;
import baffin.expedition.data.Token;
import baffin.expedition.geometry.Grid;
import baffin.expedition.geometry.Place;
import baffin.expedition.geometry.Square;
import baffin.expedition.state.Expedition;
import baffin.expedition.state.ExpeditionCommand;
import baffin.expedition.state.ExpeditionCommand.PlaceTile;
import baffin.expedition.state.ExpeditionEvent;
import baffin.expedition.state.ExpeditionEvent.HoleFilled;
import baffin.expedition.state.ExpeditionEvent.IslandCompleted;
import baffin.expedition.state.ExpeditionEvent.TilePlaced;
import baffin.expedition.state.ExpeditionState;
import baffin.expedition.state.Vehicle;
import baffin.expedition.tile.Fill;
import baffin.expedition.tile.Piece;
import baffin.expedition.tile.Placement;
import baffin.expedition.tile.Tile;
import baffin.expedition.words.Names;
import baffin.game.EventBuffer;
import baffin.game.LegalCommand;
import baffin.game.RuleViolation;
import baffin.game.Seat;
import baffin.game.words.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Placing a tile and all that follows: tokens, holes, islands (EX-7.6 to EX-7.11). */
final class Placing {

    private Placing() {}

    static Optional<RuleViolation> check(ExpeditionState state, Seat seat, PlaceTile command) {
        Expedition expedition = state.of(seat);
        Place stand = expedition.place(command.vehicle());
        if (stand == null) {
            return Movement.noSled(expedition, "/vehicle");
        }
        if (!expedition.reserve().contains(command.tile())) {
            return RuleViolation.broken(
                    "EX-7.6",
                    Phrase.of(
                            "refused.not-in-reserve",
                            "tile",
                            command.tile().text(),
                            "tiles",
                            Names.list(expedition.reserve())),
                    "/tile");
        }
        Square square = new Square(command.row(), command.column());
        if (!square.onGrid()) {
            return RuleViolation.broken(
                    "EX-7.6",
                    Phrase.of("refused.off-board", "square", square.text(), "rows", Grid.ROWS, "columns", Grid.COLUMNS),
                    "/row",
                    "/column");
        }
        return Payment.check(state, seat, command.vehicle(), Action.PLACE, "/vehicle")
                .or(() -> PlacementCheck.check(
                                state.board(), new Placement(command.tile(), square, command.orientation()), stand)
                        .map(Placing::pointed));
    }

    static void apply(EventBuffer<ExpeditionState, ExpeditionEvent> eventBuffer, Seat seat, PlaceTile command) {
        Payment.pay(eventBuffer, seat, command.vehicle(), Action.PLACE);
        eventBuffer.add(new TilePlaced(
                seat,
                command.vehicle(),
                command.tile(),
                command.row(),
                command.column(),
                command.orientation(),
                token(eventBuffer.now(), command.tile())));
        Piece placed = eventBuffer.now().board().pieces().getLast();
        List<Square> covered = new ArrayList<>(placed.squares());
        ExpeditionState state = eventBuffer.now();
        for (Fill fill :
                Holes.after(state.board(), placed.squares(), state.supply().piles())) {
            covered.add(fill.square());
            eventBuffer.add(new HoleFilled(
                    seat,
                    Tile.small(fill.design()),
                    fill.square().row(),
                    fill.square().col(),
                    fill.orientation(),
                    fill.joker()));
        }
        islands(eventBuffer, seat, covered);
    }

    static void list(ExpeditionState state, Seat seat, List<LegalCommand<ExpeditionCommand>> into) {
        Expedition expedition = state.of(seat);
        int cost = Payment.cost(state, Action.PLACE);
        for (Vehicle vehicle : Vehicle.values()) {
            Place stand = expedition.place(vehicle);
            if (stand == null || !Payment.affordable(state, seat, vehicle, Action.PLACE)) {
                continue;
            }
            for (Tile tile : new TreeSet<>(expedition.reserve())) {
                for (Placement p : Placements.of(state.board(), tile, stand)) {
                    into.add(new LegalCommand<>(
                            new PlaceTile(
                                    vehicle, tile, p.square().row(), p.square().col(), p.orientation()),
                            cost));
                }
            }
        }
    }

    private static void islands(
            EventBuffer<ExpeditionState, ExpeditionEvent> eventBuffer, Seat seat, List<Square> covered) {
        boolean given = false;
        for (Island island : Islands.completedBy(eventBuffer.now().board(), covered)) {
            ExpeditionState state = eventBuffer.now();
            boolean gives = state.supply().left(Token.CARTOGRAPHY) > 0 && !(given && state.cartographyOnce());
            given |= gives;
            Square first = island.tiles().getFirst();
            eventBuffer.add(new IslandCompleted(
                    seat, island.tiles().size(), island.points(), gives, first.row(), first.col(), "EX-7.10"));
        }
    }

    private static @Nullable Token token(ExpeditionState state, Tile tile) {
        Token symbol = tile.isLarge() ? LargeTiles.of(tile.code()).symbol() : null;
        return symbol != null && state.supply().left(symbol) > 0 ? symbol : null;
    }

    /** The board names a square where the command has a row and a column. */
    private static RuleViolation pointed(RuleViolation violation) {
        List<String> pointers = new ArrayList<>();
        for (String pointer : violation.pointers()) {
            if (pointer.equals("/square")) {
                pointers.add("/row");
                pointers.add("/column");
            } else {
                pointers.add(pointer);
            }
        }
        return new RuleViolation(violation.ruleId(), violation.reason(), pointers, violation.nearby());
    }
}
