package baffin.northwind.rules;

import baffin.game.RuleViolation;
import baffin.game.Seat;
import baffin.game.words.Phrase;
import baffin.northwind.data.Berth;
import baffin.northwind.data.Commodity;
import baffin.northwind.data.SeaTiles;
import baffin.northwind.data.Tile;
import baffin.northwind.state.NorthWindCommand.Buy;
import baffin.northwind.state.NorthWindCommand.Sell;
import baffin.northwind.state.NorthWindCommand.Swap;
import baffin.northwind.state.NorthWindCommand.Use;
import baffin.northwind.state.NorthWindEvent.BookkeeperPaid;
import baffin.northwind.state.NorthWindEvent.Bought;
import baffin.northwind.state.NorthWindEvent.Sold;
import baffin.northwind.state.NorthWindEvent.ThrownOverboard;
import baffin.northwind.state.Ship;
import baffin.northwind.words.Words;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Buying and selling at commercial harbours and merchants (NW-4.1, NW-4.3, NW-4.4). */
final class Trading {

    /** Gold that the bookkeeper earns on a sale (NW-4.4). */
    private static final int BOOKKEEPER = 1;

    private Trading() {}

    /** Leaves out what the ship can't pay or does not carry: that is most of it. */
    static void list(Ship ship, Tile tile, List<Use> into) {
        SeaTiles.SeaTile face = tile.data();
        List<List<Commodity>> loads = Loads.upTo(most(ship, tile));
        for (List<Commodity> goods : loads) {
            if (deals(face, goods) && face.buy() * goods.size() <= ship.gold()) {
                listBuying(ship, goods, into);
            }
        }
        for (List<Commodity> goods : loads) {
            if (deals(face, goods) && Loads.carries(ship, goods)) {
                into.add(new Sell(goods));
            }
        }
        if (tile.kind() == Tile.Kind.MERCHANT && ship.has(Berth.BOATSWAIN)) {
            for (Commodity sold : Commodity.values()) {
                for (Commodity bought : Commodity.values()) {
                    into.add(new Swap(sold, bought));
                }
            }
        }
    }

    private static void listBuying(Ship ship, List<Commodity> goods, List<Use> into) {
        for (List<Commodity> overboard : Loads.of(Loads.missing(ship, goods))) {
            if (Loads.carries(ship, overboard)) {
                into.add(new Buy(goods, overboard));
            }
        }
    }

    static Optional<RuleViolation> check(Ship ship, Tile tile, Buy command) {
        int price = tile.data().buy() * command.goods().size();
        return traded(ship, tile, command.goods())
                .or(() -> price > ship.gold()
                        ? RuleViolation.broken(
                                rule(tile), Phrase.of("refused.price", "price", price, "gold", ship.gold()), "/goods")
                        : Optional.empty())
                .or(() -> Loads.check(ship, command.goods(), command.overboard()));
    }

    static Optional<RuleViolation> check(Ship ship, Tile tile, Sell command) {
        return traded(ship, tile, command.goods()).or(() -> Loads.aboard(ship, command.goods(), rule(tile), "/goods"));
    }

    static Optional<RuleViolation> check(Ship ship, Tile tile, Swap command) {
        if (tile.kind() != Tile.Kind.MERCHANT) {
            return RuleViolation.broken("NW-4.3", Phrase.of("refused.no-merchant", "tile", tile.text()));
        }
        if (!ship.has(Berth.BOATSWAIN)) {
            return RuleViolation.broken("NW-4.3", Phrase.of("refused.no-boatswain"));
        }
        if (command.sell() == command.buy()) {
            return RuleViolation.broken("NW-4.3", Phrase.of("refused.same-commodity"), "/buy");
        }
        int gold = ship.gold() + tile.data().sell() + bonus(ship);
        if (gold < tile.data().buy()) {
            return RuleViolation.broken(
                    "NW-4.3",
                    Phrase.of("refused.swap-price", "price", tile.data().buy(), "gold", gold),
                    "/buy");
        }
        return Loads.aboard(ship, List.of(command.sell()), "NW-4.3", "/sell")
                .or(() -> Loads.fits(ship, List.of(command.buy()), "/buy"));
    }

    static void apply(Deeds deeds, Seat seat, Tile tile, Buy command) {
        if (!command.overboard().isEmpty()) {
            deeds.add(new ThrownOverboard(seat, command.overboard()));
        }
        deeds.add(new Bought(
                seat, command.goods(), -tile.data().buy() * command.goods().size()));
    }

    static void apply(Deeds deeds, Seat seat, Tile tile, Sell command) {
        sell(deeds, seat, tile, command.goods());
    }

    /** Selling first is never worse: it makes room and brings gold, and nothing depends on the order else. */
    static void apply(Deeds deeds, Seat seat, Tile tile, Swap command) {
        sell(deeds, seat, tile, List.of(command.sell()));
        deeds.add(new Bought(seat, List.of(command.buy()), -tile.data().buy()));
    }

    private static void sell(Deeds deeds, Seat seat, Tile tile, List<Commodity> goods) {
        deeds.add(new Sold(seat, goods, tile.data().sell() * goods.size()));
        int bonus = bonus(deeds.now().of(seat));
        if (bonus > 0) {
            deeds.add(new BookkeeperPaid(seat, bonus));
        }
    }

    private static int bonus(Ship ship) {
        return ship.has(Berth.BOOKKEEPER) ? BOOKKEEPER : 0;
    }

    private static Optional<RuleViolation> traded(Ship ship, Tile tile, List<Commodity> goods) {
        if (tile.kind() != Tile.Kind.COMMERCIAL && tile.kind() != Tile.Kind.MERCHANT) {
            return RuleViolation.broken("NW-4.1", Phrase.of("refused.no-trade", "tile", tile.text()));
        }
        int most = most(ship, tile);
        if (goods.isEmpty() || goods.size() > most) {
            String code = most == 1 ? "refused.one-piece" : "refused.pieces";
            return RuleViolation.broken(
                    rule(tile), Phrase.of(code, "tile", tile.text(), "most", most, "pieces", goods.size()), "/goods");
        }
        return deals(tile.data(), goods)
                ? Loads.inOrder(goods, "/goods")
                : RuleViolation.broken(rule(tile), onlyDeal(tile, goods), "/goods");
    }

    private static Phrase onlyDeal(Tile tile, List<Commodity> goods) {
        Commodity only = Objects.requireNonNull(tile.data().commodity());
        return Phrase.of(
                "refused.commodity",
                "tile",
                tile.text(),
                "commodity",
                Words.commodity(only),
                "goods",
                Words.amounts(goods));
    }

    /** A merchant deals in every commodity, a harbour in one. */
    private static boolean deals(SeaTiles.SeaTile face, List<Commodity> goods) {
        Commodity only = face.commodity();
        if (only != null) {
            for (Commodity piece : goods) {
                if (piece != only) {
                    return false;
                }
            }
        }
        return true;
    }

    private static int most(Ship ship, Tile tile) {
        return tile.kind() == Tile.Kind.COMMERCIAL || ship.has(Berth.BOATSWAIN) ? 2 : 1;
    }

    private static String rule(Tile tile) {
        return tile.kind() == Tile.Kind.MERCHANT ? "NW-4.3" : "NW-4.1";
    }
}
