package baffin.northwind.rules;

import baffin.game.RuleViolation;
import baffin.game.words.Phrase;
import baffin.northwind.data.Commodity;
import baffin.northwind.data.Goods;
import baffin.northwind.data.ShipParts;
import baffin.northwind.data.ShipParts.Name;
import baffin.northwind.state.Ship;
import baffin.northwind.words.Words;
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
            Phrase reason = Phrase.of(
                    "refused.overboard",
                    "taken",
                    ship.hold().total(),
                    "slots",
                    ShipParts.most(Name.HOLD),
                    "missing",
                    missing,
                    "goods",
                    Words.amounts(goods),
                    "overboard",
                    overboard.size());
            return RuleViolation.broken("NW-4.1", reason, "/overboard");
        }
        if (overboard.stream().anyMatch(goods::contains)) {
            return RuleViolation.broken("NW-4.1", Phrase.of("refused.bought-overboard"), "/overboard");
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
                Phrase reason = Phrase.of(
                        "refused.kind",
                        "most",
                        ShipParts.most(Name.KIND),
                        "commodity",
                        Words.commodity(kind),
                        "has",
                        ship.hold().of(kind));
                return RuleViolation.broken("NW-2.2", reason, pointer);
            }
        }
        return Optional.empty();
    }

    static Optional<RuleViolation> aboard(Ship ship, List<Commodity> goods, String ruleId, String pointer) {
        if (carries(ship, goods)) {
            return Optional.empty();
        }
        List<Phrase> hold = ship.hold().total() == 0 ? List.of(Phrase.of("nothing")) : Words.amounts(ship.hold());
        Phrase reason = Phrase.of("refused.not-aboard", "goods", Words.amounts(goods), "hold", hold);
        return RuleViolation.broken(ruleId, reason, pointer);
    }

    static Optional<RuleViolation> inOrder(List<Commodity> goods, String pointer) {
        for (int index = 1; index < goods.size(); index++) {
            if (goods.get(index - 1).compareTo(goods.get(index)) > 0) {
                Phrase reason = Phrase.of(
                        "refused.order", "goods", Words.each(goods), "order", Words.each(List.of(Commodity.values())));
                return RuleViolation.broken("NW-4.1", reason, pointer);
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
