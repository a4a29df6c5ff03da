package baffin.bot.navigator.northwind;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * A ship.
 *
 * @param gold gold pieces
 * @param letters letters
 * @param sail sail level
 * @param cannons mounted cannons
 * @param hold pieces by kind
 * @param free free slots of the hold
 * @param captains captains in the brig
 * @param crew berths that are taken
 * @param tokens tokens on the task board
 * @param tokensLeft tokens that are missing for a victory
 * @param chances chance to beat a pirate of strength 1, 2, 3
 */
record Vessel(
        int gold,
        int letters,
        int sail,
        int cannons,
        Map<Good, Integer> hold,
        int free,
        int captains,
        List<String> crew,
        int tokens,
        int tokensLeft,
        List<Double> chances) {

    static Vessel of(JsonNode ship) {
        Map<Good, Integer> hold = new EnumMap<>(Good.class);
        for (Good good : Good.values()) {
            hold.put(good, good.in(ship.path("hold")));
        }
        List<String> crew = new ArrayList<>();
        ship.path("crew").forEach(berth -> crew.add(berth.asText()));
        List<Double> chances = new ArrayList<>();
        ship.path("odds")
                .forEach(odds -> chances.add(
                        odds.path("wins").asDouble() / odds.path("of").asDouble()));
        return new Vessel(
                ship.path("gold").asInt(),
                ship.path("letters").asInt(),
                ship.path("sail").asInt(),
                ship.path("cannons").asInt(),
                hold,
                ship.path("free").asInt(),
                ship.path("captains").asInt(),
                crew,
                ship.path("tokens").asInt(),
                ship.path("tokensLeft").asInt(),
                chances);
    }

    int has(Good good) {
        return hold.getOrDefault(good, 0);
    }

    boolean hired(String berth) {
        return crew.contains(berth);
    }

    boolean pays(Demand demand) {
        return gold >= demand.gold()
                && captains >= demand.captains()
                && hold.keySet().stream().allMatch(good -> has(good) >= demand.of(good));
    }
}
