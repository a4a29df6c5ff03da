package baffin.northwind.explain;

import baffin.game.Seat;
import baffin.game.action.Price;
import baffin.northwind.data.Commodity;
import baffin.northwind.data.Goods;
import baffin.northwind.state.NorthWindEvent;
import baffin.northwind.state.NorthWindEvent.ActionTaken;
import baffin.northwind.state.NorthWindEvent.LetterPaid;
import baffin.northwind.state.NorthWindEvent.Sold;
import baffin.northwind.state.NorthWindEvent.TaskCompleted;
import baffin.northwind.state.NorthWindEvent.ThrownOverboard;
import baffin.northwind.state.NorthWindState;
import baffin.northwind.state.Ship;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What seats pay with: actions of the voyage (NW-3.3), gold, letters, captains and what is in the hold. */
final class Stock {

    private static final String ACTIONS = "actions";
    private static final String GOLD = "gold";
    private static final String LETTERS = "letters";
    private static final String CAPTAINS = "captains";
    private static final int ACTIONS_OF_A_VOYAGE = 2;

    private Stock() {}

    static Map<String, Integer> of(NorthWindState state, Seat seat) {
        Ship ship = state.of(seat);
        boolean sails = state.active().equals(seat) && state.voyage() != null;
        Map<String, Integer> stock = new LinkedHashMap<>();
        stock.put(ACTIONS, sails ? ACTIONS_OF_A_VOYAGE - state.sailing().actions() : 0);
        stock.put(GOLD, ship.gold());
        stock.put(LETTERS, ship.letters());
        stock.put(CAPTAINS, ship.captains());
        for (Commodity commodity : Commodity.values()) {
            stock.put(name(commodity), ship.hold().of(commodity));
        }
        return stock;
    }

    static List<Price> charges(NorthWindEvent event, Seat seat) {
        List<Price> prices = new ArrayList<>();
        switch (event) {
            case ActionTaken e when e.seat().equals(seat) -> add(prices, ACTIONS, 1);
            case LetterPaid e when e.seat().equals(seat) -> add(prices, LETTERS, 1);
            case ThrownOverboard e when e.seat().equals(seat) -> add(prices, e.goods());
            case Sold e when e.seat().equals(seat) -> add(prices, e.goods());
            case TaskCompleted e
            when e.seat().equals(seat) -> {
                add(prices, e.goods());
                add(prices, CAPTAINS, e.captains());
            }
            default -> {}
        }
        if (event instanceof NorthWindEvent.Gold gold && gold.seat().equals(seat)) {
            add(prices, GOLD, -gold.gold());
        }
        return prices;
    }

    private static void add(List<Price> prices, List<Commodity> pieces) {
        Goods goods = Goods.of(pieces);
        for (Commodity commodity : Commodity.values()) {
            add(prices, name(commodity), goods.of(commodity));
        }
    }

    private static void add(List<Price> prices, String resource, int amount) {
        if (amount > 0) {
            prices.add(new Price(resource, amount));
        }
    }

    private static String name(Commodity commodity) {
        return commodity.name().toLowerCase(Locale.ROOT);
    }
}
