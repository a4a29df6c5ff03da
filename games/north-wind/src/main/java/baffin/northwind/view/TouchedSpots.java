package baffin.northwind.view;

import baffin.game.Seat;
import baffin.northwind.data.Commodity;
import baffin.northwind.data.Tile;
import baffin.northwind.state.NorthWindEvent;
import baffin.northwind.state.NorthWindEvent.ActionTaken;
import baffin.northwind.state.NorthWindEvent.BattleFought;
import baffin.northwind.state.NorthWindEvent.BonusPlaced;
import baffin.northwind.state.NorthWindEvent.Bought;
import baffin.northwind.state.NorthWindEvent.CannonMounted;
import baffin.northwind.state.NorthWindEvent.CrewHired;
import baffin.northwind.state.NorthWindEvent.LetterPaid;
import baffin.northwind.state.NorthWindEvent.MajorityLost;
import baffin.northwind.state.NorthWindEvent.PiratePaid;
import baffin.northwind.state.NorthWindEvent.SailRaised;
import baffin.northwind.state.NorthWindEvent.SailSet;
import baffin.northwind.state.NorthWindEvent.Sold;
import baffin.northwind.state.NorthWindEvent.TaskCompleted;
import baffin.northwind.state.NorthWindEvent.TileRevealed;
import baffin.northwind.state.NorthWindEvent.VoyageEnded;
import java.util.ArrayList;
import java.util.List;

/** Which spots of the picture an event has touched; what is hidden and mere bookkeeping touch none. */
public final class TouchedSpots {

    private TouchedSpots() {}

    /** The spots, as pictures write them. */
    public static List<String> of(NorthWindEvent event) {
        return switch (event) {
            case SailSet set -> List.of("stack:" + set.stack(), seat(set.seat()));
            case TileRevealed revealed -> List.of(voyage(revealed.tile()));
            case ActionTaken taken -> List.of(voyage(taken.tile()), seat(taken.seat()));
            case LetterPaid paid -> List.of(voyage(paid.tile()), seat(paid.seat()));
            case Bought bought -> goods(bought.seat(), bought.goods());
            case Sold sold -> goods(sold.seat(), sold.goods());
            case TaskCompleted done -> goods(done.seat(), done.goods());
            case CrewHired hired -> List.of("berth:" + hired.berth(), seat(hired.seat()));
            case SailRaised raised -> List.of(seat(raised.seat()));
            case CannonMounted mounted -> List.of(seat(mounted.seat()));
            case PiratePaid paid -> List.of(seat(paid.seat()));
            case BattleFought fought -> List.of(seat(fought.seat()));
            case BonusPlaced placed -> List.of(seat(placed.seat()));
            case MajorityLost lost -> List.of(seat(lost.seat()));
            case VoyageEnded ended -> List.of(seat(ended.seat()));
            default -> List.of();
        };
    }

    private static List<String> goods(Seat seat, List<Commodity> goods) {
        List<String> spots = new ArrayList<>(List.of(seat(seat)));
        goods.stream().distinct().forEach(commodity -> spots.add("commodity:" + commodity));
        return spots;
    }

    private static String voyage(Tile tile) {
        return "voyage:" + tile.text();
    }

    private static String seat(Seat seat) {
        return "seat:" + seat.index();
    }
}
