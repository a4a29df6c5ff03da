package baffin.bot.navigator.northwind;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.EnumMap;
import java.util.Map;

/**
 * What a task asks for.
 *
 * @param goods pieces by kind
 * @param gold gold
 * @param captains captains
 */
record Demand(Map<Good, Integer> goods, int gold, int captains) {

    static final Demand NOTHING = new Demand(Map.of(), 0, 0);

    static Demand of(JsonNode field) {
        Map<Good, Integer> goods = new EnumMap<>(Good.class);
        for (Good good : Good.values()) {
            goods.put(good, good.in(field.path("goods")));
        }
        return new Demand(
                goods, field.path("gold").asInt(), field.path("captains").asInt());
    }

    int of(Good good) {
        return goods.getOrDefault(good, 0);
    }
}
