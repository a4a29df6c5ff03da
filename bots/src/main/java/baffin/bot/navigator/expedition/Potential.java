package baffin.bot.navigator.expedition;

/** What a position promises: the best goal within reach, and a share of the others. */
final class Potential {

    /** Points that a crewman is expected to earn; the measure for ways and prices. */
    static final double RATE = 0.7;

    private static final double OTHERS = 0.25;
    private static final double THAW_WAIT = 2;
    private static final int LITTLE_ICE = 2;
    private static final double PASSAGE_SURE = 0.9;
    private static final double WEST_ZONE = 16;

    private final Situation me;

    Potential(Situation me) {
        this.me = me;
    }

    /** The promise of a chart with the ship at a place. */
    double of(Chart chart, int ship) {
        return of(chart, ship, WayWest.of(chart));
    }

    double of(Chart chart, int ship, WayWest way) {
        int[] now = Sailing.distances(chart, me.ice(), ship);
        int[] later = Sailing.distances(chart, LITTLE_ICE, ship);
        int[] home = Sailing.distances(chart, LITTLE_ICE, chart.home());
        double best = 0;
        double sum = 0;
        for (int index = 0; index < chart.pieces().size(); index++) {
            double value = token(chart, index, now, later, home);
            best = Math.max(best, value);
            sum += value;
        }
        double west = passage(ship, way, home);
        best = Math.max(best, west);
        sum += west;
        return best + OTHERS * (sum - best);
    }

    private double token(Chart chart, int index, int[] now, int[] later, int[] home) {
        Chart.Piece piece = chart.pieces().get(index);
        String symbol = piece.symbol();
        if (!piece.token() || symbol == null) {
            return 0;
        }
        double way = Math.min(now[index], later[index] + THAW_WAIT);
        double cost = way + TokenWorth.price(symbol);
        if (cost + home[index] > me.budget()) {
            return 0;
        }
        return Math.max(0, me.worth().of(symbol, piece.zone()) - RATE * cost);
    }

    private double passage(int ship, WayWest way, int[] home) {
        if (me.discovered() || me.passage() == 0) {
            return 0;
        }
        double cost = way.from(ship);
        double back = Math.min(home[ship], Sailing.NEVER) + cost;
        if (cost + back > me.budget()) {
            return 0;
        }
        // the west is worth more than its token: everything counts threefold there
        return Math.max(0, me.passage() * PASSAGE_SURE + WEST_ZONE - RATE * cost);
    }
}
