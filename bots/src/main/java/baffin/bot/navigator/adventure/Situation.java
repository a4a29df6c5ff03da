package baffin.bot.navigator.adventure;

import com.fasterxml.jackson.databind.JsonNode;

/**
 * What the bot's seat has to know of the view.
 *
 * @param view the view
 * @param chart the map as the seat finds it
 * @param seat the seat
 * @param ship where its ship is, {@link Chart#START} in front of row 1
 * @param points action points left
 */
record Situation(JsonNode view, Chart chart, int seat, int ship, int points) {

    static Situation of(JsonNode view, int seat) {
        Chart chart = Chart.of(view, seat);
        return new Situation(
                view,
                chart,
                seat,
                ship(view, chart, seat),
                view.path("turn").path("points").asInt());
    }

    private static int ship(JsonNode view, Chart chart, int seat) {
        JsonNode ship = view.path("seats").path(seat).path("ship");
        return ship.isTextual() ? chart.hex(ship.asText()) : Chart.START;
    }

    /** Where the ship of any seat is. */
    int shipOf(int other) {
        return ship(view, chart, other);
    }

    JsonNode seatOf(int other) {
        return view.path("seats").path(other);
    }

    int seats() {
        return view.path("seats").size();
    }

    int row(int other) {
        return seatOf(other).path("row").asInt();
    }

    /** True for every other seat but a partner. */
    boolean rival(int other) {
        boolean partner = view.path("teams").asBoolean() && (other - seat) % 2 == 0;
        return other != seat && !partner;
    }

    /** The rival that is farthest, the first of several. */
    int leader() {
        int leader = -1;
        for (int other = 0; other < seats(); other++) {
            if (rival(other) && (leader < 0 || row(other) > row(leader))) {
                leader = other;
            }
        }
        return leader;
    }

    double toGo() {
        return chart.toGo(ship);
    }
}
