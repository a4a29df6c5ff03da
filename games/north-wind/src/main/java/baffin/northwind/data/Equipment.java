package baffin.northwind.data;

import baffin.game.data.DataFile;
import java.util.List;

/** Prices of an equipment harbour (NW-4.2). */
public final class Equipment {

    private static final List<Offer> ALL = load();

    private Equipment() {}

    /** What can be bought. */
    public enum Item {
        /** One sail level. */
        SAIL,
        CANNON,
        /** One crew member. */
        CREW
    }

    /**
     * One price.
     *
     * @param item what is sold
     * @param price gold
     * @param source source mark
     */
    public record Offer(Item item, int price, String source) {}

    /** All prices in the order of {@link Item}. */
    public static List<Offer> all() {
        return ALL;
    }

    /** Gold an item costs. */
    public static int price(Item item) {
        return ALL.get(item.ordinal()).price();
    }

    private static List<Offer> load() {
        List<Offer> all = DataFile.read(
                "north-wind/equipment",
                List.of("item", "price"),
                row -> new Offer(row.oneOf(Item.class, "item"), row.number("price", 0, 99), row.source()));
        if (!all.stream().map(Offer::item).toList().equals(List.of(Item.values()))) {
            throw new IllegalStateException("equipment.tsv must hold every item once, in order");
        }
        return all;
    }
}
