package baffin.expedition.rules;

import baffin.expedition.data.Action;
import baffin.expedition.data.SmallTiles;
import baffin.expedition.state.ExpeditionCommand;
import baffin.expedition.state.ExpeditionCommand.DrawTile;
import baffin.expedition.state.ExpeditionCommand.RefreshDisplay;
import baffin.expedition.state.ExpeditionCommand.TakeTile;
import baffin.expedition.state.ExpeditionEvent;
import baffin.expedition.state.ExpeditionEvent.DisplayRefilled;
import baffin.expedition.state.ExpeditionEvent.DisplayRefreshed;
import baffin.expedition.state.ExpeditionEvent.TileTaken;
import baffin.expedition.state.ExpeditionState;
import baffin.expedition.state.Phase;
import baffin.expedition.state.Supply;
import baffin.expedition.state.Vehicle;
import baffin.expedition.tile.Tile;
import baffin.expedition.words.Names;
import baffin.game.Chance;
import baffin.game.EventBuffer;
import baffin.game.LegalCommand;
import baffin.game.RuleViolation;
import baffin.game.Seat;
import baffin.game.words.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Drawing tiles and refreshing the display (EX-7.4, EX-7.5), and the first tiles of the setup (EX-4.2, EX-4.3). */
final class Drawing {

    private Drawing() {}

    static Optional<RuleViolation> check(ExpeditionState state, Seat seat, DrawTile command) {
        return Payment.check(state, seat, command.payer(), Action.DRAW, "/payer")
                .or(() -> offered(state, command.tile(), "EX-7.4"));
    }

    static Optional<RuleViolation> check(ExpeditionState state, Seat seat, RefreshDisplay command) {
        return Payment.check(state, seat, command.payer(), Action.REFRESH_AND_DRAW, "/payer")
                .or(() -> state.supply().bagCount() > 0
                        ? Optional.empty()
                        : RuleViolation.broken("EX-7.5", Phrase.of("refused.empty-bag")));
    }

    static Optional<RuleViolation> check(ExpeditionState state, TakeTile command) {
        if (state.phase() == Phase.DRAFT && !command.tile().isLarge()) {
            return RuleViolation.broken(
                    "EX-4.3",
                    Phrase.of(
                            "refused.large-first",
                            "tiles",
                            Names.list(state.supply().display())),
                    "/tile");
        }
        return offered(state, command.tile(), state.phase() == Phase.DRAFT ? "EX-4.3" : "EX-7.5");
    }

    static void apply(EventBuffer<ExpeditionState, ExpeditionEvent> eventBuffer, Seat seat, DrawTile command) {
        Payment.pay(eventBuffer, seat, command.payer(), Action.DRAW);
        take(eventBuffer, seat, command.tile());
    }

    static void apply(EventBuffer<ExpeditionState, ExpeditionEvent> eventBuffer, Seat seat, RefreshDisplay command) {
        Payment.pay(eventBuffer, seat, command.payer(), Action.REFRESH_AND_DRAW);
        Supply supply = eventBuffer.now().supply();
        List<Tile> drawn = draw(supply.bag(), Supply.DISPLAY, eventBuffer.chance());
        eventBuffer.add(new DisplayRefreshed(seat, drawn, supply.display()));
    }

    static void apply(EventBuffer<ExpeditionState, ExpeditionEvent> eventBuffer, Seat seat, TakeTile command) {
        boolean draft = eventBuffer.now().phase() == Phase.DRAFT;
        take(eventBuffer, seat, command.tile());
        if (draft) {
            Turns.drafted(eventBuffer, seat);
        }
    }

    static void list(ExpeditionState state, Seat seat, List<LegalCommand<ExpeditionCommand>> into) {
        List<Tile> offered = offered(state);
        for (Vehicle payer : Vehicle.values()) {
            if (Payment.affordable(state, seat, payer, Action.DRAW)) {
                int cost = Payment.cost(state, Action.DRAW);
                offered.forEach(tile -> into.add(new LegalCommand<>(new DrawTile(payer, tile), cost)));
            }
        }
        for (Vehicle payer : Vehicle.values()) {
            if (state.supply().bagCount() > 0 && Payment.affordable(state, seat, payer, Action.REFRESH_AND_DRAW)) {
                int cost = Payment.cost(state, Action.REFRESH_AND_DRAW);
                into.add(new LegalCommand<>(new RefreshDisplay(payer), cost));
            }
        }
    }

    static void listTaking(ExpeditionState state, List<LegalCommand<ExpeditionCommand>> into) {
        for (Tile tile : offered(state)) {
            if (tile.isLarge() || state.phase() == Phase.TAKE) {
                into.add(new LegalCommand<>(new TakeTile(tile), 0));
            }
        }
    }

    /** The first display (EX-4.2). */
    static DisplayRefilled firstDisplay(Supply supply, Chance chance) {
        List<Tile> drawn = draw(supply.bag(), Supply.DISPLAY, chance);
        return new DisplayRefilled(drawn, drawn);
    }

    private static void take(EventBuffer<ExpeditionState, ExpeditionEvent> eventBuffer, Seat seat, Tile tile) {
        int slot = eventBuffer.now().supply().display().indexOf(tile);
        eventBuffer.add(new TileTaken(seat, tile));
        if (slot >= 0) {
            refill(eventBuffer, slot);
        }
    }

    /** The first tile drawn goes where the last one was taken; places left empty by a short bag are filled too. */
    private static void refill(EventBuffer<ExpeditionState, ExpeditionEvent> eventBuffer, int slot) {
        Supply supply = eventBuffer.now().supply();
        List<Tile> drawn = draw(supply.bag(), Supply.DISPLAY - supply.display().size(), eventBuffer.chance());
        if (!drawn.isEmpty()) {
            List<Tile> display = new ArrayList<>(supply.display());
            display.add(slot, drawn.getFirst());
            display.addAll(drawn.subList(1, drawn.size()));
            eventBuffer.add(new DisplayRefilled(drawn, display));
        }
    }

    private static List<Tile> draw(long bag, int count, Chance chance) {
        List<Tile> drawn = new ArrayList<>(count);
        long left = bag;
        while (drawn.size() < count && left != 0) {
            long rest = left;
            for (int skip = chance.below(Long.bitCount(left)); skip > 0; skip--) {
                rest &= rest - 1;
            }
            int code = Long.numberOfTrailingZeros(rest);
            left &= ~(1L << code);
            drawn.add(Tile.large(code));
        }
        return drawn;
    }

    private static List<Tile> offered(ExpeditionState state) {
        List<Tile> offered = new ArrayList<>(state.supply().display());
        for (int design = 0; design < SmallTiles.DESIGNS; design++) {
            if (state.supply().pile(design) > 0) {
                offered.add(Tile.small(design));
            }
        }
        return offered;
    }

    private static Optional<RuleViolation> offered(ExpeditionState state, Tile tile, String ruleId) {
        if (tile.isLarge()
                ? state.supply().display().contains(tile)
                : state.supply().pile(tile.code()) > 0) {
            return Optional.empty();
        }
        return tile.isLarge()
                ? RuleViolation.broken(
                        ruleId,
                        Phrase.of(
                                "refused.not-displayed",
                                "tile",
                                tile.text(),
                                "tiles",
                                Names.list(state.supply().display())),
                        "/tile")
                : RuleViolation.broken("EX-7.5", Phrase.of("refused.empty-pile", "tile", tile.text()), "/tile");
    }
}
