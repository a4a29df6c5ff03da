package baffin.bot.navigator.northwind;

import java.util.List;
import java.util.Map;

/** What sails, cannons and crew are worth to a seat, in gold, before their price. */
final class Outfit {

    static final int SAIL_PRICE = 2;
    static final int CANNON_PRICE = 2;
    static final int CREW_PRICE = 3;

    private static final List<Double> SAILS = List.of(6.0, 5.0);
    private static final List<Double> CANNONS = List.of(7.0, 5.0, 3.0);
    private static final double LEVEL = 6.5;
    private static final double HAND = 6;
    private static final int FIRST_SAIL = 4;
    private static final int CREW_MAX = 4;
    private static final double FOURTH = 12;
    private static final double PROGRESS = 3;
    private static final Map<String, Double> POWERS = Map.of(
            "BOOKKEEPER", 4.0,
            "BOATSWAIN", 3.5,
            "CANNONEER", 3.5,
            "LOOKOUT", 2.5,
            "TREASURER", 1.0);

    private Outfit() {}

    static double sail(Vessel ship) {
        int step = ship.sail() - FIRST_SAIL;
        return step < SAILS.size() ? SAILS.get(step) : 0;
    }

    static double cannon(Vessel ship) {
        int step = ship.cannons() - 1;
        return step < CANNONS.size() ? CANNONS.get(step) : 0;
    }

    static double crew(Vessel ship, String berth) {
        if (ship.crew().size() >= CREW_MAX || ship.hired(berth)) {
            return 0;
        }
        double token = ship.crew().size() == CREW_MAX - 1 ? FOURTH : PROGRESS;
        return token + POWERS.getOrDefault(berth, 0.0);
    }

    /** What is mounted and hired, for the rest of the match. */
    static double mounted(Vessel ship) {
        return LEVEL * (ship.sail() - FIRST_SAIL)
                + LEVEL * (ship.cannons() - 1)
                + HAND * ship.crew().size();
    }

    /** The best that an equipment harbour has to offer, 0 when nothing can be paid. */
    static double best(Vessel ship, Worth worth) {
        double best = 0;
        if (ship.gold() >= SAIL_PRICE) {
            best = Math.max(best, sail(ship) - worth.spent(SAIL_PRICE));
        }
        if (ship.gold() >= CANNON_PRICE) {
            best = Math.max(best, cannon(ship) - worth.spent(CANNON_PRICE));
        }
        if (ship.gold() >= CREW_PRICE) {
            for (String berth : POWERS.keySet()) {
                best = Math.max(best, crew(ship, berth) - worth.spent(CREW_PRICE));
            }
        }
        return best;
    }
}
