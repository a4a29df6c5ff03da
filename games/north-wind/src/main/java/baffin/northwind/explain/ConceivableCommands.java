package baffin.northwind.explain;

import baffin.game.Seat;
import baffin.game.action.Spot;
import baffin.northwind.data.Berth;
import baffin.northwind.data.Commodity;
import baffin.northwind.data.Port;
import baffin.northwind.data.ShipParts;
import baffin.northwind.data.Tile;
import baffin.northwind.state.NorthWindCommand;
import baffin.northwind.state.NorthWindCommand.Buy;
import baffin.northwind.state.NorthWindCommand.CompleteTask;
import baffin.northwind.state.NorthWindCommand.EndVoyage;
import baffin.northwind.state.NorthWindCommand.Fight;
import baffin.northwind.state.NorthWindCommand.HireCrew;
import baffin.northwind.state.NorthWindCommand.LookAtTop;
import baffin.northwind.state.NorthWindCommand.MountCannon;
import baffin.northwind.state.NorthWindCommand.PayPirate;
import baffin.northwind.state.NorthWindCommand.PutTopUnder;
import baffin.northwind.state.NorthWindCommand.RaiseSail;
import baffin.northwind.state.NorthWindCommand.RevealTile;
import baffin.northwind.state.NorthWindCommand.SearchWreck;
import baffin.northwind.state.NorthWindCommand.Sell;
import baffin.northwind.state.NorthWindCommand.SetSail;
import baffin.northwind.state.NorthWindCommand.Swap;
import baffin.northwind.state.NorthWindState;
import baffin.northwind.state.Phase;
import baffin.northwind.state.Ship;
import baffin.northwind.state.Voyage;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;

/** What a seat could think of doing at a place of the picture. */
final class ConceivableCommands {

    private final NorthWindState state;
    private final Ship own;
    private final List<NorthWindCommand> all = new ArrayList<>();

    ConceivableCommands(NorthWindState state, Seat seat) {
        this.state = state;
        this.own = state.of(seat);
    }

    List<NorthWindCommand> at(Spot spot) {
        switch (spot.kind()) {
            case "stack" -> spot.as(Port::valueOf).ifPresent(this::stack);
            case "commodity" -> spot.as(Commodity::valueOf).ifPresent(this::commodity);
            case "berth" -> spot.as(Berth::valueOf).ifPresent(berth -> all.add(new HireCrew(berth)));
            case "voyage" -> voyage(spot.value());
            default -> {}
        }
        return all;
    }

    private void stack(Port stack) {
        Voyage voyage = state.voyage();
        all.add(new SetSail(stack, 0));
        if (voyage != null && voyage.stack() == stack) {
            all.addAll(List.of(new RevealTile(), new LookAtTop(), new PutTopUnder()));
        }
    }

    private void commodity(Commodity commodity) {
        trade(commodity);
        Tile tile = Trades.revealed(state);
        if (tile != null && tile.kind() == Tile.Kind.MERCHANT) {
            for (Commodity other : Commodity.values()) {
                if (other != commodity) {
                    all.add(new Swap(commodity, other));
                    all.add(new Swap(other, commodity));
                }
            }
        }
    }

    private void trade(Commodity commodity) {
        for (int pieces = 1; pieces <= 2; pieces++) {
            List<Commodity> goods = Collections.nCopies(pieces, commodity);
            buy(goods);
            all.add(new Sell(goods));
        }
    }

    /** What goes overboard is taken from the other commodities aboard, as many pieces as there are slots missing. */
    private void buy(List<Commodity> goods) {
        int missing = own.hold().total() + goods.size() - ShipParts.most(ShipParts.Name.HOLD);
        List<Commodity> aboard = new ArrayList<>();
        for (Commodity other : Commodity.values()) {
            if (!goods.contains(other)) {
                aboard.addAll(Collections.nCopies(own.hold().of(other), other));
            }
        }
        all.add(new Buy(goods, missing <= 0 || aboard.size() < missing ? List.of() : aboard.subList(0, missing)));
    }

    /** The revealed tile, as its kind is used. */
    private void voyage(String text) {
        Tile tile = Trades.revealed(state);
        if (tile == null || !tile.text().equals(text)) {
            return;
        }
        switch (tile.kind()) {
            case COMMERCIAL -> trade(Objects.requireNonNull(tile.data().commodity()));
            case MERCHANT -> {
                for (Commodity commodity : Commodity.values()) {
                    trade(commodity);
                }
            }
            case EQUIPMENT -> {
                all.addAll(List.of(new RaiseSail(), new MountCannon()));
                for (Berth berth : Berth.values()) {
                    all.add(new HireCrew(berth));
                }
            }
            case WRECK -> all.add(new SearchWreck());
            case DESTINATION -> all.add(new CompleteTask());
            case FOG -> {
                if (state.phase() == Phase.PIRATE) {
                    all.addAll(List.of(new PayPirate(), new Fight()));
                }
            }
        }
        all.addAll(List.of(new RevealTile(), new EndVoyage()));
    }
}
