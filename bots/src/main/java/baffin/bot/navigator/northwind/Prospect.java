package baffin.bot.navigator.northwind;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** What tiles that may come are worth to a seat, in gold. */
final class Prospect {

    private static final double WRECK = 2;
    private static final double UNKNOWN = 2;
    private static final double LOST_VOYAGE = 2;
    /** Chances of pirates of strength 1, 2, 3. */
    private static final List<Double> PIRATES = List.of(2 / 6.0, 2 / 6.0, 1 / 6.0);

    private static final double TREASURE = 1 / 6.0;

    private final Vessel ship;
    private final Worth worth;
    private final List<Column> columns;

    Prospect(Vessel ship, List<Column> columns) {
        this.ship = ship;
        this.columns = List.copyOf(columns);
        this.worth = new Worth(ship, columns);
    }

    Worth worth() {
        return worth;
    }

    /** What the best use of a tile brings now; fog, which is no action, what it brings on average. */
    double of(String tile) {
        Face face = Face.of(tile);
        Good good = face.good();
        return switch (face.kind()) {
            case HARBOUR -> good == null ? 0 : worth.trade(List.of(good), face.price(), 2);
            case MERCHANT -> worth.trade(List.of(Good.values()), face.price(), ship.hired("BOATSWAIN") ? 2 : 1);
            case EQUIPMENT -> Outfit.best(ship, worth);
            case WRECK -> WRECK;
            case FOG -> fog();
            case PORT -> port(tile);
        };
    }

    /**
     * What a voyage brings on average.
     *
     * @param known tiles that may come
     * @param unknown how many more may come that nobody has seen
     * @param reveals how many tiles will be revealed
     * @param actions how many of them can be used
     */
    double voyage(List<String> known, int unknown, int reveals, int actions) {
        int tiles = known.size() + unknown;
        if (tiles == 0 || reveals == 0) {
            return 0;
        }
        double chance = Math.min(1, reveals / (double) tiles);
        double sum = 0;
        List<Double> uses = new ArrayList<>();
        for (String tile : known) {
            if (Face.of(tile).kind() == Face.Kind.FOG) {
                sum += chance * of(tile);
            } else {
                uses.add(of(tile));
            }
        }
        for (int i = 0; i < unknown; i++) {
            uses.add(UNKNOWN);
        }
        uses.sort(Comparator.reverseOrder());
        return sum + best(uses, chance, actions);
    }

    /** The best uses count as long as fewer better ones came than there are actions. */
    private static double best(List<Double> uses, double chance, int actions) {
        double[] taken = new double[actions + 1];
        taken[0] = 1;
        double sum = 0;
        for (double use : uses) {
            double free = 0;
            for (int count = actions; count > 0; count--) {
                free += taken[count - 1];
                taken[count] += taken[count - 1] * chance;
                taken[count - 1] *= 1 - chance;
            }
            sum += use * chance * free;
        }
        return sum;
    }

    private double port(String tile) {
        for (Column column : columns) {
            if (column.port().equals(tile) && column.open() && ship.pays(column.next())) {
                return worth.task(column);
            }
        }
        return 0;
    }

    private double fog() {
        double sum = TREASURE;
        for (int strength = 1; strength <= PIRATES.size(); strength++) {
            double win = ship.chances().get(strength - 1);
            double fight = win * worth.captain() - (1 - win) * LOST_VOYAGE;
            sum += PIRATES.get(strength - 1) * Math.max(fight, ship.gold() > 0 ? -1 : -LOST_VOYAGE);
        }
        return sum;
    }
}
