package baffin.bot.navigator.expedition;

import com.fasterxml.jackson.databind.JsonNode;

/** What the table promises a seat: the points it would have now, its ship at home, and what its crew may still earn. */
final class Promise {

    /** So many points more make it e times as likely to win. */
    private static final double SCALE = 6;

    private static final double LOST = 2;
    private static final double REACH = 0.6;
    private static final double CREWMAN = 0.5;
    private static final int LITTLE_ICE = 2;

    private Promise() {}

    static double of(JsonNode view, int seat) {
        JsonNode own = view.path("seats").path(seat);
        int score = own.path("score").asInt();
        Situation situation = Situation.of(view, seat);
        Chart chart = situation.chart();
        int ship = situation.ship();
        if (ship == chart.home() || own.path("returned").asInt() > 0) {
            return (score + (own.path("returned").asInt() > 0 ? 0 : CREWMAN * situation.budget())) / SCALE;
        }
        int left = situation.left();
        boolean comesHome = situation.round() == 0
                || new Weighing.HomeRun(situation.frozen())
                        .possible(chart, ship, situation.round(), left, situation.crew());
        int way = Sailing.distances(chart, LITTLE_ICE, chart.home())[ship];
        if (!comesHome || way >= Sailing.NEVER) {
            return score / SCALE;
        }
        double spare = Math.max(0, situation.budget() - way);
        return (score
                        + LOST * (1 + situation.crew())
                        + REACH * new Potential(situation).of(chart, ship)
                        + CREWMAN * spare)
                / SCALE;
    }
}
