package baffin.northwind.rules;

import baffin.game.RuleViolation;
import baffin.northwind.data.Commodity;
import baffin.northwind.data.Goods;
import baffin.northwind.data.ShipParts;
import baffin.northwind.data.ShipParts.Name;
import baffin.northwind.state.Ship;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What a hold can take, and what goes overboard for it (NW-2.2, NW-4.1). */
final class Loads {

    private static final List<List<List<Commodity>>> BY_SIZE = List.of(List.of(List.of()), ones(), pairs());
    private static final List<List<Commodity>> ONE_OR_TWO =
            Stream.concat(of(1).stream(), of(2).stream()).toList();

    private Loads() {}

    /** All loads of 1 to so many pieces, 2 at most. */
    static List<List<Commodity>> upTo(int most) {
        return most > 1 ? ONE_OR_TWO : of(1);
    }

    /** All loads of so many pieces, 0 to 2. */
    static List<List<Commodity>> of(int pieces) {
        return BY_SIZE.get(pieces);
    }

    /** Slots that are missing for a load. */
    static int missing(Ship ship, List<Commodity> goods) {
        return Math.max(0, ship.hold().total() + goods.size() - ShipParts.most(Name.HOLD));
    }

    /** True when all of them are aboard. */
    static boolean carries(Ship ship, List<Commodity> goods) {
        return ship.hold().covers(Goods.of(goods));
    }

    static Optional<RuleViolation> check(Ship ship, List<Commodity> goods, List<Commodity> overboard) {
        int missing = missing(ship, goods);
        if (overboard.size() != missing) {
            return RuleViolation.broken(
                    "NW-4.1",
                    "the hold has " + ship.hold().total() + " of " + ShipParts.most(Name.HOLD) + " slots taken: "
                            + missing + " pieces go overboard for " + goods + ", not " + overboard.size(),
                    "/overboard");
        }
        if (overboard.stream().anyMatch(goods::contains)) {
            return RuleViolation.broken("NW-4.1", "what is bought does not go overboard", "/overboard");
        }
        return inOrder(overboard, "/overboard")
                .or(() -> aboard(ship, overboard, "NW-4.1", "/overboard"))
                .or(() -> fits(ship, goods, "/goods"));
    }

    /** Pieces of a kind are limited. */
    static Optional<RuleViolation> fits(Ship ship, List<Commodity> goods, String pointer) {
        Goods all = ship.hold().plus(goods);
        for (Commodity kind : goods) {
            if (all.of(kind) > ShipParts.most(Name.KIND)) {
                return RuleViolation.broken(
                        "NW-2.2",
                        "a hold takes " + ShipParts.most(Name.KIND) + " " + kind + ", it has "
                                + ship.hold().of(kind),
                        pointer);
            }
        }
        return Optional.empty();
    }

    static Optional<RuleViolation> aboard(Ship ship, List<Commodity> goods, String ruleId, String pointer) {
        return carries(ship, goods)
                ? Optional.empty()
                : RuleViolation.broken(
                        ruleId,
                        goods + " is not aboard; there are " + ship.hold().pieces(),
                        pointer);
    }

    static Optional<RuleViolation> inOrder(List<Commodity> goods, String pointer) {
        for (int index = 1; index < goods.size(); index++) {
            if (goods.get(index - 1).compareTo(goods.get(index)) > 0) {
                return RuleViolation.broken(
                        "NW-4.1", goods + " must go by kind: " + List.of(Commodity.values()), pointer);
            }
        }
        return Optional.empty();
    }

    private static List<List<Commodity>> ones() {
        return Stream.of(Commodity.values()).map(List::of).toList();
    }

    private static List<List<Commodity>> pairs() {
        List<List<Commodity>> pairs = new ArrayList<>();
        for (Commodity one : Commodity.values()) {
            for (Commodity other : Commodity.values()) {
                if (one.compareTo(other) <= 0) {
                    pairs.add(List.of(one, other));
                }
            }
        }
        return List.copyOf(pairs);
    }
}
