package baffin.bot.navigator.expedition;

import com.fasterxml.jackson.databind.JsonNode;

/**
 * What the table promises a seat: the points it would have now, its ship at home, and what its crew may still earn. The
 * weights are fitted to matches of navigators that err now and then.
 */
final class Promise {

    /** So many points more make it e times as likely to win. */
    private static final double SCALE = 10;

    private static final double LOST = 2;
    private static final double STRANDED = 12;
    private static final double REACH = 0.3;
    private static final double CREWMAN = 0.4;
    private static final int CREW_MAX = 25;
    private static final double DRAWN = 0.6;
    private static final double NEARER = 0.4;
    private static final int LITTLE_ICE = 2;

    private Promise() {}

    static double of(JsonNode view, int seat) {
        JsonNode own = view.path("seats").path(seat);
        double score = own.path("score").asInt();
        if (own.path("returned").asInt() > 0) {
            return score / SCALE;
        }
        Situation situation = Situation.of(view, seat);
        Chart chart = situation.chart();
        int ship = situation.ship();
        if (ship != chart.home()) {
            score += LOST * (1 + situation.crew());
            boolean comesHome = new Weighing.HomeRun(situation.frozen())
                    .possible(chart, ship, situation.round(), situation.left(), situation.crew());
            if (!comesHome) {
                return (score - STRANDED) / SCALE;
            }
        }
        int way = Sailing.distances(chart, LITTLE_ICE, chart.home())[ship];
        double spare = Math.max(0, Math.min(CREW_MAX, situation.budget() - way));
        double west = situation.discovered() ? 0 : WayWest.of(chart).from(ship);
        return (score
                        + CREWMAN * spare
                        + DRAWN * situation.reserve().size()
                        + REACH * new Potential(situation).of(chart, ship)
                        - NEARER * west)
                / SCALE;
    }
}
