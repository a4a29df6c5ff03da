package baffin.expedition.data;

import baffin.game.data.DataFile;
import java.util.List;

/** Prices of actions in crewmen (EX-5.2, EX-7). */
public final class Prices {

    private static final List<Price> ALL = load();

    private Prices() {}

    /**
     * The price of an action.
     *
     * @param action which
     * @param price crewmen when it is the first action of a turn
     * @param further crewmen on top when it is a later one
     * @param ruleId the rule that names the price
     * @param source source mark
     */
    public record Price(Action action, int price, int further, String ruleId, String source) {}

    /** All prices in the order of {@link Action}. */
    public static List<Price> all() {
        return ALL;
    }

    /** Crewmen an action costs. */
    public static int of(Action action, boolean firstOfTurn) {
        Price price = ALL.get(action.ordinal());
        return firstOfTurn ? price.price() : price.price() + price.further();
    }

    private static List<Price> load() {
        List<Price> prices = DataFile.read(
                "expedition/prices",
                List.of("action", "price", "further", "rule"),
                row -> new Price(
                        row.oneOf(Action.class, "action"),
                        row.number("price", 1, 7),
                        row.number("further", 0, 7),
                        row.text("rule"),
                        row.source()));
        if (!prices.stream().map(Price::action).toList().equals(List.of(Action.values()))) {
            throw new IllegalStateException("prices.tsv must hold every action once, in order");
        }
        return prices;
    }
}
